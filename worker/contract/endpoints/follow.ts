import { awarded, moved } from '../awards.ts';
import { read, write, ofFeature } from '../endpoint.ts';
import { count, id, list, oneOf, optional, record, text, type Infer } from '../schema.ts';
import { reward } from '../signInReply.ts';

const status = oneOf(0, 1, 2);

/** A page of the operator's on another platform: `platform` such as facebook, `status` as in `followStates`. */
const page = record({ id, platform: text, url: text, status, awards: list(reward) });

export type FollowPage = Infer<typeof page>;

/**
 * Endpoints for following the operator elsewhere (payloads K); `followVisit` records that a player has opened a page.
 */
export const follow = ofFeature('follow', {
  followInfo: read(
    'The operator’s pages on other platforms, and what following each earns once',
    {},
    { list: list(page), turnover: optional(count) },
    { kept: 'user', extension: true },
  ),
  followVisit: write(
    'Notes that the player has gone to one of them',
    { id },
    { status },
    {
      money: true,
      extension: true,
      spoils: ['followInfo'],
    },
  ),
  followReceive: write('Claims what following one of them earns', { id }, awarded, {
    money: true,
    extension: true,
    spoils: ['followInfo', ...moved],
  }),
});
