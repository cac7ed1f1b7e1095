/** A place of a ring, counted from 1. */
interface Place {
  row: number;
  column: number;
}

/** Columns and rows of the frames with this many places: 2 × 2, 3 × 3, 4 × 3. */
const frames: Readonly<Record<number, readonly [columns: number, rows: number]>> = { 4: [2, 2], 8: [3, 3], 10: [4, 3] };

/** The places of a ring of 4, 8 or 10 cells, clockwise from the upper left; rows of two for any other number. */
export function ringOf(cells: number): { columns: number; places: readonly Place[] } {
  const frame = frames[cells];
  if (!frame) {
    const places = Array.from({ length: cells }, (_, at) => ({ row: Math.floor(at / 2) + 1, column: (at % 2) + 1 }));
    return { columns: 2, places };
  }
  const [columns, rows] = frame;
  const line = (length: number, at: (step: number) => Place) => Array.from({ length }, (_, step) => at(step));
  const places = [
    ...line(columns, (step) => ({ row: 1, column: step + 1 })),
    ...line(rows - 1, (step) => ({ row: step + 2, column: columns })),
    ...line(columns - 1, (step) => ({ row: rows, column: columns - 1 - step })),
    ...line(rows - 2, (step) => ({ row: rows - 1 - step, column: 1 })),
  ];
  return { columns, places };
}
