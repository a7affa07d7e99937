"""The tables of the benchmarks."""


class Table:
    def __init__(self, *header):
        self.header = header
        self.rows = []

    def add(self, *cells):
        self.rows.append(cells)

    def text(self):
        lines = [self.header, tuple("---" for _ in self.header)] + self.rows
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.header))]
        return "\n".join("| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths)) + " |" for line in lines)
