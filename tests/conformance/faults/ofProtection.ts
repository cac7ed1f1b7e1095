import { answer, answering, newId, only, withBody, type Fault } from './fault.ts';
import type { Came, Forward, Sent } from './sandbox.ts';

const order = (): Came => answer({ errcode: 0, orderNo: crypto.randomUUID(), payUrl: 'https://pay.example/' });

/** Answers as given instead of refusing with a code. */
const despite = (code: number, instead: () => Came) => async (sent: Sent, forward: Forward) => {
  const came = await forward(sent);
  return came.body['errcode'] === code ? instead() : came;
};

/** Faults of limits, breaks and exclusions. */
export const ofProtection: Fault[] = [
  {
    says: 'a deposit limit counts only paid orders',
    foundBy: 'limits.deposit',
    plant: () => only('createRecharge', despite(5003, order)),
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
    says: 'a deposit limit doesn’t hold in a race',
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
    says: 'of two limits only the one set last holds',
    foundBy: 'limits.lowest',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['period'] === 'month' ? order() : came;
      }),
  },
  {
    says: 'a tighter limit waits for tomorrow',
    foundBy: 'limits.tighter',
    plant: () => answering('selfLimitSet', (body) => (body['applied'] = false)),
  },
  {
    says: 'a looser limit applies at once',
    foundBy: 'limits.looser',
    plant: () => answering('selfLimitSet', (body) => (body['applied'] = true)),
  },
  {
    says: 'a looser limit can be confirmed at once',
    foundBy: 'limits.looser',
    plant: () => only('selfLimitConfirm', (sent, forward) => forward({ ...sent, path: 'selfLimitInfo' })),
  },
  {
    says: 'a looser limit never applies though it is confirmed',
    foundBy: 'limits.confirmed',
    plant: () => only('selfLimitConfirm', (sent, forward) => forward({ ...sent, path: 'selfLimitInfo' })),
  },
  {
    says: 'a late copy of a limit sets it again',
    foundBy: 'limits.copies',
    plant: () => only('selfLimitSet', (sent, forward) => forward(withBody(sent, newId()))),
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
    says: 'a pending looser limit stays though it is cancelled',
    foundBy: 'limits.cancelled',
    plant: () => only('selfLimitCancelPending', (sent, forward) => forward({ ...sent, path: 'selfLimitInfo' })),
  },
  {
    says: 'an answer to a reality check causes a server error',
    foundBy: 'protection.realityCheck',
    plant: () => only('rgAck', async () => answer({ errcode: 500 }, 500)),
  },
  {
    says: 'who opts out of one channel has opted out of all',
    foundBy: 'protection.marketing',
    plant: () =>
      only('marketingOptOut', (sent, forward) => forward(withBody(sent, { push: true, sms: true, email: true }))),
  },
  {
    says: 'games can be opened during a break',
    foundBy: 'protection.break',
    plant: () =>
      only(
        'startGame',
        despite(5001, () => answer({ errcode: 0, url: 'https://games.example/?launch=1' })),
      ),
  },
  {
    says: 'no answer says to stop during a break',
    foundBy: 'protection.break',
    plant: () => answering('online', (body) => (body['rg'] = { stop: false })),
  },
  {
    says: 'a break never ends',
    foundBy: 'protection.breakEnds',
    plant: () => answering('rgState', (body) => Object.assign(body, { state: 1 })),
  },
  {
    says: 'deposits are possible during an exclusion',
    foundBy: 'protection.exclusion',
    plant: () => only('createRecharge', despite(5002, order)),
  },
  {
    says: 'an exclusion takes effect late',
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
    says: 'a deposit causes a server error while an exclusion is in progress',
    foundBy: 'protection.race',
    plant: () => only('createRecharge', async () => answer({ error: 'oops' }, 500)),
  },
  {
    says: 'an exclusion leaves other sessions alive',
    foundBy: 'protection.sessions',
    plant: () =>
      only('refreshData', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 401 ? answer({ errcode: 0, coin: 0 }) : came;
      }),
  },
  {
    says: 'a break shortens an exclusion',
    foundBy: 'protection.longer',
    plant: ({ now }) =>
      answering('selfExclude', (body, { body: { type } }) => {
        if (type === 1) body['until'] = now() + 24 * 60 * 60 * 1_000;
      }),
  },
  {
    says: 'every copy of an exclusion makes it longer',
    foundBy: 'protection.copies',
    plant: () => only('selfExclude', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'an exclusion with a wrong password is accepted',
    foundBy: 'protection.wrongProof',
    plant: () => only('selfExclude', (sent, forward) => forward(withBody(sent, { password: undefined }))),
  },
  {
    says: 'a break of any length is accepted',
    foundBy: 'protection.lengths',
    plant: () =>
      only('selfExclude', (sent, forward) => forward(withBody(sent, sent.body['hours'] === 1 ? { hours: 24 } : {}))),
  },
  {
    says: 'an excluded player can’t take money out of the safebox',
    foundBy: 'protection.keeps',
    plant: () =>
      only('safeboxTransfer', async (sent, forward) =>
        sent.body['direction'] === 2 ? answer({ errcode: 403, need: 'kyc' }) : forward(sent),
      ),
  },
];
