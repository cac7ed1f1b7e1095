import { awarded, moved } from '../awards.ts';
import { read, write, ofFeature } from '../endpoint.ts';
import { inviteStates, roundStates } from '../rewards/inviteSpin.ts';
import { balance, count, flag, id, list, oneOf, optional, page, record, text, time, type Infer } from '../schema.ts';
import { paging } from './bounds.ts';

/**
 * A cell of the wheel: the count of a prop (money in hundredths), and its chance in parts per million (players B18).
 */
const cell = record({ id, propId: id, count, chance: count, showNum: optional(text) });

const { notBegun, running, reached, exchanged, expired } = roundStates;
const status = oneOf(notBegun, running, reached, exchanged, expired);

/** A round's amount so far, its target, and the spins left. */
const standing = { amount: balance, target: balance, spinTimes: count, status };

/**
 * The spins granted for each action, the days a round lasts from its first spin, and how many times its payout must
 * be staked before withdrawal.
 */
const rule = record({ days: count, welcome: count, invite: count, share: count, turnover: count });

/** A spin, an invited friend, or a round that has ended; `status` as in `inviteStates`, or `roundStates`. */
const recordRow = record({
  id,
  time,
  propId: optional(id),
  count: optional(count),
  nickname: optional(text),
  status: optional(oneOf(inviteStates.waiting, inviteStates.counted, exchanged, expired)),
});

export type SpinRecord = Infer<typeof recordRow>;

const spoils = ['actInviteUser', 'actInviteUserStatus', 'actInviteUserRecord', 'activityGetStatusList'];

/** Endpoints for the invite spin (spec §7, payloads G): spins add to an amount, which is paid once it reaches the target. */
export const inviteSpin = ofFeature('spin', {
  actInviteUser: read(
    'The invite spin: its wheel with odds, the present round, and what there are spins for',
    {},
    {
      id,
      startTime: time,
      endTime: time,
      ...standing,
      cells: list(cell),
      inviteCount: count,
      shareUrl: text,
      rule,
      sharedToday: flag,
    },
    { wrapped: true, kept: 'user' },
  ),
  actInviteUserStatus: read(
    'Where its round stands',
    {},
    { ...standing, leftSec: count },
    { wrapped: true, kept: 'user' },
  ),
  actInviteUserRecord: read(
    'Its spins (1), invited friends (2) or rounds that have ended (3)',
    { ...paging, type: oneOf(1, 2, 3) },
    page(recordRow),
    { wrapped: true, kept: 'user' },
  ),
  actInviteUserSpin: write(
    'Spins its wheel, in the round of that id; 0 begins a new one',
    { id: optional(id) },
    { cellId: id, propId: id, count, ...standing, ...awarded },
    { money: true, wrapped: true, spoils },
  ),
  actInviteUserExchange: write(
    'Pays the amount of a round that has reached its target',
    {},
    { status, ...awarded },
    { money: true, spoils: [...spoils, ...moved] },
  ),
  actInviteClickInvite: write(
    'Counts a tap on sharing; the first of a day brings a spin while the invite spin runs',
    { via: oneOf('fb', 'messenger', 'viber', 'telegram', 'copy', 'native') },
    { shareUrl: text, shareText: optional(text), spinTimes: optional(count) },
    { money: true, spoils },
  ),
});
