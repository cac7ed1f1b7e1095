/** The client generators that are tried, with the packages that they or their output need. */
export const generators = {
  'openapi-typescript': '7.13.0',
  orval: '8.38.0',
  '@hey-api/openapi-ts': '0.99.0',
} as const;

/** Bruno's own parser of collections. */
export const brunoParser = '@usebruno/lang';
export const bruno = { [brunoParser]: '0.39.0' } as const;

/** What the generators need at run time, and their output imports. */
export const needed = { typescript: '5.9.3', zod: '4.6.7' } as const;

/** Where each client is generated, relative to the folder of clients. */
export const clients = {
  types: 'openapi-typescript',
  fetch: 'orval-fetch',
  zod: 'orval-zod',
  heyApi: 'hey-api/types.gen',
} as const;
