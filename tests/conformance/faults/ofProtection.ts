import { answer, answering, newId, only, withBody, type Fault } from './fault.ts';
import type { Came, Forward, Sent } from './sandbox.ts';

const order = (): Came => answer({ errcode: 0, orderNo: crypto.randomUUID(), payUrl: 'https://pay.example/' });

/** What is refused with a code is done instead. */
const despite = (code: number, instead: () => Came) => async (sent: Sent, forward: Forward) => {
  const came = await forward(sent);
  return came.body['errcode'] === code ? instead() : came;
};

/** Faults of limits, breaks and exclusions. */
export const ofProtection: Fault[] = [
  {
    says: 'a deposit limit that looks at what was paid alone',
    foundBy: 'limits.deposit',
    plant: () => only('createRecharge', despite(5003, order)),
  },
  {
    says: 'a limit that is reached, without how much is used and until when',
    foundBy: 'limits.deposit',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        if (came.body['errcode'] === 5003) came.body = { errcode: 5003, msg: 'Your limit' };
        return came;
      }),
  },
  {
    says: 'a deposit limit that doesn’t hold in a race',
    foundBy: 'limits.depositRace',
    plant: () => {
      let underWay = 0;
      return only('createRecharge', async (sent, forward) => {
        const isRace = ++underWay > 1;
        const came = await forward(sent);
        underWay--;
        return isRace && came.body['errcode'] === 5003 ? order() : came;
      });
    },
  },
  {
    says: 'of two limits the last one holds',
    foundBy: 'limits.lowest',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['period'] === 'month' ? order() : came;
      }),
  },
  {
    says: 'a tighter limit that waits for tomorrow',
    foundBy: 'limits.tighter',
    plant: () => answering('selfLimitSet', (body) => (body['applied'] = false)),
  },
  {
    says: 'a looser limit at once',
    foundBy: 'limits.looser',
    plant: () => answering('selfLimitSet', (body) => (body['applied'] = true)),
  },
  {
    says: 'a looser limit that anybody confirms at once',
    foundBy: 'limits.looser',
    plant: () => only('selfLimitConfirm', (sent, forward) => forward({ ...sent, path: 'selfLimitInfo' })),
  },
  {
    says: 'a looser limit that is confirmed, and never holds',
    foundBy: 'limits.confirmed',
    plant: () => only('selfLimitConfirm', (sent, forward) => forward({ ...sent, path: 'selfLimitInfo' })),
  },
  {
    says: 'a late copy of a limit that sets it anew',
    foundBy: 'limits.copies',
    plant: () => only('selfLimitSet', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'limits of any amount',
    foundBy: 'limits.odd',
    plant: () =>
      only('selfLimitSet', (sent, forward) => {
        const { kind, value } = sent.body;
        return forward(kind === 'deposit' ? withBody(sent, { value: Math.max(10_000, Number(value)) }) : sent);
      }),
  },
  {
    says: 'a break that leaves games open',
    foundBy: 'protection.break',
    plant: () =>
      only(
        'startGame',
        despite(5001, () => answer({ errcode: 0, url: 'https://games.example/?launch=1' })),
      ),
  },
  {
    says: 'a break on which nothing tells to stop',
    foundBy: 'protection.break',
    plant: () => answering('online', (body) => (body['rg'] = { stop: false })),
  },
  {
    says: 'a break that never ends',
    foundBy: 'protection.breakEnds',
    plant: () => answering('rgState', (body) => Object.assign(body, { state: 1 })),
  },
  {
    says: 'an exclusion that leaves deposits open',
    foundBy: 'protection.exclusion',
    plant: () => only('createRecharge', despite(5002, order)),
  },
  {
    says: 'an exclusion that takes its time',
    foundBy: 'protection.race',
    plant: () => {
      let late = 3;
      return only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 5002 && late-- > 0 ? order() : came;
      });
    },
  },
  {
    says: 'a deposit that fails while an exclusion is under way',
    foundBy: 'protection.race',
    plant: () => only('createRecharge', async () => answer({ error: 'oops' }, 500)),
  },
  {
    says: 'an exclusion that leaves other sessions alive',
    foundBy: 'protection.sessions',
    plant: () =>
      only('refreshData', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 401 ? answer({ errcode: 0, coin: 0 }) : came;
      }),
  },
  {
    says: 'a break that makes an exclusion shorter',
    foundBy: 'protection.longer',
    plant: ({ now }) =>
      answering('selfExclude', (body, { body: { type } }) => {
        if (type === 1) body['until'] = now() + 24 * 60 * 60 * 1_000;
      }),
  },
  {
    says: 'copies of an exclusion that each make it longer',
    foundBy: 'protection.copies',
    plant: () => only('selfExclude', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'an exclusion by a wrong password',
    foundBy: 'protection.wrongProof',
    plant: () => only('selfExclude', (sent, forward) => forward(withBody(sent, { password: undefined }))),
  },
  {
    says: 'a break of any length',
    foundBy: 'protection.lengths',
    plant: () =>
      only('selfExclude', (sent, forward) => forward(withBody(sent, sent.body['hours'] === 1 ? { hours: 24 } : {}))),
  },
  {
    says: 'an exclusion that keeps the money in the safebox',
    foundBy: 'protection.keeps',
    plant: () =>
      only('safeboxTransfer', async (sent, forward) =>
        sent.body['direction'] === 2 ? answer({ errcode: 403, need: 'kyc' }) : forward(sent),
      ),
  },
];
