import { awarded, moved } from '../awards.ts';
import { read, write, ofFeature } from '../endpoint.ts';
import { count, flag, id, list, oneOf, optional, record, type Infer } from '../schema.ts';
import { reward } from '../signInReply.ts';

/** A reward for completing a step of the account: `status` 0 open, 1 claimable, 2 claimed. */
const task = record({
  id,
  kind: oneOf('mobile', 'bank', 'kyc', 'password'),
  done: flag,
  status: oneOf(0, 1, 2),
  awards: list(reward),
});

export type BindTask = Infer<typeof task>;

/** Endpoints for the rewards of completing an account (payloads K). */
export const bindTasks = ofFeature('bind', {
  bindInfo: read(
    'What there is for binding a number, an account, an identity, a password',
    {},
    {
      list: list(task),
      /** How many times the reward's cash must be staked before it can be withdrawn. */
      turnover: optional(count),
    },
    {
      wrapped: true,
      kept: 'user',
      extension: true,
    },
  ),
  bindReceive: write('Claims one of them', { id }, awarded, {
    money: true,
    extension: true,
    spoils: ['bindInfo', ...moved],
  }),
});
