const drawn = (ground: string, what: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect width="32" height="32" rx="8" fill="${ground}" stroke="none"/>${what}</svg>`;

const wallet = '<path d="M23 12V8H9a2 2 0 0 0 0 4h16v12H9a2 2 0 0 1-2-2V10"/><path stroke-width="3" d="M20 18h0"/>';
const bank = '<path d="M6 13 16 7l10 6ZM9 13v8M14 13v8M18 13v8M23 13v8M6 24h20"/>';
const counter = '<path d="M8 15v9h16v-9M6 14l2-6h16l2 6q-2.5 3-5 0-2.5 3-5 0-2.5 3-5 0-2.5 3-5 0ZM13 24v-5h6v5"/>';

/** The marks of the sandbox's payment methods, 32 by 32: what each is, on a ground of its own, and no brand's logo. */
export const methods = {
  gcash: drawn('#2360c5', wallet),
  grabpay: drawn('#2f7d2f', wallet),
  maya: drawn('#17594a', wallet),
  bank: drawn('#4b5a75', bank),
  otc: drawn('#a8481b', counter),
};
