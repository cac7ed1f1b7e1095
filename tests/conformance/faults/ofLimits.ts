import { moneyLimit } from '#contract/protection.ts';
import { answer, answering, despite, only, orderMade, withBody, type Fault } from './fault.ts';

/** Faults of limits. */
export const ofLimits: Fault[] = [
  {
    says: 'a deposit limit counts only paid orders',
    foundBy: 'limits.deposit',
    plant: () => only('createRecharge', despite(5003, orderMade)),
  },
  {
    says: 'the refusal at a reached limit lacks the amount used and the reset time',
    foundBy: 'limits.deposit',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        if (came.body['errcode'] === 5003) came.body = { errcode: 5003, msg: 'Your limit' };
        return came;
      }),
  },
  {
    says: 'a deposit limit lets a peso more through',
    foundBy: 'limits.depositBeyond',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        const { errcode, used, limit } = came.body as { errcode: number; used: number; limit: number };
        const isNear = errcode === 5003 && used + Number(sent.body['amount']) <= limit + 100;
        return isNear ? orderMade() : came;
      }),
  },
  {
    says: 'a deposit limit lets a hundredth more through',
    foundBy: 'limits.deposit',
    plant: () =>
      only('createRecharge', (sent, forward) => {
        const amount = Number(sent.body['amount']);
        return forward(withBody(sent, { amount: amount - (amount % moneyLimit.unit) }));
      }),
  },
  {
    says: 'a limit of the greatest value is refused',
    foundBy: 'limits.kinds',
    plant: () =>
      only('selfLimitSet', async (sent, forward) =>
        sent.body['value'] === moneyLimit.max ? answer({ errcode: 400, field: 'value' }) : forward(sent),
      ),
  },
  {
    says: 'limits of a week are kept as limits of a month',
    foundBy: 'limits.kinds',
    plant: () =>
      only('selfLimitSet', (sent, forward) =>
        forward(sent.body['period'] === 'week' ? withBody(sent, { period: 'month' }) : sent),
      ),
  },
  {
    says: 'a deposit limit doesn’t hold in a race',
    foundBy: 'limits.depositRace',
    plant: () => {
      let underWay = 0;
      return only('createRecharge', async (sent, forward) => {
        const isRace = ++underWay > 1;
        const came = await forward(sent);
        underWay--;
        return isRace && came.body['errcode'] === 5003 ? orderMade() : came;
      });
    },
  },
  {
    says: 'of two limits only the one set last holds',
    foundBy: 'limits.lowest',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['period'] === 'month' ? orderMade() : came;
      }),
  },
  {
    says: 'a tighter limit waits for tomorrow',
    foundBy: 'limits.tighter',
    plant: () => answering('selfLimitSet', (body) => (body['applied'] = false)),
  },
  {
    says: 'a limit of any amount is accepted',
    foundBy: 'limits.odd',
    plant: () =>
      only('selfLimitSet', (sent, forward) => {
        const { kind, value } = sent.body;
        return forward(kind === 'deposit' ? withBody(sent, { value: Math.max(10_000, Number(value)) }) : sent);
      }),
  },
  {
    says: 'a limit of any amount on losses or stakes is accepted',
    foundBy: 'limits.odd',
    plant: () =>
      only('selfLimitSet', (sent, forward) => {
        const { kind, value } = sent.body;
        const isOfPlay = kind === 'loss' || kind === 'wager';
        return forward(isOfPlay ? withBody(sent, { value: Math.max(moneyLimit.min, Number(value)) }) : sent);
      }),
  },
  {
    says: 'a limit may be a hundredth above the greatest value',
    foundBy: 'limits.odd',
    plant: () =>
      only('selfLimitSet', (sent, forward) => {
        const isNear = sent.body['value'] === moneyLimit.max + 1;
        return forward(isNear ? withBody(sent, { value: moneyLimit.max }) : sent);
      }),
  },
];
