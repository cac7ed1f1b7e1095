import type { Config } from '#contract/endpoints/anonymous.ts';

type Queue = Pick<NonNullable<Config['customerServiceQueue']>[number], 'url' | 'sort'>;

/** The contact of customer service: the first e-mail or web address of its queue. */
export const supportAddress = (queue: readonly Queue[]): string | undefined =>
  queue
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ url }) => url)
    .find((url) => url && /^(mailto|https):/.test(url)) ?? undefined;
