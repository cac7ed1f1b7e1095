import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import { awardStates, type RankPeriod } from '#contract/rewards/contests.ts';
import type { rank, RankResult } from '#contract/endpoints/rank.ts';
import type { Activity } from '#contract/entities.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import type { Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { maskedName } from '#sandbox/operator/identity/maskedName.ts';
import { turnoverTimes } from '#sandbox/operator/money/turnover.ts';
import { claimOnce, claimsOf } from '#sandbox/operator/rewards/claims.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';
import { beginAct, openActivity } from '#sandbox/operator/rewards/openActivity.ts';
import { take } from '#sandbox/operator/rewards/stock.ts';
import { checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import { claimDays, claimTime, endedSpans, spanAt, spanOfId } from '#sandbox/operator/rank/periods.ts';
import { awardsOf, prizes } from '#sandbox/operator/rank/prizes.ts';
import { keepPlaces, ownPlace, pastPlace, standingsOf } from '#sandbox/operator/rank/standings.ts';

const { none, claimable, claimed } = awardStates;

const claims = 'rank:';
/** The name of a period's award, which a player claims once. */
const nameOf = (id: number) => `${claims}${id}`;

/** The running ranking; also an ended one while its awards can be claimed. */
function rankActivity(operator: Pick<OperatorContext, 'written'>, time: number): Activity {
  const activity = operator.written.activities.find(({ activityType }) => activityType === activityTypes.Rank);
  const end = activity?.endTime || Infinity;
  const isPaidOut = end <= time && time < end + claimTime;
  return openActivity(operator, activityTypes.Rank, isPaidOut ? end - 1 : time);
}

/** A player's awarded places in ended periods. */
async function resultsOf(db: Db, userId: number, kind: RankPeriod, time: number, activity: Activity) {
  const had = await claimsOf(db, userId, claims);
  const results: RankResult[] = [];
  for (const { id, start, end } of endedSpans(kind, time, activity)) {
    const own = await pastPlace(db, { start, end }, userId);
    const awards = own ? awardsOf(kind, own.rank) : [];
    if (!own || awards.length === 0) continue;
    results.push({
      id,
      startTime: start,
      endTime: end,
      expireTime: end + claimTime,
      rank: own.rank,
      value: own.value,
      awards,
      status: had.has(nameOf(id)) ? claimed : claimable,
    });
  }
  return results;
}

/** Whether any of them is claimable. */
function statusOf(past: readonly RankResult[]) {
  if (past.some(({ status }) => status === claimable)) return claimable;
  return past.length > 0 ? claimed : none;
}

/** Keeps the places of an ended period before the act that pays one, whose refusal would undo it. */
async function keepEnded({ db, written }: OperatorContext, id: number, time: number): Promise<void> {
  const activity = written.activities.find(({ activityType }) => activityType === activityTypes.Rank);
  const span = activity && spanOfId(id, activity);
  if (span && span.end <= time && time < span.end + claimTime) await keepPlaces(db, span);
}

/** Handlers for the ranking by valid bets of settled rounds: only players who have played are in it (RK-01). */
export function rankHandlers(operator: OperatorContext): Group<typeof rank> {
  const { db } = operator;
  return {
    rankInfo: async ({ period, ...paging }, { userId, time }) => {
      await checkOffered(db, userId, time);
      const activity = rankActivity(operator, time);
      const span = spanAt(period, Math.min(time, (activity.endTime || Infinity) - 1), activity);
      const page = await standingsOf(db, span, paging);
      const own = await ownPlace(db, span, userId);
      const past = await resultsOf(db, userId, period, time, activity);
      return {
        ...page,
        list: page.list.map((place) => ({
          rank: place.rank,
          nickname: place.userId === userId ? place.nickname : maskedName(place.nickname),
          value: place.value,
          awards: awardsOf(period, place.rank),
        })),
        startTime: span.start,
        endTime: span.end,
        rule: { claimDays, turnover: turnoverTimes.reward },
        prizes: prizes[period],
        me: {
          rank: own?.rank ?? 0,
          value: own?.value ?? hundredths(0),
          gap: own?.gap ?? hundredths(0),
          status: statusOf(past),
        },
        past,
      };
    },
    rankReceive: async ({ id }, context) => {
      await keepEnded(operator, id, context.time);
      return context.once(async (trx) => {
        const { userId, time } = context;
        await beginAct(trx, operator, context);
        const span = spanOfId(id, rankActivity(operator, time));
        if (!span) throw new Refusal(codes.notFound, 'No such period', { field: 'id' });
        if (time < span.end) throw new Refusal(codes.conditionUnmet, 'It runs yet', { need: 'end' });
        await claimOnce(trx, { userId, name: nameOf(id), time });
        if (time >= span.end + claimTime) throw new Refusal(codes.closed, 'It can’t be claimed any more');
        const own = await ownPlace(trx, span, userId);
        const rewards = own ? awardsOf(span.kind, own.rank) : [];
        if (!own || rewards.length === 0) throw new Refusal(codes.conditionUnmet, 'No award there', { need: 'place' });
        // A place is paid once, whatever rounds are settled around the end of the period.
        const place = { name: `${nameOf(id)}:${own.rank}`, stock: 1 };
        await take(trx, operator.rules, place, { userId, num: 1 });
        const act = { ref: `${nameOf(id)}:${userId}`, userId, rewards, time };
        return grant(trx, { ...act, money: 'reward', activity: activityTypes.Rank });
      });
    },
  };
}
