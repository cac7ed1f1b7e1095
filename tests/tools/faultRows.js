/** The number of rows in each part of the fault matrix. */
const parts = { A: 23, B: 16, C: 10, D: 16, E: 10, F: 10, G: 16, H: 7 };

/** All rows of the fault matrix. */
export const rows = Object.entries(parts).flatMap(([part, count]) =>
  Array.from({ length: count }, (_, i) => `${part}${i + 1}`),
);

/** Rows whose screens don't exist yet. */
export const later = new Map([['G12', 'comes with sharing: nothing that others wrote is shared or copied']]);

/** The rows named at the beginning of a test title, alone or in a list: "D14: ...", "A12, A13: ..." or "A3, WA-15: ...". */
export const rowsOf = (/** @type {string} */ title) =>
  /^[A-Z]+-?\d+(?:, [A-Z]+-?\d+)*(?=: )/
    .exec(title)?.[0]
    .split(', ')
    .filter((id) => /^[A-H]\d/.test(id)) ?? [];
