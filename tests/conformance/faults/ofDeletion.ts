import { answer, answering, newId, only, withBody, type Fault } from './fault.ts';

const day = 24 * 60 * 60 * 1_000;

/** Faults of the deletion of accounts. */
export const ofDeletion: Fault[] = [
  {
    says: 'another request moves the date of a deletion',
    foundBy: 'account.deletion',
    plant: () => {
      let moved = 0;
      return answering('deletionRequest', (body) => {
        body['deletesAt'] = Number(body['deletesAt']) + Math.floor(moved++ / 3) * day;
      });
    },
  },
  {
    says: 'every copy of a deletion is a request of its own, with its own time',
    foundBy: 'account.deletion',
    plant: () => {
      let copies = 0;
      return answering('deletionRequest', (body) => (body['requestedAt'] = Number(body['requestedAt']) + copies++));
    },
  },
  {
    says: 'a requested deletion isn’t in the state',
    foundBy: 'account.deletion',
    plant: () =>
      answering('deletionInfo', (body) => {
        delete body['requestedAt'];
        delete body['deletesAt'];
      }),
  },
  {
    says: 'a wrong password is taken for a proof',
    foundBy: 'account.deletionProof',
    plant: () => {
      let known: unknown;
      return async (sent, forward) => {
        if (sent.path === 'accountRegist') known = sent.body['password'];
        if (sent.path !== 'deletionRequest' || !sent.body['password']) return forward(sent);
        return forward(withBody(sent, { password: known }));
      };
    },
  },
  {
    says: 'a deletion is requested although there is money',
    foundBy: 'account.deletionMoney',
    plant: ({ now }) =>
      only('deletionRequest', async (sent, forward) => {
        const came = await forward(sent);
        if (came.body['errcode'] !== 4002) return came;
        const standing = { days: 14, toWithdraw: 0, inProgress: false };
        return answer({ errcode: 0, ...standing, requestedAt: now(), deletesAt: now() + day });
      }),
  },
  {
    says: 'money of the safebox and of games alone counts as money to withdraw',
    foundBy: 'account.deletionMoney',
    plant: () => answering('deletionInfo', (body) => (body['toWithdraw'] = 0)),
  },
  {
    says: 'money in the safebox is forgotten when an account is deleted',
    foundBy: 'account.deletionSafebox',
    plant: () =>
      only('deletionInfo', async (sent, forward) => {
        const came = await forward(sent);
        const { body } = await forward({ ...sent, path: 'refreshData' });
        came.body['toWithdraw'] = Math.min(Number(came.body['toWithdraw']), Number(body['coin']));
        return came;
      }),
  },
  {
    says: 'a cancelled deletion stays requested',
    foundBy: 'account.deletionCancelled',
    plant: () => only('deletionCancel', (sent, forward) => forward({ ...sent, path: 'deletionInfo' })),
  },
  {
    says: 'cancelling without a deletion is refused',
    foundBy: 'account.deletionCancelled',
    plant: () => {
      let isRequested = false;
      return async (sent, forward) => {
        if (sent.path === 'deletionRequest') isRequested = true;
        if (sent.path === 'deletionCancel' && !isRequested) return answer({ errcode: 404 });
        return forward(sent);
      };
    },
  },
  {
    says: 'a deletion that is due never comes',
    foundBy: 'account.deletionDue',
    plant: () =>
      only('deletionRequest', async (sent, forward) => {
        const came = await forward(sent);
        await forward({ ...sent, path: 'deletionCancel', body: newId() });
        return came;
      }),
  },
  {
    says: 'a deleted account is refused like a wrong password',
    foundBy: 'account.deletionDue',
    plant: () =>
      only('accountLogin', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 2008 ? answer({ errcode: 2001, left: 4 }) : came;
      }),
  },
];
