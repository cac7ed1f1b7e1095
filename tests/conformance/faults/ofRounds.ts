import { answer, answering, give, only, signed, withBody, type Fault } from './fault.ts';
import { playerOf } from './ofPlay.ts';

/** Faults of a game provider’s rounds, and of their figures. */
export const ofRounds: Fault[] = [
  {
    says: 'a win without a bet is paid',
    foundBy: 'play.unknownRound',
    plant: (sandbox) =>
      only('wallet/win', async (sent, forward) => {
        const came = await forward(sent);
        if (came.status !== 404) return came;
        await give(sandbox, await playerOf(sandbox, sent.body['session']), Number(sent.body['amount']));
        return answer({ coin: 0 });
      }),
  },
  {
    says: 'a round that was lost can be taken back',
    foundBy: 'play.settled',
    plant: (sandbox) =>
      only('wallet/rollback', async (sent, forward) => {
        const came = await forward(sent);
        if (came.body['error'] !== 'settled') return came;
        await give(sandbox, await playerOf(sandbox, sent.body['session']), 6_000);
        return answer({ coin: 0 });
      }),
  },
  {
    says: 'a game can be launched twice',
    foundBy: 'play.otherSession',
    plant: () => {
      let first: Awaited<ReturnType<ReturnType<Fault['plant']>>> | undefined;
      return only('wallet/session', async (sent, forward) => (first ??= await forward(sent)));
    },
  },
  {
    says: 'a game can be launched after its launchExpire',
    foundBy: 'play.expired',
    plant: ({ now }) => {
      let end = Infinity;
      return async (sent, forward) => {
        const came = await forward(sent);
        if (sent.path === 'startGame') end = Number(came.body['launchExpire']);
        return sent.path === 'wallet/session' && now() > end ? answer({ session: 's', minBet: 1 }) : came;
      };
    },
  },
  {
    says: 'the figures of play count a bet that was returned',
    foundBy: 'play.figures',
    plant: () => {
      const bets = new Map<unknown, number>();
      let returned = 0;
      return async (sent, forward) => {
        const { roundId, amount } = sent.body;
        if (sent.path === 'wallet/bet') bets.set(roundId, Number(amount));
        if (sent.path === 'wallet/rollback') returned += bets.get(roundId) ?? 0;
        const came = await forward(sent);
        if (sent.path === 'rgSession') came.body['bet'] = Number(came.body['bet']) + returned;
        return came;
      };
    },
  },
  {
    says: 'a bet below zero gives money',
    foundBy: 'play.odd',
    plant: (sandbox) =>
      only('wallet/bet', async (sent, forward) => {
        const { amount, session } = sent.body;
        if (typeof amount !== 'number' || amount > 0) return forward(sent);
        await give(sandbox, await playerOf(sandbox, session), -amount);
        return answer({ coin: 0 });
      }),
  },
  {
    says: 'an amount as a text is staked',
    foundBy: 'play.odd',
    plant: (sandbox) =>
      only('wallet/bet', (sent, forward) =>
        forward(signed(withBody(sent, { amount: Number(sent.body['amount']) }), sandbox)),
      ),
  },
  {
    says: 'the answer to a bet has the balance before it',
    foundBy: 'play.answers',
    plant: () =>
      only('wallet/bet', async (sent, forward) => {
        const came = await forward(sent);
        if (came.status === 200) came.body['coin'] = Number(came.body['coin']) + Number(sent.body['amount']);
        return came;
      }),
  },
  {
    says: 'the figures of play leave out what was won',
    foundBy: 'play.figures',
    plant: () => answering('rgSession', (body) => Object.assign(body, { win: 0, net: -Number(body['bet']) })),
  },
];
