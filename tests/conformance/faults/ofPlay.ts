import { answer, give, newId, only, signed, withBody, type Fault } from './fault.ts';
import type { Sandbox } from './sandbox.ts';

/** The player of a round’s session. */
async function playerOf({ db }: Sandbox, session: unknown) {
  const stay = await db
    .selectFrom('stays')
    .select('userId')
    .where('id', '=', String(session))
    .executeTakeFirstOrThrow();
  return stay.userId;
}

/** Faults towards game providers, and of the limits of play. */
export const ofPlay: Fault[] = [
  {
    says: 'a bet that nobody signed is taken',
    foundBy: 'play.unsigned',
    plant: (sandbox) => only('wallet/bet', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a signature is good for any call of its partner',
    foundBy: 'play.otherCall',
    plant: (sandbox) => only('wallet/win', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a signature is good for good',
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
    says: 'a round is won as often as it is told',
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
    says: 'a round that was taken back gives its bet back twice',
    foundBy: 'play.rollback',
    plant: (sandbox) =>
      only('wallet/rollback', async (sent, forward) => {
        const came = await forward(sent);
        await give(sandbox, await playerOf(sandbox, sent.body['session']), 6_000);
        return came;
      }),
  },
  {
    says: 'bets at once take more than there is',
    foundBy: 'play.balance',
    plant: () =>
      only('wallet/bet', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['error'] === 'insufficient' ? answer({ coin: 0 }) : came;
      }),
  },
  {
    says: 'no bet is ever taken',
    foundBy: 'play.balance',
    plant: () => only('wallet/bet', async () => answer({ error: 'closed' }, 409)),
  },
  {
    says: 'a bet that is refused in silence, so that there is nothing to take back',
    foundBy: 'play.rollback',
    plant: () => only('wallet/bet', async () => answer({ error: 'closed' }, 409)),
  },
  {
    says: 'a loss limit that doesn’t hold in a race',
    foundBy: 'play.lossLimit',
    plant: () =>
      only('wallet/bet', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['error'] === 'ownLimit' ? answer({ coin: 0 }) : came;
      }),
  },
  {
    says: 'stakes that wins make up for',
    foundBy: 'play.wagerLimit',
    plant: () =>
      only('selfLimitSet', (sent, forward) =>
        forward(sent.body['kind'] === 'wager' ? withBody(sent, { kind: 'loss' }) : sent),
      ),
  },
  {
    says: 'a game that goes on after an exclusion',
    foundBy: 'play.excluded',
    plant: () =>
      only('wallet/bet', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['error'] === 'ended' ? answer({ coin: 0 }) : came;
      }),
  },
  {
    says: 'a record of bets whose sum is of wins alone',
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
    says: 'a limit of time that ends no game',
    foundBy: 'play.timeLimit',
    plant: () =>
      only('online', async (sent, forward) => {
        const came = await forward(sent);
        return { ...came, body: { ...came.body, rg: { stop: false } } };
      }),
  },
];
