import type { Input } from '#contract/endpoints.ts';
import type { Provider } from '#contract/loginKinds.ts';

/**
 * A pending social log-in: it must return before it expires (epoch milliseconds) and in the session that began it;
 * `userId` 0 is a visitor.
 */
export interface PendingSocialLogin {
  provider: Provider;
  /** The PKCE verifier, which proves that this device began it (RFC 7636). */
  verifier: string;
  redirectUri: string;
  userId: number;
  /** The page it ends on. */
  to: string;
  expireAt: number;
}

/** The ticket of an unbound social log-in: a log-in with it links that identity to the player. */
export interface Ticket {
  provider: Provider;
  ticket: string;
  expireAt: number;
}

/** A player's break or exclusion; times in epoch milliseconds by the operator's clock. */
interface Restriction {
  state: 0 | 1 | 2;
  until: number;
  irrevocableUntil: number;
  ref: string;
  /** When this device stored it, epoch milliseconds by its own clock. */
  at?: number;
}

/** A pending request for protection in the outbox, with the token it needs; deleted once it is delivered. */
export interface PendingRequest {
  requestId: string;
  userId: number;
  token: string;
  call: 'selfLimitSet' | 'selfExclude' | 'rgAck' | 'marketingOptOut';
  input: Input<PendingRequest['call']>;
  at: number;
  /** Until when its first attempt may be in flight (epoch milliseconds): no other tab retries it before. */
  sending?: number;
  /**
   * The requested break or exclusion: it applies on this device meanwhile, except in the tab that waits for the
   * answer.
   */
  standing?: Pick<Restriction, 'until'> & { state: 1 | 2 };
}

/** A refused protection request, kept until its player has seen it. */
export type RefusedRequest = Pick<PendingRequest, 'userId' | 'call' | 'at'>;

/**
 * The reality timer: play since the last reality check, milliseconds in all tabs together, counted up to `at` (epoch
 * milliseconds).
 */
interface RealityPlay {
  userId: number;
  played: number;
  at: number;
}

/**
 * The record that must be readable before any database is open. Only the worker reads it; the token is sent only in a
 * request's header.
 */
export interface Vaulted {
  token: string;
  userId: number;
  /** Whether the player registered with the current log-in. */
  isNew: boolean;
  epoch: string;
  deviceId: string;
  /** The account name, saved with the player's consent. */
  account: string;
  /** The referrer of the first visit. */
  referrer: string;
  gameListVersion: string;
  /** One-time codes sent lately, by a digest of the number; `at` is when each was sent. */
  codes: Record<string, { resendAt: number; expireAt: number; at?: number }>;
  /** Pending social log-ins, by their `state`. */
  errands: Record<string, PendingSocialLogin>;
  ticket: Ticket | null;
  /** Whether data of a logged-out player is still to be wiped. */
  wiping: boolean;
  /** The player whose intents are to be wiped as well, because they logged out themselves. */
  intentsOf?: number;
  /** Restrictions by player; a log-out doesn't end them. */
  restrictions: Record<number, Restriction>;
  unheard: PendingRequest[];
  refused?: RefusedRequest[];
  stint: RealityPlay;
}

export interface Vault {
  /** The vault as the device has it. With `always` the device is asked even if it has just failed. */
  read(always?: boolean): Promise<Vaulted>;
  /**
   * Updates some fields atomically across tabs. With `always` the device is tried even if it has just failed, and a
   * database that has been read is deleted if it fails again; what was never read may have to outlive the session.
   */
  change(changes: Partial<Vaulted> | ((stored: Vaulted) => Partial<Vaulted>), always?: boolean): Promise<void>;
  /** Whether the vault outlives the worker, as far as is known. */
  lasts(): boolean;
  /**
   * Has the vault stay in memory, and with it a session that the device doesn't have, until a change that is made
   * `always`: for data that are in memory, too. Returns false, and does nothing, if the device works or has the session.
   * Meanwhile nothing of the vault is stored or read, restrictions included; they are kept by the operator.
   */
  stayInMemory(): boolean;
  /** Whether the device has never answered in time: its content is unknown, and a read says nothing. */
  silent(): boolean;
}

/** The vault of a device without any data. */
export const emptyVault: Vaulted = {
  token: '',
  userId: 0,
  isNew: false,
  epoch: '',
  deviceId: '',
  account: '',
  referrer: '',
  gameListVersion: '',
  codes: {},
  errands: {},
  ticket: null,
  wiping: false,
  restrictions: {},
  unheard: [],
  stint: { userId: 0, played: 0, at: 0 },
};

/** Prefix of the epoch of a session whose player logged out themselves. */
export const leftMark = '!';

/** Max characters of the list of ended sessions: eight of them. */
const maxOver = 8 * 38;

/** The list of ended sessions (`Facts.over`) with one more. */
export const withOver = (over: string, epoch: string, mark = '') => `${over} ${mark}${epoch}`.slice(-maxOver);
