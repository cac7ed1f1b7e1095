import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import { awardStates } from '#contract/rewards/contests.ts';
import type { Mission, slotsHack } from '#contract/endpoints/slotsHack.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { endOf, startOf } from '#sandbox/manila.ts';
import type { Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { maskedName } from '#sandbox/operator/identity/maskedName.ts';
import { turnoverTimes } from '#sandbox/operator/money/turnover.ts';
import { claimOnce, claimsOf } from '#sandbox/operator/rewards/claims.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';
import { beginAct, openActivity } from '#sandbox/operator/rewards/openActivity.ts';
import { checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import { chosenGames, missions } from '#sandbox/operator/slotshack/missions.ts';
import { bestWins, progressOf, settledOn, type Times } from '#sandbox/operator/slotshack/progress.ts';

const { none, claimable, claimed } = awardStates;

/** How many of the best wins are listed. */
const winsTold = 10;

/** The time of the missions: the activity's, or the week in Manila if it has no end. */
function timesOf(operator: Pick<OperatorContext, 'written'>, time: number): Times {
  const { startTime, endTime } = openActivity(operator, activityTypes.SlotsHack, time);
  if (endTime) return { start: startTime ?? 0, end: endTime };
  return { start: Math.max(startOf('week', time), startTime ?? 0), end: endOf('week', time) };
}

/** The claim name prefix of one period; each mission adds its id. */
const claimsIn = ({ start }: Times) => `slotshack:${start}:`;

/** The missions with a player's progress and claims. */
async function missionsOf(db: Db, userId: number, times: Times): Promise<Mission[]> {
  const rounds = await settledOn(db, userId, chosenGames, times);
  const had = await claimsOf(db, userId, claimsIn(times));
  return missions.map((mission) => {
    const done = progressOf(rounds, mission);
    const isClaimed = had.has(claimsIn(times) + mission.id);
    return { ...mission, done, status: isClaimed ? claimed : done >= mission.need ? claimable : none };
  });
}

/** Handlers for the slotshack: missions on chosen games, by settled rounds alone (SL-01, SL-02). */
export function slotsHackHandlers(operator: OperatorContext): Group<typeof slotsHack> {
  const { db } = operator;
  return {
    slotsHackInfo: async (_, { userId, time }) => {
      await checkOffered(db, userId, time);
      const times = timesOf(operator, time);
      const { first, own } = await bestWins(db, userId, chosenGames, times, winsTold);
      return {
        startTime: times.start,
        endTime: times.end,
        gameIds: [...chosenGames],
        tasks: await missionsOf(db, userId, times),
        rank: first.map(({ rank, nickname, value, ...row }) => ({
          rank,
          nickname: row.userId === userId ? nickname : maskedName(nickname),
          value,
        })),
        me: { rank: own?.rank ?? 0, value: own?.value ?? 0 },
        turnover: turnoverTimes.reward,
      };
    },
    slotsHackReceive: ({ id }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await beginAct(trx, operator, context);
        const times = timesOf(operator, time);
        const mission = (await missionsOf(trx, userId, times)).find((each) => each.id === id);
        if (!mission) throw new Refusal(codes.notFound, 'No such mission', { field: 'id' });
        if (mission.status === claimed) throw new Refusal(codes.alreadyDone, 'Claimed already');
        if (mission.status === none) throw new Refusal(codes.conditionUnmet, 'Not done yet', { need: 'mission' });
        const name = claimsIn(times) + id;
        await claimOnce(trx, { userId, name, time });
        const act = { ref: `${name}:${userId}`, userId, rewards: mission.awards, time };
        return grant(trx, { ...act, money: 'reward', activity: activityTypes.SlotsHack });
      }),
  };
}
