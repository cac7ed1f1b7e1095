import { answer, newId, only, withBody, type Fault } from './fault.ts';

/** Faults of what proves who a player is. */
export const ofProofs: Fault[] = [
  {
    says: 'a proof of one session is good in every session of its player',
    foundBy: 'account.proof',
    plant: () => {
      let proven: string | undefined;
      return async (sent, forward) => {
        if (sent.path === 'reauthenticate') proven = sent.headers['authorization'];
        const came = await forward(sent);
        const isElsewhere = sent.path === 'deletionRequest' && came.body['errcode'] === 403 && proven;
        return isElsewhere
          ? forward({ ...withBody(sent, newId()), headers: { ...sent.headers, authorization: proven! } })
          : came;
      };
    },
  },
  {
    says: 'a proof is good for any number of changes',
    foundBy: 'account.proof',
    plant: () => {
      const proofs = new Map<string | undefined, Record<string, unknown>>();
      return async (sent, forward) => {
        const session = sent.headers['authorization'];
        if (sent.path === 'reauthenticate') proofs.set(session, sent.body);
        const proof = sent.path === 'deletionRequest' && proofs.get(session);
        return forward(proof ? withBody(sent, { password: proof['password'] }) : sent);
      };
    },
  },
  {
    says: 'a proof is forgotten at once',
    foundBy: 'account.proof',
    plant: () => only('reauthenticate', async () => answer({ errcode: 0 })),
  },
  {
    says: 'a code is kept by its number alone, so that any player can use it',
    foundBy: 'account.code',
    plant: () => {
      const codes = new Map<unknown, unknown>();
      return async (sent, forward) => {
        const came = await forward(sent);
        const { mobile, smsCode } = sent.body;
        if (sent.path === 'smsSend') codes.set(mobile, came.body['debugCode']);
        const isKnown = sent.path === 'bindAccount' && came.body['errcode'] === 2003 && codes.get(mobile) === smsCode;
        if (!isKnown) return came;
        const { body } = await forward({ ...sent, path: 'updateProfile', body: {} });
        return answer({ ...body, rewards: [] });
      };
    },
  },
  {
    says: 'the tries of others use a code up',
    foundBy: 'account.code',
    plant: () => {
      let refusals = 0;
      return only('bindAccount', async (sent, forward) => {
        if (refusals >= 5) return answer({ errcode: 2003, left: 0 });
        const came = await forward(sent);
        if (came.body['errcode'] === 2003) refusals++;
        return came;
      });
    },
  },
];
