"""Drawings made smaller, and put somewhere else."""

from __future__ import annotations

from gold_widgets.canvas.shapes import Circle, Path, Rect, Shape, Text

Shapes = tuple[Shape, ...]


def small(shapes: Shapes, scale: float, x: float = 0, y: float = 0) -> Shapes:
    """Make a drawing smaller, and put it somewhere."""
    return moved(tuple(_scaled(shape, scale) for shape in shapes), x, y)


def moved(shapes: Shapes, x: float, y: float) -> Shapes:
    """Shift a drawing."""
    made: list[Shape] = []
    for shape in shapes:
        if not isinstance(shape, Path):
            made.append(shape._replace(x=round(shape.x + x, 1), y=round(shape.y + y, 1)))
            continue
        steps: list[str] = []
        for code, values in shape.moves:
            shifted = (value + (x, y)[index % 2] for index, value in enumerate(values))
            steps += [code, *(f"{round(value, 1):g}" for value in shifted)]
        made.append(shape._replace(steps=" ".join(steps)))
    return tuple(made)


def _scaled(shape: Shape, scale: float) -> Shape:
    def near(number: float) -> float:
        return round(number * scale, 1)

    match shape:
        case Rect():
            return shape._replace(
                x=near(shape.x),
                y=near(shape.y),
                width=near(shape.width),
                height=near(shape.height),
                radius=near(shape.radius),
                line=near(shape.line),
            )
        case Circle():
            return shape._replace(
                x=near(shape.x), y=near(shape.y), radius=near(shape.radius), line=near(shape.line)
            )
        case Text():
            return shape._replace(
                x=near(shape.x), y=near(shape.y), size=near(shape.size), most=near(shape.most)
            )
        case Path():
            return shape._replace(
                steps=" ".join(
                    w if w.isalpha() else f"{near(float(w)):g}" for w in shape.steps.split()
                ),
                line=near(shape.line),
            )
