/** The number of rows in each part of the fault matrix, and the rows of the last part that single tests prove. */
const parts = { A: 23, B: 16, C: 10, D: 16, E: 10, F: 10 };
const singles = ['H1', 'H3', 'H4', 'H5', 'H7'];

/** All rows of the fault matrix. */
export const rows = [
  ...Object.entries(parts).flatMap(([part, count]) => Array.from({ length: count }, (_, i) => `${part}${i + 1}`)),
  ...singles,
];

/** Rows whose screens don't exist yet. */
export const later = new Map([['B10', 'comes with the jackpot wheel']]);

/** The rows named at the beginning of a test title, alone or in a list: "D14: ...", "A12, A13: ..." or "A3, WA-15: ...". */
export const rowsOf = (/** @type {string} */ title) =>
  /^[A-Z]+-?\d+(?:, [A-Z]+-?\d+)*(?=: )/
    .exec(title)?.[0]
    .split(', ')
    .filter((id) => /^[A-FH]\d/.test(id)) ?? [];
