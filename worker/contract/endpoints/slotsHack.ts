import { awarded, moved } from '../awards.ts';
import { awardStates, missionKinds } from '../rewards/contests.ts';
import { read, write, ofFeature } from '../endpoint.ts';
import { count, id, list, oneOf, record, text, time, type Infer } from '../schema.ts';
import { reward } from '../signInReply.ts';

const { none, claimable, claimed } = awardStates;

/** A mission on a game: `need` and `done` by its kind, as in `missionKinds`. */
const mission = record({
  id,
  gameId: id,
  kind: oneOf(...missionKinds),
  need: count,
  done: count,
  status: oneOf(none, claimable, claimed),
  awards: list(reward),
});

/** The best win of a player's, in hundredths of its bet. */
const best = record({ rank: count, nickname: text, value: count });

export type Mission = Infer<typeof mission>;

/** Endpoints of the slotshack (payloads K): missions on chosen games. */
export const slotsHack = ofFeature('slotshack', {
  slotsHackInfo: read(
    'The chosen games, their missions with the player’s progress, and the best wins on them',
    {},
    {
      startTime: time,
      endTime: time,
      gameIds: list(id),
      tasks: list(mission),
      rank: list(best),
      /** `rank` 0 is none. */
      me: record({ rank: count, value: count }),
      /** How many times an award's money must be staked before it can be withdrawn. */
      turnover: count,
    },
    { wrapped: true, kept: 'user', extension: true },
  ),
  slotsHackReceive: write('Claims the award of a mission that is done', { id }, awarded, {
    money: true,
    extension: true,
    spoils: ['slotsHackInfo', ...moved],
  }),
});
