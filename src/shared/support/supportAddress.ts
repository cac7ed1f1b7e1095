import { onlineService } from '#contract/service.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';

type Queue = Pick<NonNullable<Config['customerServiceQueue']>[number], 'url' | 'sort' | 'itemType'>;

/** The contact of customer service: the first e-mail or web address of its queue, but the page of a chat, which needs more. */
export const supportAddress = (queue: readonly Queue[]): string | undefined =>
  queue
    .filter(({ itemType }) => itemType !== onlineService)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ url }) => url)
    .find((url) => url && /^(mailto|https):/.test(url)) ?? undefined;
