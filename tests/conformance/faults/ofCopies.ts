import { answer, only, type Fault } from './fault.ts';
import type { Came, Sent } from './sandbox.ts';

/** Takes a copy of a deposit for another act where what is compared of it differs. */
const comparing =
  (compared: (body: Sent['body']) => unknown): Fault['plant'] =>
  () => {
    const known = new Map<unknown, string>();
    return only('createRecharge', async (sent, forward) => {
      const { requestId } = sent.body;
      const text = JSON.stringify(compared(sent.body));
      if ((known.get(requestId) ?? text) !== text) return answer({ errcode: 400, field: 'requestId' });
      known.set(requestId, text);
      return forward(sent);
    });
  };

/** Faults of comparing the copies of an act. */
export const ofCopies: Fault[] = [
  {
    says: 'copies are compared by the text of their body, so that another order of fields is another act',
    foundBy: 'copies.sameInput',
    plant: comparing((body) => Object.keys(body)),
  },
  {
    says: 'a copy with another notAfter is another act',
    foundBy: 'copies.sameInput',
    plant: comparing(({ notAfter }) => notAfter),
  },
  {
    says: 'a copy of a newer app is another act',
    foundBy: 'copies.sameInput',
    plant: comparing(({ contractVersion }) => contractVersion),
  },
  {
    says: 'a refusal for the form of an input uses its requestId up',
    foundBy: 'copies.form',
    plant: () => {
      const refusals = new Map<unknown, Came>();
      return only('createRecharge', async (sent, forward) => {
        const { requestId } = sent.body;
        const came = refusals.get(requestId) ?? (await forward(sent));
        if (came.body['errcode'] === 400) refusals.set(requestId, came);
        return came;
      });
    },
  },
];
