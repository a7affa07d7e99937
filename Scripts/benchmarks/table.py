"""The table that the benchmarks fill."""


class Table:
    HEADER = ("what", "ours", "yardstick", "ratio", "to reach")

    def __init__(self):
        self.rows = []

    def add(self, what, ours, yardstick, ratio, reach):
        self.rows.append((what, ours, yardstick, ratio, reach))

    def text(self):
        lines = [self.HEADER, tuple("---" for _ in self.HEADER)] + self.rows
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.HEADER))]
        return "\n".join("| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths)) + " |" for line in lines)
