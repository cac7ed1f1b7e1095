import { answer, answering, give, newId, only, signed, withBody, type Fault } from './fault.ts';
import type { Sandbox } from './sandbox.ts';

/** The player of a round’s session. */
export async function playerOf({ db }: Sandbox, session: unknown) {
  const stay = await db
    .selectFrom('stays')
    .select('userId')
    .where('id', '=', String(session))
    .executeTakeFirstOrThrow();
  return stay.userId;
}

/** Takes a bet that is refused with an error, if it is a hundredth beyond at most, in a round that wasn’t refused. */
const takesOneMore = (sandbox: Sandbox, error: string) =>
  only('wallet/bet', async (sent, forward) => {
    const came = await forward(sent);
    if (came.body['error'] !== error) return came;
    const less = { roundId: crypto.randomUUID(), amount: Number(sent.body['amount']) - 1 };
    return forward(signed(withBody(sent, less), sandbox));
  });

/** Faults towards game providers, and of the limits of play. */
export const ofPlay: Fault[] = [
  {
    says: 'an unsigned bet is accepted',
    foundBy: 'play.unsigned',
    plant: (sandbox) => only('wallet/bet', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a signature is accepted for any call of its partner',
    foundBy: 'play.otherCall',
    plant: (sandbox) => only('wallet/win', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a signature never expires',
    foundBy: 'play.stale',
    plant: (sandbox) => only('wallet/bet', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a round can be bet on twice',
    foundBy: 'play.once',
    plant: (sandbox) =>
      only('wallet/bet', (sent, forward) => forward(signed(withBody(sent, { roundId: newId().requestId }), sandbox))),
  },
  {
    says: 'every report of a round’s win pays it again',
    foundBy: 'play.once',
    plant: (sandbox) => {
      const won = new Set<unknown>();
      return only('wallet/win', async (sent, forward) => {
        const { roundId, session, amount } = sent.body;
        const came = await forward(sent);
        if (won.has(roundId)) await give(sandbox, await playerOf(sandbox, session), Number(amount));
        won.add(roundId);
        return came;
      });
    },
  },
  {
    says: 'a win is rounded to whole pesos',
    foundBy: 'play.once',
    plant: (sandbox) =>
      only('wallet/win', (sent, forward) => {
        const amount = Math.floor(Number(sent.body['amount']) / 100) * 100;
        return forward(signed(withBody(sent, { amount }), sandbox));
      }),
  },
  {
    says: 'a rolled-back round returns its bet twice',
    foundBy: 'play.rollback',
    plant: (sandbox) =>
      only('wallet/rollback', async (sent, forward) => {
        const came = await forward(sent);
        await give(sandbox, await playerOf(sandbox, sent.body['session']), 6_000);
        return came;
      }),
  },
  {
    says: 'simultaneous bets take more than the balance',
    foundBy: 'play.balance',
    plant: () =>
      only('wallet/bet', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['error'] === 'insufficient' ? answer({ coin: 0 }) : came;
      }),
  },
  {
    says: 'no bet is ever accepted',
    foundBy: 'play.balance',
    plant: () => only('wallet/bet', async () => answer({ error: 'closed' }, 409)),
  },
  {
    says: 'a bet is refused where it must be accepted, so that a rollback has no bet to return',
    foundBy: 'play.rollback',
    plant: () => only('wallet/bet', async () => answer({ error: 'closed' }, 409)),
  },
  {
    says: 'a loss limit doesn’t hold in a race',
    foundBy: 'play.lossLimit',
    plant: () =>
      only('wallet/bet', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['error'] === 'ownLimit' ? answer({ coin: 0 }) : came;
      }),
  },
  {
    says: 'a limit on losses or stakes lets a hundredth more through',
    foundBy: 'play.hundredth',
    plant: (sandbox) => takesOneMore(sandbox, 'ownLimit'),
  },
  {
    says: 'a bet may be a hundredth more than the balance',
    foundBy: 'play.all',
    plant: (sandbox) => takesOneMore(sandbox, 'insufficient'),
  },
  {
    says: 'a time limit ends a game a minute early',
    foundBy: 'play.timeLimit',
    plant: () =>
      answering('online', (body) => {
        const rg = body['rg'] as { stop: boolean; leftSec?: number };
        if (rg.leftSec !== undefined && rg.leftSec <= 60) rg.stop = true;
      }),
  },
  {
    says: 'an hour of a locked phone counts as play once its player is back',
    foundBy: 'play.gaps',
    plant: ({ db }) =>
      only('online', async (sent, forward) => {
        await forward(sent);
        const merged = db.updateTable('stays').set(({ fn }) => ({
          played: fn<string>('int8multirange', [fn('range_merge', ['played'])]),
        }));
        await merged.execute();
        return forward(sent);
      }),
  },
  {
    says: 'wins count against stakes in a stake limit',
    foundBy: 'play.wagerLimit',
    plant: () =>
      only('selfLimitSet', (sent, forward) =>
        forward(sent.body['kind'] === 'wager' ? withBody(sent, { kind: 'loss' }) : sent),
      ),
  },
  {
    says: 'a game continues after an exclusion',
    foundBy: 'play.excluded',
    plant: () =>
      only('wallet/bet', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['error'] === 'ended' ? answer({ coin: 0 }) : came;
      }),
  },
  {
    says: 'the sum in a record of bets is too small',
    foundBy: 'play.sums',
    plant: () =>
      only('betRecord', async (sent, forward) => {
        const came = await forward(sent);
        const { sum } = came.body['data'] as { sum: { bet: number } };
        sum.bet /= 2;
        return came;
      }),
  },
  {
    says: 'a time limit doesn’t end a game',
    foundBy: 'play.timeLimit',
    plant: () =>
      only('online', async (sent, forward) => {
        const came = await forward(sent);
        return { ...came, body: { ...came.body, rg: { stop: false } } };
      }),
  },
];
