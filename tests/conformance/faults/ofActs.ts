import type { Name } from '#contract/endpoints.ts';
import { answer, answering, newId, only, withBody, type Fault } from './fault.ts';
import type { Came, Sandbox } from './sandbox.ts';

/** The answers by `requestId` of an operator that stores them without comparing the requests. */
function firstAnswers() {
  const known = new Map<unknown, Promise<Came>>();
  return (id: unknown, make: () => Promise<Came>) => {
    const first = known.get(id) ?? make();
    known.set(id, first);
    return first;
  };
}

/** Lets an answer of a call take so many milliseconds. */
const slow = (path: Name, milliseconds: number, clock: Sandbox['clock']) =>
  only(path, async (sent, forward) => {
    const came = await forward(sent);
    clock.time += milliseconds;
    return came;
  });

/** Faults of acts: copies and deadlines. */
export const ofActs: Fault[] = [
  {
    says: 'every copy of a deposit becomes an order',
    foundBy: 'copies.atOnce',
    plant: () => only('createRecharge', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'a copy of a deposit is answered with another order number',
    foundBy: 'copies.atOnce',
    plant: () => {
      let copies = 0;
      return answering('createRecharge', (body) => (body['orderNo'] = `${String(body['orderNo'])}-${++copies}`));
    },
  },
  {
    says: 'a requestId is forgotten as soon as another act arrives',
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
    says: 'a copy is answered with a conflict instead of the first answer',
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
    says: 'a refusal is forgotten, and a copy of the act is executed',
    foundBy: 'copies.refused',
    plant: () => only('createRecharge', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'another input under a known requestId gets the first answer',
    foundBy: 'copies.otherBody',
    plant: () => {
      const answers = firstAnswers();
      return only('createRecharge', (sent, forward) => answers(sent.body['requestId'], () => forward(sent)));
    },
  },
  {
    says: 'requestIds are tracked per call, so that one is accepted for two acts',
    foundBy: 'copies.otherCall',
    plant: () =>
      only('startGame', (sent, forward) =>
        forward(withBody(sent, { requestId: `s-${String(sent.body['requestId'])}` })),
      ),
  },
  {
    says: 'requestIds are shared by all players, so that the second player gets the first one’s order',
    foundBy: 'copies.otherPlayer',
    plant: () => {
      const answers = firstAnswers();
      return only('createRecharge', (sent, forward) => answers(sent.body['requestId'], () => forward(sent)));
    },
  },
  {
    says: 'every copy of a transfer moves money',
    foundBy: 'copies.money',
    plant: () => only('safeboxTransfer', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'an act that arrives after its notAfter is executed',
    foundBy: 'deadlines.past',
    plant: () => only('createRecharge', (sent, forward) => forward(withBody(sent, { notAfter: undefined }))),
  },
  {
    says: 'a status read doesn’t end an act that never arrived',
    foundBy: 'deadlines.closed',
    plant: () =>
      only('operationStatus', async (sent, forward) => {
        const came = await forward(withBody(sent, { notAfter: undefined }));
        return { ...came, body: { ...came.body, state: 'refused' } };
      }),
  },
  {
    says: 'a copy of an executed act is refused after its notAfter',
    foundBy: 'deadlines.doneStays',
    plant: ({ now }) =>
      only('createRecharge', async (sent, forward) =>
        now() > Number(sent.body['notAfter']) ? answer({ errcode: 410 }) : forward(sent),
      ),
  },
  {
    says: 'a status read ends an act before its notAfter',
    foundBy: 'deadlines.unknown',
    plant: () => only('operationStatus', (sent, forward) => forward(withBody(sent, { notAfter: 1 }))),
  },
  {
    says: 'an executed act is reported as unknown',
    foundBy: 'deadlines.done',
    plant: () => answering('operationStatus', (body) => (body['state'] = 'unknown')),
  },
  {
    says: 'a refused act is reported as unknown',
    foundBy: 'deadlines.refused',
    plant: () =>
      answering('operationStatus', (body) => body['state'] === 'refused' && Object.assign(body, { state: 'unknown' })),
  },
  {
    says: 'the operator’s time is in seconds',
    foundBy: 'deadlines.serverTime',
    plant: () => async (sent, forward) => {
      const came = await forward(sent);
      const { serverTime } = came.body;
      if (typeof serverTime === 'number') came.body['serverTime'] = Math.floor(serverTime / 1_000);
      return came;
    },
  },
  {
    says: 'some answers have no time of the operator',
    foundBy: 'deadlines.serverTime',
    plant: () => answering('online', (body) => delete body['serverTime']),
  },
  {
    says: 'a read is answered after 15 seconds',
    foundBy: 'shapes.rgState',
    plant: ({ clock }) => slow('rgState', 15_000, clock),
  },
  {
    says: 'a deposit is answered after 12 seconds',
    foundBy: 'copies.late',
    plant: ({ clock }) => slow('createRecharge', 12_000, clock),
  },
  {
    says: 'a picture is answered after 25 seconds',
    foundBy: 'account.identity',
    plant: ({ clock }) => slow('uploadKyc', 25_000, clock),
  },
];
