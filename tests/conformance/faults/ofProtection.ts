import { answer, answering, despite, gameOpened, newId, only, orderMade, withBody, type Fault } from './fault.ts';

const hour = 60 * 60 * 1_000;

/** Faults of breaks and exclusions, reality checks and offers. */
export const ofProtection: Fault[] = [
  {
    says: 'another account plays on an excluded player’s device',
    foundBy: 'protection.device',
    plant: () => only('createRecharge', despite(3004, orderMade)),
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
    says: 'a channel of offers that is left out is allowed again',
    foundBy: 'protection.marketing',
    plant: () =>
      only('marketingOptOut', (sent, forward) =>
        forward({ ...sent, body: { push: false, sms: false, email: false, ...sent.body } }),
      ),
  },
  {
    says: 'games can be opened during a break',
    foundBy: 'protection.break',
    plant: () => only('startGame', despite(5001, gameOpened)),
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
    plant: () => only('createRecharge', despite(5002, orderMade)),
  },
  {
    says: 'an exclusion takes effect late',
    foundBy: 'protection.race',
    plant: () => {
      let late = 3;
      return only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 5002 && late-- > 0 ? orderMade() : came;
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
    says: 'a further exclusion begins now, and not at the end of the one before',
    foundBy: 'protection.longer',
    plant: ({ now }) =>
      answering('selfExclude', (body, sent) => {
        const fromNow = now() + Number(sent.body['months']) * 31 * 24 * hour;
        if (sent.body['months']) body['until'] = Math.min(Number(body['until']), fromNow);
      }),
  },
  {
    says: 'a break shortens an exclusion',
    foundBy: 'protection.longer',
    plant: ({ now }) =>
      answering('selfExclude', (body, { body: { type } }) => {
        if (type === 1) body['until'] = now() + 24 * hour;
      }),
  },
  {
    says: 'a shorter break shortens a longer one',
    foundBy: 'protection.longerBreak',
    plant: ({ now }) =>
      answering('selfExclude', (body, { body: { type, hours } }) => {
        if (type === 1) body['until'] = now() + Number(hours) * hour;
      }),
  },
  {
    says: 'a shorter break keeps the longer one’s end in its answer alone',
    foundBy: 'protection.longerBreak',
    plant: ({ now }) => answering('rgState', (body) => body['state'] && (body['until'] = now() + 24 * hour)),
  },
  {
    says: 'a break ends an hour early',
    foundBy: 'protection.full',
    plant: () =>
      answering('selfExclude', (body, { body: { type } }) => {
        if (type === 1) body['until'] = Number(body['until']) - hour;
      }),
  },
  {
    says: 'an exclusion can be revoked after a month',
    foundBy: 'protection.full',
    plant: ({ now }) => answering('selfExclude', (body) => (body['irrevocableUntil'] = now() + 30 * 24 * hour)),
  },
  {
    says: 'every copy of an exclusion makes it longer',
    foundBy: 'protection.copies',
    plant: () => only('selfExclude', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'a copy of an exclusion without its password is another request',
    foundBy: 'protection.repeatedWithoutProof',
    plant: () => {
      const proven = new Set<unknown>();
      return only('selfExclude', async (sent, forward) => {
        const { requestId, password } = sent.body;
        if (password) proven.add(requestId);
        return !password && proven.has(requestId) ? answer({ errcode: 400, field: 'requestId' }) : forward(sent);
      });
    },
  },
  {
    says: 'a copy of an exclusion that counts from another moment is another request',
    foundBy: 'protection.repeatedWithoutProof',
    plant: () => {
      const begun = new Map<unknown, unknown>();
      return only('selfExclude', async (sent, forward) => {
        const { requestId, from } = sent.body;
        if (begun.has(requestId) && begun.get(requestId) !== from) return answer({ errcode: 400, field: 'requestId' });
        begun.set(requestId, from);
        return forward(sent);
      });
    },
  },
  {
    says: 'a break that arrives late counts from then',
    foundBy: 'protection.promised',
    plant: () =>
      only('selfExclude', (sent, forward) =>
        forward(withBody(sent, sent.body['type'] === 1 ? { from: undefined } : {})),
      ),
  },
  {
    says: 'an exclusion that is extended in two tabs is extended twice',
    foundBy: 'protection.promised',
    plant: () =>
      only('selfExclude', (sent, forward) =>
        forward(withBody(sent, sent.body['type'] === 2 ? { from: undefined } : {})),
      ),
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
