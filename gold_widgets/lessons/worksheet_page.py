"""What a page to print looks like: white, in outlines, and with no task cut in two."""

from __future__ import annotations

from html import escape

_PAGE = """<!DOCTYPE html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
@page {{ size: A4; margin: 12mm 15mm; }}
body {{ font: 11pt/1.35 system-ui, "DejaVu Sans", sans-serif; color: #000; background: #fff;
  max-width: 180mm; margin: 8mm auto; padding: 0 4mm; }}
h1 {{ font-size: 14pt; margin: 0 0 3mm; }}
h2 {{ font-size: 13pt; margin: 4mm 0 2mm; break-after: avoid; }}
p {{ margin: 0 0 1mm; }}
.who {{ display: flex; gap: 6mm; margin: 0 0 3mm; }}
.who span {{ flex: 1; border-bottom: 1px solid #000; }}
.task {{ break-inside: avoid; border-top: 1px solid #888; padding: 2mm 0; }}
.number {{ font-weight: bold; margin-right: 1.5mm; }}
.about {{ font-size: 9.5pt; color: #333; }}
.both {{ display: grid; grid-template-columns: auto minmax(55mm, 1fr); gap: 8mm;
  align-items: center; }}
svg {{ display: block; width: auto !important; height: auto; }}
.task svg {{ max-width: 100mm !important; max-height: 34mm; }}
.task .map svg {{ max-height: 102mm; }}
.task .large svg {{ max-height: 66mm; }}
.choices {{ list-style: none; padding: 0; margin: 1mm 0 0; }}
.short {{ display: flex; flex-wrap: wrap; gap: 0 7mm; }}
.choices li {{ margin: 1mm 0; padding-left: 6.5mm; position: relative; }}
.choices li::before {{ content: ""; position: absolute; left: 0; top: .15em; width: 3.6mm;
  height: 3.6mm; border: 1.5px solid #000; border-radius: .8mm; }}
.choices .right {{ font-weight: bold; }}
.choices .right::before {{ content: "✓"; font-size: 12pt; line-height: 3.4mm; }}
.lines span {{ display: block; border-bottom: 1px dotted #000; padding-top: 5mm; }}
.rules {{ columns: 75mm 2; column-gap: 3mm; padding-right: .5mm; }}
.rule {{ break-inside: avoid; display: flow-root; border: 1px dashed #777; border-radius: 2mm;
  padding: 1.5mm 2.5mm; margin: 0 0 2.5mm; font-size: 9.5pt; }}
.rule svg {{ float: right; margin: 0 0 1mm 2mm; max-width: 30mm !important; max-height: 26mm; }}
pre {{ font: 10.5pt/1.3 monospace; margin: 1mm 0; }}
@media print {{ body {{ margin: 0; padding: 0; max-width: none; }}
  svg {{ print-color-adjust: exact; -webkit-print-color-adjust: exact; }} }}
</style></head><body>
{body}
</body></html>
"""


def page(title: str, language: str, body: str) -> str:
    """Put all that stands on a page into one that a browser prints."""
    return _PAGE.format(title=escape(title), language=language, body=body)
