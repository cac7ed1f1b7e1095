import { answer, answering, newId, only, orderMade, withBody, type Fault } from './fault.ts';

const year = 365 * 24 * 60 * 60 * 1_000;

/** Faults of limits that get looser. */
export const ofLooserLimits: Fault[] = [
  {
    says: 'a looser limit applies at once',
    foundBy: 'limits.looser',
    plant: () => answering('selfLimitSet', (body) => (body['applied'] = true)),
  },
  {
    says: 'a limit is removed at once',
    foundBy: 'limits.removed',
    plant: () =>
      answering('selfLimitSet', (body, sent) => {
        if (sent.body['value'] === 0) body['applied'] = true;
      }),
  },
  {
    says: 'a limit on play is made looser at once',
    foundBy: 'limits.removed',
    plant: () =>
      answering('selfLimitSet', (body, sent) => {
        if (sent.body['kind'] === 'session') body['applied'] = true;
      }),
  },
  {
    says: 'any player can cancel a pending limit',
    foundBy: 'limits.others',
    plant: () =>
      only('selfLimitCancelPending', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 404 ? forward({ ...sent, path: 'selfLimitInfo' }) : came;
      }),
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
    says: 'a looser limit can be confirmed for a year',
    foundBy: 'limits.looser',
    plant: () =>
      answering('selfLimitSet', (body) => {
        const pending = body['pending'] as { confirmBy: number } | undefined;
        if (pending) pending.confirmBy += year;
      }),
  },
  {
    says: 'a looser limit applies by itself after its day',
    foundBy: 'limits.lapses',
    plant: ({ now }) => {
      let due = Infinity;
      return async (sent, forward) => {
        const came = await forward(sent);
        if (sent.path === 'selfLimitSet') due = Number(came.body['effectiveAt']);
        return sent.path === 'createRecharge' && came.body['errcode'] === 5003 && now() > due ? orderMade() : came;
      };
    },
  },
  {
    says: 'a looser limit never lapses',
    foundBy: 'limits.lapses',
    plant: ({ now }) => {
      let end = Infinity;
      return async (sent, forward) => {
        const came = await forward(sent);
        const { pending } = came.body as { pending?: { confirmBy: number } };
        if (sent.path === 'selfLimitSet' && pending) end = pending.confirmBy;
        return sent.path === 'selfLimitConfirm' && now() > end ? forward({ ...sent, path: 'selfLimitInfo' }) : came;
      };
    },
  },
  {
    says: 'a late copy of a limit sets it again',
    foundBy: 'limits.copies',
    plant: () => only('selfLimitSet', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'a pending looser limit stays though it is cancelled',
    foundBy: 'limits.cancelled',
    plant: () => only('selfLimitCancelPending', (sent, forward) => forward({ ...sent, path: 'selfLimitInfo' })),
  },
  {
    says: 'a later looser limit has the id of the one before',
    foundBy: 'limits.again',
    plant: () => {
      const latest = new Map<unknown, unknown>();
      return async (sent, forward) => {
        const { authorization } = sent.headers;
        const decides = sent.path === 'selfLimitConfirm' || sent.path === 'selfLimitCancelPending';
        const id = decides ? latest.get(authorization) : undefined;
        const came = await forward(id === undefined ? sent : withBody(sent, { id }));
        if (sent.path === 'selfLimitSet' && came.body['pending']) latest.set(authorization, came.body['id']);
        return came;
      };
    },
  },
  {
    says: 'a pending looser limit outlives a tighter one that is set after it',
    foundBy: 'limits.overtaken',
    plant: () => {
      const [pending, kept] = [new Map<string, unknown>(), new Map<string, unknown>()];
      return async (sent, forward) => {
        const came = await forward(sent);
        const { body } = came;
        const of = (id: unknown) => `${sent.headers['authorization']} ${String(id)}`;
        const limit = of(body['id']);
        if (sent.path === 'selfLimitSet' && body['applied'] && pending.has(limit)) kept.set(limit, pending.get(limit));
        else if (sent.path === 'selfLimitSet' && body['pending']) pending.set(limit, body['pending']);
        if (sent.path === 'selfLimitCancelPending') pending.delete(of(sent.body['id']));
        for (const each of (sent.path === 'selfLimitInfo' ? (body['limits'] ?? []) : []) as Record<string, unknown>[])
          if (kept.has(of(each['id']))) each['pending'] = kept.get(of(each['id']));
        const isKept = sent.path === 'selfLimitConfirm' && kept.has(of(sent.body['id'])) && body['errcode'] === 404;
        return isKept ? answer({ errcode: 429, retryAfter: 60 }) : came;
      };
    },
  },
  {
    says: 'a looser limit that a tighter one has replaced can still be confirmed',
    foundBy: 'limits.overtaken',
    plant: () =>
      only('selfLimitConfirm', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 404 ? answer({ errcode: 429, retryAfter: 60 }) : came;
      }),
  },
];
