import { read, write, ofFeature } from '../endpoint.ts';
import { balance, count, flag, line, optional, text, time } from '../schema.ts';

/** Where the deletion of an account stands: without `requestedAt` and `deletesAt` none is requested. */
const standing = {
  requestedAt: optional(time),
  deletesAt: optional(time),
  days: count,
  toWithdraw: balance,
  tooLittle: optional(balance),
  inProgress: flag,
  keeps: optional(text),
};

const spoils = ['deletionInfo'];

/** Endpoints for the deletion of the player's account. */
export const deletion = ofFeature('accountDeletion', {
  deletionInfo: read(
    'Whether the player has requested the deletion of the account, and what comes first',
    {},
    standing,
    {
      kept: 'memory',
      extension: true,
    },
  ),
  deletionRequest: write(
    'Requests it, proven as by `reauthenticate`; a request that stands already stays as it is',
    { password: optional(line), smsCode: optional(line) },
    standing,
    { identified: true, extension: true, spoils },
  ),
  deletionCancel: write('Keeps the account; nothing happens if no deletion is requested', {}, standing, {
    identified: true,
    extension: true,
    spoils,
  }),
});
