import { userInfo } from './entities.ts';
import { flag, id, int, line, list, optional, record, token, type Infer } from './schema.ts';

/** A reward: a prop and its count. */
export const reward = record({ id, count: int });
export type Reward = Infer<typeof reward>;

/** The answer to a log-in or a registration. */
export const signInReply = {
  token,
  userInfo,
  isNew: optional(flag),
  needSetPassword: optional(flag),
  rewards: optional(list(reward)),
};

/** The inviter of a new player: a parent by id, or the owner of an invite code. */
export const invited = { pid: optional(id), inviteCode: optional(line) };
