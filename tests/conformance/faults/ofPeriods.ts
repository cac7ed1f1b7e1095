import { manilaOffset } from '#contract/calendar.ts';
import { dayOf, endOf } from '#sandbox/manila.ts';
import { answer, answering, dataOf, despite, gameOpened, only, orderMade, type Fault } from './fault.ts';

const day = 24 * 60 * 60 * 1_000;
const utcDay = (time: number) => Math.floor(time / day);

/** The limits in an answer. */
const limitsIn = (body: Record<string, unknown>) => body['limits'] as { period: string; resetAt?: number }[];

/** Limits that start afresh with another day than Manila’s: by a call that uses up, and one that is then refused. */
const newDay =
  (refusal: number, instead: typeof orderMade, uses: string, refused: 'createRecharge' | 'startGame'): Fault['plant'] =>
  ({ now }) => {
    let usedAt = 0;
    return async (sent, forward) => {
      const came = await forward(sent);
      if (sent.path === uses && came.status === 200) usedAt = now();
      const isOver = sent.path === refused && came.body['errcode'] === refusal && dayOf(usedAt) !== dayOf(now());
      return isOver ? instead() : came;
    };
  };

/** Faults of the days, weeks and months of limits. */
export const ofPeriods: Fault[] = [
  ...(['week', 'month'] as const).map((period) => ({
    says: `a deposit limit of a ${period} isn’t enforced`,
    foundBy: 'limits.periods',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['period'] === period ? orderMade() : came;
      }),
  })),
  {
    says: 'the refusal at a deposit limit says that it resets in a day, whatever its period',
    foundBy: 'limits.periods',
    plant: ({ now }) =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        if (came.body['errcode'] === 5003) came.body['resetAt'] = now() + day;
        return came;
      }),
  },
  {
    says: 'limits reset at midnight in UTC',
    foundBy: 'limits.manila',
    plant: () =>
      answering('selfLimitInfo', (body) => {
        for (const limit of limitsIn(body)) if (limit.resetAt) limit.resetAt += manilaOffset;
      }),
  },
  {
    says: 'limits of a week reset on Sunday',
    foundBy: 'limits.manila',
    plant: () =>
      answering('selfLimitInfo', (body) => {
        for (const limit of limitsIn(body)) if (limit.period === 'week') limit.resetAt = Number(limit.resetAt) - day;
      }),
  },
  {
    says: 'a day of limits on play ends at midnight in UTC',
    foundBy: 'limits.midnight',
    plant: ({ now }) => {
      let usedAt = 0;
      return async (sent, forward) => {
        if (sent.path === 'wallet/bet') usedAt = now();
        const isStill = sent.path === 'startGame' && utcDay(usedAt) === utcDay(now()) && dayOf(usedAt) !== dayOf(now());
        return isStill ? answer({ errcode: 5004, kind: 'loss', period: 'day', limit: 0, used: 0 }) : forward(sent);
      };
    },
  },
  {
    says: 'a day of deposit limits ends an hour early',
    foundBy: 'limits.midnight',
    plant: ({ now }) =>
      only('createRecharge', (sent, forward) =>
        endOf('day', now()) - now() < day / 24 ? despite(5003, orderMade)(sent, forward) : forward(sent),
      ),
  },
  {
    says: 'today’s figures go on after midnight',
    foundBy: 'play.today',
    plant: () =>
      answering('rgSession', (body) => Object.assign(body['today'] as object, { bet: body['bet'], win: body['win'] })),
  },
  {
    says: 'deposit limits of a week and of a month start afresh each day',
    foundBy: 'limits.nextDay',
    plant: newDay(5003, orderMade, 'webhooks/payment', 'createRecharge'),
  },
  {
    says: 'limits of a week and of a month on losses start afresh each day',
    foundBy: 'limits.nextDay',
    plant: newDay(5004, gameOpened, 'wallet/bet', 'startGame'),
  },
  {
    says: 'today’s bets of a rebate are those of a day in UTC',
    foundBy: 'play.rebates',
    plant: ({ now }) => {
      const most = new Map<string, number>();
      return answering('betBonus', (body) => {
        for (const kind of dataOf(body)['list'] as { type: number; todayBet?: number }[]) {
          const today = `${kind.type} ${utcDay(now())}`;
          kind.todayBet = Math.max(most.get(today) ?? 0, kind.todayBet ?? 0);
          most.set(today, kind.todayBet);
        }
      });
    },
  },
];
