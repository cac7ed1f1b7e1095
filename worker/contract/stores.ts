import type { Config } from './endpoints/anonymous.ts';
import type { ClientEvent } from './endpoints/events.ts';
import type { CustomerQueue, GameType, LobbyBrand, Maintenance, Notice, Tile, UserInfo } from './entities.ts';
import type { MoneyName, Name } from './endpoints.ts';
import type { Money } from './schema.ts';

/** A reply of the operator: its value, its arrival time (epoch milliseconds), and whether it has become stale. */
export interface Reply {
  value: unknown;
  at: number;
  stale?: boolean;
}

/** The first tiles of a lobby category; `typeId` 0 is hot games, -1 new ones. */
export interface Shelf {
  typeId: number;
  total: number;
  tiles: Tile[];
}

/** A player's holdings besides money: points, diamonds, lottery tickets; in whole units. */
export type HoldingName = 'points' | 'diamond' | 'lottery';

/** The amount of each holding, and when the operator last reported it (epoch milliseconds). */
export type Holdings = { [N in HoldingName]?: { amount: number; at: number } };

/** Why a session ended: logged out here, expired, logged out in another tab, or replaced by another player there. */
export type Ending = 'left' | 'expired' | 'elsewhere' | 'replaced';

/** A money act, from the tap until its outcome is known. Times in epoch milliseconds. */
export interface Act {
  requestId: string;
  call: MoneyName;
  state: 'sending' | 'uncertain';
  /** Whether another tab is sending it. */
  elsewhere?: true;
  at: number;
  /** The operator's time after which it is refused; acts of older builds have none. */
  notAfter?: number;
}

/** Facts that only the page knows and reports to the worker. */
export interface Facts {
  /** 0 mobile, 1 desktop (spec §9). */
  platform: 0 | 1;
  /** The page's referrer at the start. */
  referrer: string;
  onLine: boolean;
  /** The browser's `effectiveType`, or empty where it has none. */
  effectiveType: string;
  /** The shortest of the latest round trips to the operator, milliseconds, as the worker measures it. */
  roundTrip?: number;
  saveData: boolean;
  /** Whether the app has run on this device before, so there is a cache to restore. */
  visited: boolean;
  visible: boolean;
  /** The epochs of sessions that recently ended on this device, whatever its vault says. */
  over: string;
  /** The epoch of the device's latest session, if any. */
  epoch?: string;
  /** The player's language, sent with every call. */
  lang?: string;
  /** The id of the page's build. */
  build?: string;
  /** Whether this worker replaces one that died under the same page. */
  again?: boolean;
  /** The push token of the wrapper’s own notifications. */
  messagingToken?: string;
}

/** The session of this device. */
export interface SessionStore {
  /** Whether the session has been read from the vault. */
  known: boolean;
  /** Non-zero exactly when somebody is logged in (spec §4). */
  userId: number;
  /** Changes with every log-in and log-out; no secret. */
  epoch: string;
  /** The epochs that recently ended here, if any; pages keep them for the device (`Facts`). */
  over?: string;
  user: UserInfo | null;
  ended: Ending | null;
  /** How many money acts were stopped because another player logged in elsewhere. */
  stoppedActs: number;
  /** The account name saved for the next log-in. */
  savedAccount: string;
  lastLogin: { time: number; device: string } | null;
  /** The operator's web push key; empty if it has none, absent until known. */
  pushKey?: string;
  /** Whether the player registered with the current log-in. */
  isNew: boolean;
}

/** The player's restriction of responsible gaming; for a visitor, the one requested on this device (players 3.1). */
export interface RgStore {
  /** As in `rgStates`: unrestricted, on a break, excluded. */
  state: 0 | 1 | 2;
  until: number;
  irrevocableUntil: number;
  ref: string;
  /** Pending requests for protection that the operator has not confirmed yet. */
  pending: { call: string; input: object; at: number }[];
  /** Whether a protection request of any player on this device is still undelivered. */
  owed: boolean;
  /** Refused protection requests that the player hasn't seen yet. */
  refused?: { call: string; at: number }[];
  /** Minutes between two reality checks; 0 until the operator has reported it. */
  realityMin: number;
  /** Whether a reality check is due. */
  realityDue: boolean;
  /** When the player's daily time limit is reached; 0 without such a limit. */
  playEndsAt: number;
}

/** The state of the device's storage. */
export interface StorageStore {
  /** Where data is stored: on the device, or in memory for this visit only. */
  mode: 'unknown' | 'device' | 'memory';
  /** How many stored rows were invalid and dropped in this run. */
  dropped: number;
  /** Whether a newer build has taken over the database: this tab stores nothing there until it is reloaded. */
  outdated: boolean;
  /** Whether the device's quota was exceeded in this run. */
  full?: boolean;
  /** Whether the session too is in memory only, and so ends with this page. */
  brief?: boolean;
  /**
   * Whether the device hasn't answered who is logged in. It is asked again while the session is unknown; once given
   * up, whatever a stored restriction could forbid is blocked.
   */
  silent?: boolean;
}

/** The initial stores, mirrored by every page and written by the worker alone. */
export const initialStores = () => ({
  session: {
    known: false,
    userId: 0,
    epoch: '',
    user: null,
    ended: null,
    stoppedActs: 0,
    savedAccount: '',
    lastLogin: null,
    isNew: false,
  } as SessionStore,
  wallet: {
    coin: null as Money | null,
    /** When the operator last reported the balance; 0 for never. */
    at: 0,
    held: {} as Holdings,
  },
  network: {
    onLine: true,
    /** Whether the last request got no answer at all. */
    failing: false,
    /** Whether a captive portal answered instead of the operator. */
    portal: false,
    /** Whether the operator is closed or answers 5xx: until it answers, a device sends by itself only a probe a minute. */
    down: false,
    /** When the operator last answered; 0 for never in this run. */
    heardAt: 0,
    /** Bytes that the worker has loaded, once a page has enabled counting. */
    loaded: 0,
  },
  settings: {
    config: null as Config | null,
    at: 0,
    /** Whether loading the operator's settings failed; null until cached ones have been looked for on the device. */
    missed: null as boolean | null,
    themeName: '',
    themeJsonData: '',
    maintenance: null as Maintenance | null,
    notices: [] as Notice[],
    customerQueue: null as CustomerQueue | null,
    /** The operator's clock minus ours, milliseconds. */
    clockOffset: 0,
  },
  lobby: {
    version: '',
    at: 0,
    total: 0,
    types: [] as GameType[],
    brands: [] as LobbyBrand[],
    shelves: [] as Shelf[],
  },
  library: {
    likes: [] as number[],
    recents: [] as { gameId: number; time: number }[],
    /** The tiles of the first recent games that can be played, for the lobby's first paint. */
    recentTiles: [] as Tile[],
  },
  play: {
    /** The game in play in this tab; 0 for none. */
    gameId: 0,
    sessionId: '',
    /** The net result so far, wins less stakes; null where the operator doesn't report it. */
    net: null as Money | null,
  },
  rg: {
    state: 0,
    until: 0,
    irrevocableUntil: 0,
    ref: '',
    pending: [],
    owed: false,
    realityMin: 0,
    realityDue: false,
    playEndsAt: 0,
  } as RgStore,
  mail: {
    /** How many mails are unread; null while unknown. */
    unread: null as number | null,
    /** When that was requested, epoch milliseconds; 0 for never. */
    at: 0,
  },
  codes: {} as Record<string, { resendAt: number; expireAt: number } | undefined>,
  acts: {} as Record<string, Act | undefined>,
  replies: {} as Record<string, Reply | undefined>,
  events: {
    /** The newest events not yet acknowledged; the page sends them as a beacon when it is hidden. */
    tail: [] as ClientEvent[],
    /** How many events were dropped in this run: the oldest over the cap, and those the operator refuses. */
    evicted: 0,
    /** The beacon's URL and its common fields, for a page that is being closed (checklist N-01). */
    beacon: { url: '', common: {} as Record<string, string | number> },
  },
  build: {
    /** The id of the newest build in the operator's manifest; empty while unknown. */
    latest: '',
    /** Whether the operator wants a service worker; null while unknown. */
    serviceWorker: null as boolean | null,
  },
  storage: { mode: 'unknown', dropped: 0, outdated: false } as StorageStore,
});

export type Stores = ReturnType<typeof initialStores>;

/** A change of the stores: two levels deep, never deeper. */
export type Patch = { [S in keyof Stores]?: Partial<Stores[S]> };

/** A patch with its sequence number; a `whole` one replaces the stores instead of merging. */
export interface PatchMessage {
  seq: number;
  whole: boolean;
  patch: Patch;
}

/** The key of a reply: its endpoint and input. */
export const replyKey = (name: Name, input: object) => `${name} ${JSON.stringify(input)}` as const;
