import { proxy } from 'valtio';

/** Another way to customer service: what it is called, and what opens it. */
export interface OtherWay {
  readonly label: string;
  readonly href: string;
  /** A site, which opens in a tab of its own. */
  readonly site: boolean;
}

interface Chat {
  /** The address of the vendor's page that is open, also while it is minimised; empty for none. */
  address: string;
  /** Whether it is in sight, rather than minimised. */
  open: boolean;
  /** Messages that came while it was minimised. */
  unread: number;
  /** Whose talk it is; 0 for a visitor's. */
  userId: number;
  /** What there is besides, should the page not come. */
  others: readonly OtherWay[];
}

/** Live chat on this page; nothing of what is said is known to the app (SV-02). */
export const chat = proxy<Chat>({ address: '', open: false, unread: 0, userId: 0, others: [] });
