/** The number of rows in each part of the fault matrix. */
const parts = { A: 23, B: 16, C: 10, D: 16, E: 10, F: 10, G: 16, H: 7 };

/** All rows of the fault matrix. */
export const rows = Object.entries(parts).flatMap(([part, count]) =>
  Array.from({ length: count }, (_, i) => `${part}${i + 1}`),
);

/** Rows whose screens don't exist yet. */
export const later = new Map([['G12', 'comes with sharing: nothing that others wrote is shared or copied']]);

/** The rows in parentheses at the end of a test's title, before its tags: "… once (D14)", "… (A3, WA-15) @long". */
export const rowsOf = (/** @type {string} */ title) =>
  /\(([^()]+)\)(?: @[a-z]+)*$/
    .exec(title)?.[1]
    ?.split(', ')
    .filter((id) => /^[A-H]\d{1,2}$/.test(id)) ?? [];
