import { onlineService } from '#contract/service.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { contactWay, type ContactWay } from './contactWay.ts';

type Queue = Pick<NonNullable<Config['customerServiceQueue']>[number], 'url' | 'sort' | 'itemType'>;

/**
 * The contact of customer service: the first e-mail or web address of its queue, except a chat's page, which needs
 * more.
 */
export const supportWay = (queue: readonly Queue[] | null | undefined): ContactWay | undefined =>
  (queue ?? [])
    .filter(({ itemType }) => itemType !== onlineService)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ url }) => contactWay(url))
    .find((way) => way && /^(mailto|https):/.test(way.href));
