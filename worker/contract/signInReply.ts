import { userInfo } from './entities.ts';
import { flag, id, int, list, optional, record, text } from './schema.ts';

/** What somebody was given: so many of a prop. */
export const reward = record({ id, count: int });

/** The answer to whoever comes in. */
export const signInReply = {
  token: text,
  userInfo,
  isNew: optional(flag),
  needSetPassword: optional(flag),
  rewards: optional(list(reward)),
};

/** Who brought a new player: a parent by id, or whoever has this code. */
export const invited = { pid: optional(id), inviteCode: optional(text) };
