"""What lies on the disk beside a file of progress, and a disk that is full."""

import errno


def beside(file):
    """What lies beside a file, hidden or not."""
    return sorted(path.name for path in file.parent.iterdir() if path != file)


def full_disk(*_args, **_options):
    raise OSError(errno.ENOSPC, "No space left on device")
