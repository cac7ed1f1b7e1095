import { answer, gameOpened, only, signed, withBody, type Fault } from './fault.ts';
import { playerOf } from './ofPlay.ts';
import type { Sandbox } from './sandbox.ts';

interface Which {
  kind: 'loss' | 'wager';
  period: 'day' | 'week' | 'month';
}

/** Whether the player of a round’s session has a limit of this kind and period. */
async function has(sandbox: Sandbox, session: unknown, { kind, period }: Which): Promise<boolean> {
  const row = await sandbox.db
    .selectFrom('limits')
    .select('id')
    .where('userId', '=', await playerOf(sandbox, session))
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes bets and opens games despite a limit of this kind and period. */
const ignoring = (which: Which): Fault => ({
  says: `a limit of a ${which.period} on ${which.kind === 'loss' ? 'losses' : 'stakes'} isn’t enforced`,
  foundBy: 'play.periods',
  plant: (sandbox) => async (sent, forward) => {
    const came = await forward(sent);
    const { error, errcode, kind, period } = came.body;
    if (errcode === 5004 && kind === which.kind && period === which.period) return gameOpened();
    if (sent.path !== 'wallet/bet' || error !== 'ownLimit') return came;
    return (await has(sandbox, sent.body['session'], which)) ? answer({ coin: 0 }) : came;
  },
});

/** Whether only a limit on losses or stakes stops play: no break, and time is left. */
const isStoppedByMoney = ({ stop, state, leftSec }: Record<string, unknown>) =>
  stop === true && state === 0 && leftSec !== 0;

/** Faults of the player’s own limits on losses and stakes. */
export const ofOwnLimits: Fault[] = [
  ignoring({ kind: 'loss', period: 'week' }),
  ignoring({ kind: 'loss', period: 'month' }),
  ignoring({ kind: 'wager', period: 'week' }),
  ignoring({ kind: 'wager', period: 'month' }),
  {
    says: 'a game opens though a limit of a month is used up',
    foundBy: 'play.periods',
    plant: () =>
      only('startGame', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['period'] === 'month' ? gameOpened() : came;
      }),
  },
  {
    says: 'rg.stop of a heartbeat stays false when a limit on losses or stakes is reached',
    foundBy: 'play.stop',
    plant: () =>
      only('online', async (sent, forward) => {
        const came = await forward(sent);
        const { body: state } = await forward({ ...sent, path: 'rgState' });
        if (isStoppedByMoney(state)) Object.assign(came.body['rg'] as object, { stop: false });
        return came;
      }),
  },
  {
    says: 'stop of rgState stays false when a limit on losses or stakes is reached',
    foundBy: 'play.stop',
    plant: () =>
      only('rgState', async (sent, forward) => {
        const came = await forward(sent);
        if (isStoppedByMoney(came.body)) came.body['stop'] = false;
        return came;
      }),
  },
  {
    says: 'play must stop as soon as half of a limit is used',
    foundBy: 'play.stop',
    plant: () => {
      let bets = 0;
      return async (sent, forward) => {
        const came = await forward(sent);
        if (sent.path === 'wallet/bet' && came.status === 200) bets++;
        if (sent.path === 'online' && bets > 0) Object.assign(came.body['rg'] as object, { stop: true });
        return came;
      };
    },
  },
  {
    says: 'a limit on losses counts stakes alone',
    foundBy: 'play.counted',
    plant: () =>
      only('selfLimitSet', (sent, forward) =>
        forward(sent.body['kind'] === 'loss' ? withBody(sent, { kind: 'wager' }) : sent),
      ),
  },
  {
    says: 'a bet that was returned still counts towards a limit on stakes',
    foundBy: 'play.counted',
    plant: (sandbox) => {
      const bets = new Map<unknown, unknown>();
      return async (sent, forward) => {
        const { roundId, amount } = sent.body;
        if (sent.path === 'wallet/bet') bets.set(roundId, amount);
        if (sent.path !== 'wallet/rollback') return forward(sent);
        const won = { ...withBody(sent, { amount: bets.get(roundId) }), path: 'wallet/win' };
        return forward(signed(won, sandbox));
      };
    },
  },
];
