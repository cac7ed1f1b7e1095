import type { Config } from '#contract/endpoints/anonymous.ts';
import type { Contact } from '#shared/support/supportQueue.ts';

/** Whether a VIP contact is for players of this level (SV-03). */
export const isVipOf = ({ minVip }: Pick<Contact, 'minVip'>, level: number | null | undefined) =>
  (level ?? 0) >= (minVip ?? 0);

/** The operator's name of a VIP level, if it has one. */
export const levelName = (vipMap: Config['vipMap'], level: number) =>
  Object.values(vipMap ?? {}).find((each) => each.level === level)?.name;
