import { answer, answering, newId, only, withBody, type Fault } from './fault.ts';
import type { Came } from './sandbox.ts';

/** The answers by `requestId` of an operator who keeps them without looking at what was asked. */
function firstAnswers() {
  const known = new Map<unknown, Promise<Came>>();
  return (id: unknown, make: () => Promise<Came>) => {
    const first = known.get(id) ?? make();
    known.set(id, first);
    return first;
  };
}

/** Faults of acts: copies and ends. */
export const ofActs: Fault[] = [
  {
    says: 'every copy of a deposit is an order',
    foundBy: 'copies.atOnce',
    plant: () => only('createRecharge', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'a copy is forgotten as soon as another act has come',
    foundBy: 'copies.late',
    plant: () => {
      const ids: unknown[] = [];
      return only('createRecharge', (sent, forward) => {
        const { requestId } = sent.body;
        const isLate = ids.includes(requestId) && ids.at(-1) !== requestId;
        ids.push(requestId);
        return forward(isLate ? withBody(sent, newId()) : sent);
      });
    },
  },
  {
    says: 'a copy is told that it was done already, and not its answer',
    foundBy: 'copies.late',
    plant: () => {
      const ids = new Set<unknown>();
      return only('createRecharge', async (sent, forward) => {
        const { requestId } = sent.body;
        if (ids.has(requestId)) return answer({ errcode: 409 });
        ids.add(requestId);
        return forward(sent);
      });
    },
  },
  {
    says: 'a refusal is forgotten, and its copy is done',
    foundBy: 'copies.refused',
    plant: () => only('createRecharge', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'another input under a known id gets the first answer',
    foundBy: 'copies.otherBody',
    plant: () => {
      const answers = firstAnswers();
      return only('createRecharge', (sent, forward) => answers(sent.body['requestId'], () => forward(sent)));
    },
  },
  {
    says: 'ids are counted by call, so that one serves for two acts',
    foundBy: 'copies.otherCall',
    plant: () =>
      only('startGame', (sent, forward) =>
        forward(withBody(sent, { requestId: `s-${String(sent.body['requestId'])}` })),
      ),
  },
  {
    says: 'ids are everybody’s, so that the second player gets the first one’s order',
    foundBy: 'copies.otherPlayer',
    plant: () => {
      const answers = firstAnswers();
      return only('createRecharge', (sent, forward) => answers(sent.body['requestId'], () => forward(sent)));
    },
  },
  {
    says: 'copies of a transfer each move money',
    foundBy: 'copies.money',
    plant: () => only('safeboxTransfer', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'an act that comes too late is done',
    foundBy: 'deadlines.past',
    plant: () => only('createRecharge', (sent, forward) => forward(withBody(sent, { notAfter: undefined }))),
  },
  {
    says: 'asking about an act that never came doesn’t end it',
    foundBy: 'deadlines.closed',
    plant: () =>
      only('operationStatus', async (sent, forward) => {
        const came = await forward(withBody(sent, { notAfter: undefined }));
        return { ...came, body: { ...came.body, state: 'refused' } };
      }),
  },
  {
    says: 'what is done is refused once its end is over',
    foundBy: 'deadlines.doneStays',
    plant: ({ now }) =>
      only('createRecharge', async (sent, forward) =>
        now() > Number(sent.body['notAfter']) ? answer({ errcode: 410 }) : forward(sent),
      ),
  },
  {
    says: 'asking about an act ends it before its time',
    foundBy: 'deadlines.unknown',
    plant: () => only('operationStatus', (sent, forward) => forward(withBody(sent, { notAfter: 1 }))),
  },
  {
    says: 'an act that was done is unknown',
    foundBy: 'deadlines.done',
    plant: () => answering('operationStatus', (body) => (body['state'] = 'unknown')),
  },
  {
    says: 'an act that was refused is none',
    foundBy: 'deadlines.refused',
    plant: () =>
      answering('operationStatus', (body) => body['state'] === 'refused' && Object.assign(body, { state: 'unknown' })),
  },
  {
    says: 'the operator’s time in seconds',
    foundBy: 'deadlines.serverTime',
    plant: () => async (sent, forward) => {
      const came = await forward(sent);
      const { serverTime } = came.body;
      if (typeof serverTime === 'number') came.body['serverTime'] = Math.floor(serverTime / 1_000);
      return came;
    },
  },
];
