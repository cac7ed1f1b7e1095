import { act, type ReactNode } from 'react';
import type { Name } from '#contract/endpoints.ts';
import type { UserInfo } from '#contract/entities.ts';
import { replyKey } from '#contract/stores.ts';
import { stores } from '#data/stores.ts';
import { render } from './render.tsx';

/** A read without input by its name, or any by `replyKey`. */
type ReplyOf = Name | ReturnType<typeof replyKey>;

/** The player a screen is rendered for, and the replies that the page has. */
interface Given {
  /** The logged-in player: an id, or known fields; 0 is a visitor. */
  player?: number | (Partial<UserInfo> & Pick<UserInfo, 'id'>);
  online?: boolean;
  /** All replies that the page has, by `ReplyOf`; without it those that `setReply` gave it. */
  replies?: Partial<Record<Name, object>> & Record<`${string} ${string}`, object>;
}

const isKey = (reply: ReplyOf) => reply.includes(' ');

/** Gives the page the reply to a read, or removes it. */
export function setReply(reply: ReplyOf, value: object | undefined, { at = 1 } = {}): void {
  const key = isKey(reply) ? reply : replyKey(reply as Name, {});
  if (value) stores.replies[key] = { at, stale: false, value };
  else delete stores.replies[key];
}

/** Renders a screen for a player or visitor, with or without a connection, and with the replies the page has. */
export async function renderScreen(
  element: ReactNode,
  { player = 0, online = true, replies }: Given = {},
): Promise<HTMLElement> {
  await act(async () => {
    if (typeof player === 'number') Object.assign(stores.session, { userId: player, known: true });
    else Object.assign(stores.session, { userId: player.id, known: true, user: player });
    stores.network.onLine = online;
    if (!replies) return;
    stores.replies = {};
    for (const [reply, value] of Object.entries(replies)) setReply(reply as ReplyOf, value);
  });
  return render(element);
}
