import type { Lawful } from './lawful.ts';
import { answer, only } from './fault.ts';

/** Tries of a device that is new to a player before it must wait. */
const tries = 3;

/** Other ways to keep what holds for log-ins of strangers. */
export const lawfulLogins: Lawful[] = [
  {
    says: 'a new device has to wait after three failed log-ins',
    passes: ['refusals.stranger', 'refusals.unknownName', 'refusals.locked'],
    plant: () => {
      const known = new Set<unknown>();
      const failed = new Map<unknown, number>();
      return async (sent, forward) => {
        const { deviceId } = sent.body;
        if (sent.path === 'accountRegist') known.add(deviceId);
        if (sent.path !== 'accountLogin' || known.has(deviceId)) return forward(sent);
        const count = (failed.get(deviceId) ?? 0) + 1;
        failed.set(deviceId, count);
        return count > tries ? answer({ errcode: 429, retryAfter: 60 }) : forward(sent);
      };
    },
  },
  {
    says: 'tries are counted by address, so that names share those that are left',
    passes: ['refusals.unknownName', 'refusals.password'],
    plant: () => {
      let left = 5;
      return only('accountLogin', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 2001 ? answer({ ...came.body, left: --left }) : came;
      });
    },
  },
];
