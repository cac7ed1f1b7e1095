import { proxy } from 'valtio';

/** Another contact of customer service: its name, and what opens it. */
export interface OtherWay {
  readonly label: string;
  readonly href: string;
  /** A site, which opens in a tab of its own. */
  readonly site: boolean;
}

/** A chat: the address of the vendor's page, and the alternatives in case it doesn't load. */
export interface Talk {
  readonly address: string;
  readonly others: readonly OtherWay[];
  /** The id of the session that the conversation belongs to. */
  readonly session: string;
}

interface Chat {
  /** The open chat, also while minimised. */
  talk: Talk | null;
  /** Whether it is visible rather than minimised. */
  open: boolean;
  /** Messages received while it was minimised. */
  unread: number;
}

/** Live chat on this page; the app knows nothing of its content (SV-02). */
export const chat = proxy<Chat>({ talk: null, open: false, unread: 0 });
