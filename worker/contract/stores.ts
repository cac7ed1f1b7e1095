import type { Config, ClientEvent } from './endpoints/anonymous.ts';
import type { Brand, GameType, Maintenance, Notice, Tile, UserInfo } from './entities.ts';
import type { MoneyName, Name } from './endpoints.ts';
import type { Money } from './schema.ts';

/** An answer of the operator's: when it came (epoch milliseconds), and whether something has since made it out of date. */
export interface Reply {
  value: unknown;
  at: number;
  stale?: boolean;
}

/** The beginning of one category, as the first screen shows it; `typeId` 0 is what is hot, -1 what is new. */
export interface Shelf {
  typeId: number;
  total: number;
  tiles: Tile[];
}

/** Why nobody is signed in any more: left here, the token's end, left in another tab, or another player came in there. */
export type Ending = 'left' | 'expired' | 'elsewhere' | 'replaced';

/** An act that moves value, from the tap until it is known what became of it. Times in epoch milliseconds. */
export interface Act {
  requestId: string;
  call: MoneyName;
  state: 'sending' | 'uncertain';
  /** Another tab is sending it. */
  elsewhere?: true;
  at: number;
}

/** The network as the page reports it; the worker uses what it is told. */
export interface Facts {
  /** 0 mobile, 1 desktop (spec §9). */
  platform: 0 | 1;
  /** Where the visitor came from, at the start. */
  referrer: string;
  onLine: boolean;
  /** The browser's `effectiveType`, or empty where it has none. */
  effectiveType: string;
  saveData: boolean;
  /** The app has been here before: the device has something to recall. */
  visited: boolean;
  visible: boolean;
  /** This worker takes the place of one that died under the same page. */
  again?: boolean;
}

/** What the worker knows and every page mirrors. Both sides start from this shape; only the worker writes to it. */
export const initialStores = () => ({
  session: {
    /** Whether the worker has looked for a token yet; before that nobody knows who is here. */
    known: false,
    /** Non-zero exactly when somebody is logged in (spec §4). */
    userId: 0,
    /** Changes with every log-in and log-out; no secret. */
    epoch: '',
    user: null as UserInfo | null,
    ended: null as Ending | null,
    /** An act that was stopped because another player came in elsewhere. */
    stoppedActs: 0,
    /** The account name kept for the next log-in. */
    savedAccount: '',
    lastLogin: null as { time: number; device: string } | null,
    /** The player registered by the log-in at hand. */
    isNew: false,
  },
  wallet: {
    coin: null as Money | null,
    /** When the balance was last said by the operator; 0 for never. */
    at: 0,
  },
  network: {
    onLine: true,
    /** Whether the last request got no answer at all. */
    failing: false,
    /** Whether somebody else answered in the operator's place: a network that wants to be signed in to. */
    portal: false,
    /** When the operator last answered; 0 for never in this run. */
    heardAt: 0,
    /** Bytes that the worker has loaded, once a page has asked it to count. */
    loaded: 0,
  },
  settings: {
    config: null as Config | null,
    at: 0,
    /** The operator was asked for its settings and there are none. */
    missed: false,
    themeName: '',
    themeJsonData: '',
    maintenance: null as Maintenance | null,
    notices: [] as Notice[],
    /** The operator's clock minus ours, milliseconds. */
    clockOffset: 0,
  },
  lobby: {
    version: '',
    at: 0,
    total: 0,
    types: [] as GameType[],
    brands: [] as Brand[],
    shelves: [] as Shelf[],
  },
  library: {
    likes: [] as number[],
    recents: [] as { gameId: number; time: number }[],
  },
  play: {
    /** The game in play in this tab; 0 for none. */
    gameId: 0,
    sessionId: '',
    /** What it won so far, less what was staked; null where the operator doesn't say. */
    net: null as Money | null,
  },
  /** Whether the player may play, by their own wish; with nobody here, what was asked for on this device (players 3.1). */
  rg: {
    /** As in `rgStates`: free to play, on a break, excluded. */
    state: 0 as 0 | 1 | 2,
    until: 0,
    irrevocableUntil: 0,
    ref: '',
    /** What was asked for here and the operator has not heard yet. */
    unheard: [] as { call: string; input: object; at: number }[],
    /** Whether something asked for on this device, by whomever, is still to be told. */
    owed: false,
    /** Minutes between two reality checks; 0 until the operator has said it. */
    realityMin: 0,
    /** Somebody has played here for so long without a look at the time. */
    realityDue: false,
    /** When the time of play that the player allows a day is over; 0 where there is no such limit. */
    playEndsAt: 0,
  },
  codes: {} as Record<string, { resendAt: number; expireAt: number } | undefined>,
  acts: {} as Record<string, Act | undefined>,
  replies: {} as Record<string, Reply | undefined>,
  events: {
    /** The newest events not yet acknowledged: the page beacons them when it is hidden. */
    tail: [] as ClientEvent[],
    /** How many were given up in this run: the oldest of too many, and such as the operator can't take. */
    evicted: 0,
    /** Where a page that goes beacons the tail to, and what it says beside the events, as every call does (checklist N-01). */
    beacon: { url: '', common: {} as Record<string, string | number> },
  },
  build: {
    /** The id of the newest build, as the operator's manifest last said; empty if it wasn't heard. */
    latest: '',
    /** Whether the operator wants a service worker; null while that wasn't heard. */
    serviceWorker: null as boolean | null,
  },
  storage: {
    /** Where things are kept: on the device, or in memory only for this visit. */
    mode: 'unknown' as 'unknown' | 'device' | 'memory',
    /** How many kept rows were not what they should be, and were dropped, in this run. */
    dropped: 0,
    /** A newer build has taken the device's database: this tab keeps nothing there until its page loads anew. */
    outdated: false,
  },
});

export type Stores = ReturnType<typeof initialStores>;

/** A change to the stores: two levels deep, and never deeper. */
export type Patch = { [S in keyof Stores]?: Partial<Stores[S]> };

/** A patch with its running number; a `whole` one replaces the stores instead of adding to them. */
export interface Told {
  seq: number;
  whole: boolean;
  patch: Patch;
}

/** What a kept answer is called: its call and what was asked. */
export const replyKey = (name: Name, input: object) => `${name} ${JSON.stringify(input)}`;
