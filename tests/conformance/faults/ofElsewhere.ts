import { answer, despite, gameOpened, only, orderMade, type Fault } from './fault.ts';
import type { Came, Sent } from './sandbox.ts';

type Acts = 'createRecharge' | 'startGame';
const acts: Record<Acts, () => Came> = { createRecharge: orderMade, startGame: gameOpened };
const isAct = (path: string): path is Acts => path in acts;
const tokenOf = ({ headers }: Sent) => headers['authorization'];

/** A restriction that holds for the tokens that it `holds` for, by the one that asked for it; others deposit and play. */
const onlyFor =
  (code: number, holds: (token: string | undefined, asked: string | undefined) => boolean): Fault['plant'] =>
  () => {
    let asked: string | undefined;
    return async (sent, forward) => {
      const came = await forward(sent);
      if (sent.path === 'selfExclude') asked = tokenOf(sent);
      const isFree = isAct(sent.path) && came.body['errcode'] === code && !holds(tokenOf(sent), asked);
      return isFree ? acts[sent.path as Acts]() : came;
    };
  };

/** An act that a token does even after its session was ended. */
const despiteEnd =
  (act: Acts): Fault['plant'] =>
  () => {
    const known = new Set<string | undefined>();
    return async (sent, forward) => {
      const came = await forward(sent);
      if (came.body['errcode'] === 0) known.add(tokenOf(sent));
      const isEnded = came.body['errcode'] === 401 && known.has(tokenOf(sent));
      return sent.path === act && isEnded ? acts[act]() : came;
    };
  };

/** Faults of breaks and exclusions on other devices, in demos and in open games. */
export const ofElsewhere: Fault[] = [
  {
    says: 'a break holds only for the session that asked for it',
    foundBy: 'protection.devices',
    plant: onlyFor(5001, (token, asked) => token === asked),
  },
  {
    says: 'a new log-in ends an exclusion',
    foundBy: 'protection.devices',
    plant: onlyFor(5002, (token, asked) => token === asked),
  },
  {
    says: 'an exclusion leaves the player’s other sessions able to deposit',
    foundBy: 'protection.devices',
    plant: despiteEnd('createRecharge'),
  },
  {
    says: 'an exclusion leaves the player’s other sessions able to play',
    foundBy: 'protection.devices',
    plant: despiteEnd('startGame'),
  },
  ...[5001, 5002].map((code) => ({
    says: `demos open during ${code === 5001 ? 'a break' : 'an exclusion'}`,
    foundBy: 'protection.demos',
    plant: () =>
      only('startGame', (sent, forward) =>
        sent.body['tryIt'] ? despite(code, gameOpened)(sent, forward) : forward(sent),
      ),
  })),
  {
    says: 'a game continues after a break was asked for on another device',
    foundBy: 'play.onBreak',
    plant: () => {
      let isOnBreak = false;
      return async (sent, forward) => {
        const came = await forward(sent);
        if (sent.path === 'selfExclude') isOnBreak = came.body['state'] === 1;
        const goesOn = sent.path === 'wallet/bet' && came.body['error'] === 'ended' && isOnBreak;
        return goesOn ? answer({ coin: 0 }) : came;
      };
    },
  },
];
