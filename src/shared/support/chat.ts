import { proxy } from 'valtio';

/** Another way to customer service: what it is called, and what opens it. */
export interface OtherWay {
  readonly label: string;
  readonly href: string;
  /** A site, which opens in a tab of its own. */
  readonly site: boolean;
}

/** A chat: the address of the vendor's page, and what there is besides, should that not come. */
export interface Talk {
  readonly address: string;
  readonly others: readonly OtherWay[];
}

interface Chat {
  /** The chat that is open, also while it is minimised. */
  talk: Talk | null;
  /** Whether it is in sight, rather than minimised. */
  open: boolean;
  /** Messages that came while it was minimised. */
  unread: number;
}

/** Live chat on this page; nothing of what is said is known to the app (SV-02). */
export const chat = proxy<Chat>({ talk: null, open: false, unread: 0 });
