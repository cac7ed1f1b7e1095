import { answer, give, only, type Fault } from './fault.ts';
import { playerOf } from './ofPlay.ts';

/** Faults of bets after the end of their game’s session, or of what a limit allows. */
export const ofEndedPlay: Fault[] = [
  {
    says: 'a game outlives the session that opened it',
    foundBy: 'play.endedSession',
    plant: (sandbox) =>
      only('wallet/bet', async (sent, forward) => {
        const came = await forward(sent);
        if (came.body['error'] !== 'ended') return came;
        await give(sandbox, await playerOf(sandbox, sent.body['session']), -Number(sent.body['amount']));
        return answer({ coin: 0 });
      }),
  },
  {
    says: 'a log-out voids the wins of open rounds',
    foundBy: 'play.endedSession',
    plant: () => {
      let isOut = false;
      return async (sent, forward) => {
        if (sent.path === 'wallet/win' && isOut) return answer({ error: 'ended' }, 409);
        isOut ||= sent.path === 'logout';
        return forward(sent);
      };
    },
  },
  {
    says: 'a copy of a bet is refused by the limit that the bet used up',
    foundBy: 'play.copyAtLimit',
    plant: () =>
      only('wallet/bet', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['error'] === 'alreadyTaken' ? answer({ error: 'ownLimit' }, came.status) : came;
      }),
  },
];
