import type { Input, Output } from '#contract/endpoints.ts';
import { inviteStates, roundStates, spinRecords } from '#contract/rewards/inviteSpin.ts';
import { props } from '#contract/props.ts';
import { pageOf } from '#sandbox/db/paging.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { maskedName } from '../identity/maskedName.ts';
import { hasEnded, roundsOf } from './rounds.ts';
import { friendsOf } from './spins.ts';

type Asked = Input<'actInviteUserRecord'>;
type Records = Output<'actInviteUserRecord'>;

/** A page of one of the lists of a player's records, the latest first. */
export async function recordsOf(db: Db, userId: number, { type, ...paging }: Asked, time: number): Promise<Records> {
  if (type === spinRecords.spins) return spins(db, userId, paging);
  return type === spinRecords.invites ? invites(db, userId, paging, time) : endedRounds(db, userId, paging, time);
}

type Paging = Omit<Asked, 'type'>;

const spins = (db: Db, userId: number, paging: Paging): Promise<Records> =>
  pageOf(
    db
      .selectFrom('inviteSpins')
      .select(['id', 'propId', 'count', 'time'])
      .where('userId', '=', userId)
      .orderBy('id', 'desc'),
    paging,
  );

async function invites(db: Db, userId: number, paging: Paging, time: number): Promise<Records> {
  const { friends } = await friendsOf(db, userId, time);
  const page = await pageOf(friends, paging);
  const first = page.total - (page.pageNum - 1) * page.pageSize;
  const list = page.list.map(({ nickname, createdAt, counts }, place) => ({
    id: first - place,
    time: createdAt,
    nickname: maskedName(nickname),
    status: counts ? inviteStates.counted : inviteStates.waiting,
  }));
  return { ...page, list };
}

/** Paid or expired rounds with their amounts. */
async function endedRounds(db: Db, userId: number, paging: Paging, time: number): Promise<Records> {
  const page = await pageOf(roundsOf(db, userId).where(hasEnded(time)), paging);
  const list = page.list.map(({ id, amount, exchangedAt, endsAt }) => ({
    id,
    time: exchangedAt ?? endsAt,
    propId: props.coin,
    count: Number(amount),
    status: exchangedAt === null ? roundStates.expired : roundStates.exchanged,
  }));
  return { ...page, list };
}
