import { testKeys } from '#sandbox/testing/partnerTest.ts';
import { answer, isSignedBy, newId, only, signed, withBody, type Fault } from './fault.ts';
import type { Came } from './sandbox.ts';

/** Faults of what a placed withdrawal must keep from being used again. */
export const ofPayouts: Fault[] = [
  {
    says: 'a receiving account can be deleted while a withdrawal to it is on its way',
    foundBy: 'withdrawals.account',
    plant: () => async (sent, forward) => {
      const came = await forward(sent);
      if (sent.path !== 'modifyBankInfo' || came.body['errcode'] !== 409) return came;
      const { body } = await forward({ ...sent, path: 'getBankInfo' });
      return answer({ errcode: 0, bankInfo: (body['list'] as unknown[])[0] });
    },
  },
  {
    says: 'the code of a withdrawal is good for another one',
    foundBy: 'withdrawals.proof',
    plant: () => {
      let placed: Came | undefined;
      return async (sent, forward) => {
        const came = await forward(sent);
        if (sent.path !== 'exchange') return came;
        if (came.body['errcode'] === 0) placed ??= came;
        const isReused = came.body['errcode'] === 2003 && placed;
        return isReused ? answer({ ...placed!.body, orderNo: crypto.randomUUID() }) : came;
      };
    },
  },
  {
    says: 'a withdrawal goes to a receiving account of any player',
    foundBy: 'withdrawals.otherAccount',
    plant: () =>
      only('exchange', async (sent, forward) => {
        const came = await forward(sent);
        if (came.body['errcode'] !== 400 || came.body['field'] !== 'accountId') return came;
        const { body } = await forward({ ...sent, path: 'getBankInfo', body: {} });
        const own = (body['list'] as { id: number; name: string }[]).find(({ name }) => name === sent.body['name']);
        return forward(withBody(sent, { ...newId(), accountId: own?.id }));
      }),
  },
  {
    says: 'a receiving account of any player can be deleted',
    foundBy: 'withdrawals.otherAccount',
    plant: () =>
      only('modifyBankInfo', async (sent, forward) => {
        const came = await forward(sent);
        if (came.body['errcode'] !== 404) return came;
        const { body } = await forward({ ...sent, path: 'getBankInfo' });
        return answer({ errcode: 0, bankInfo: (body['list'] as unknown[])[0] });
      }),
  },
  {
    says: 'the gateway has one key, so that a payout is reported with that of payments',
    foundBy: 'withdrawals.otherKey',
    plant: (sandbox) =>
      only('webhooks/payout', (sent, forward) =>
        forward(isSignedBy(sent, testKeys.payment) ? signed(sent, sandbox) : sent),
      ),
  },
];
