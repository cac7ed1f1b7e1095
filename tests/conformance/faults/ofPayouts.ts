import { answer, type Fault } from './fault.ts';
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
];
