import { props } from '#contract/props.ts';
import { vipStates } from '#contract/rewards/vip.ts';
import type { Reward } from '#contract/signInReply.ts';
import type { VipInfo } from './levels.ts';

const { claimable } = vipStates;

const parts = {
  upgrades: ({ levels }) =>
    levels.flatMap(({ upgradeStatus, upgradeAward }) => (upgradeStatus === claimable ? [upgradeAward] : [])),
  today: ({ daily, signIn: { status, list, days } }) => [
    ...(daily.status === claimable ? [daily.awards] : []),
    ...(status === claimable ? [list[days]?.awards ?? []] : []),
  ],
  tasks: ({ tasks, unReceiveBonus }) => [
    ...tasks.flatMap(({ status, awards }) => (status === claimable ? [awards] : [])),
    ...(unReceiveBonus > 0 ? [[{ id: props.coin, count: unReceiveBonus }]] : []),
  ],
} satisfies Record<string, (value: VipInfo) => (readonly Reward[])[]>;

/** A part of the VIP pages with claims of its own. */
export type VipPart = keyof typeof parts;

/** The awards of each claim that is open in some parts. */
export const claimableIn = (value: VipInfo, shown: readonly VipPart[]): (readonly Reward[])[] =>
  shown.flatMap((part) => parts[part](value));
