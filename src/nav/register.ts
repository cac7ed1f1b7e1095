/**
 * Types that the top layer registers by declaration merging: `pages` and `dialogs`, as `src/shell/pages` declares
 * them. So lower layers know every path, query and dialog by type without importing what they lead to.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- merged into by `src/shell/pages/pages.ts`
export interface Register {}
