import { notAllowed, tooOften, wrongCode } from '#contract/codes.ts';
import type { Check } from '../check.ts';
import { done, must, refused } from '../expect.ts';
import { newNumber } from '../newNumber.ts';
import { logIn, type Player } from '../players.ts';
import { leaver } from './deletion.ts';

/** More tries than a one-time code has anywhere, so that others’ would use it up if they counted. */
const mostTries = 6;

/** What proves that a player is there: for whom, and how often. */
export const proofs: Check[] = [
  {
    id: 'account.proof',
    says: 'reauthenticate proves one change, in the session that has called it and in no other of the player’s',
    cites: ['ME-09'],
    async run(kit) {
      const player = await leaver(kit);
      const other = await logIn(kit.client, player);
      done(await player.call('reauthenticate', { password: player.password }));
      refused(await other.call('deletionRequest'), notAllowed, { with: ['need'] });
      done(await player.call('deletionRequest'));
      done(await player.call('deletionCancel'));
      refused(await player.call('deletionRequest'), notAllowed, { with: ['need'] });
    },
  },
  {
    id: 'account.code',
    says: 'A one-time code is good for the player who requested it alone, and others’ tries don’t use it up',
    cites: ['payloads C'],
    async run(kit) {
      const [player, other] = [await kit.player(), await kit.player()];
      const number = await newNumber(player);
      const bind = (by: Player) => by.call('bindAccount', { ...number, password: by.password });
      for (let tries = 0; tries < mostTries; tries++) {
        const sent = await bind(other);
        must([wrongCode, tooOften].includes(sent.verdict!), 'Refused with 2003', sent);
      }
      done(await bind(player));
    },
  },
];
