import type { Maintenance } from '#contract/entities.ts';
import type { Money } from '#contract/schema.ts';
import type { Holdings, Reply } from '#contract/stores.ts';
import type { World } from '../world.ts';

/**
 * The messages between the workers of one browser's tabs. They hold nothing secret: a session is named by its epoch.
 */
type TabMessage =
  | { kind: 'session' }
  | { kind: 'replies'; keys: string[] }
  | { kind: 'wallet'; coin: Money; at: number }
  | { kind: 'held'; held: Holdings }
  | { kind: 'mail'; unread: number; at: number }
  | { kind: 'verified'; hasKyc: number; at: number }
  | { kind: 'spoilt'; names: string[] }
  | { kind: 'acts' }
  | { kind: 'library' }
  | { kind: 'rg' }
  | { kind: 'playEnds'; at: number }
  | { kind: 'reality'; every: number }
  | { kind: 'clock'; offset: number }
  | { kind: 'settings'; lang: string | undefined; reply: Reply }
  | { kind: 'looked' }
  | { kind: 'games' }
  | { kind: 'events' }
  | { kind: 'acknowledged'; ids: string[] }
  | { kind: 'done'; task: string; at: number }
  | { kind: 'down'; down: boolean; maintenance: Maintenance | null }
  | { kind: 'leader?' }
  | { kind: 'leader!' }
  | { kind: 'presence?' }
  | { kind: 'presence!'; gameId: number; since: number; visible: boolean; sending?: string[] };

type Kind = TabMessage['kind'];
type Of<K extends Kind> = Extract<TabMessage, { kind: K }>;

const isOf = <K extends Kind>(kind: K, news: TabMessage): news is Of<K> => news.kind === kind;

/** The version of the messages; those of another version are ignored. */
const version = 2;

export interface TabBus {
  publish(news: TabMessage): void;
  on<K extends Kind>(kind: K, listener: (news: Of<K>, epoch: string) => void): void;
}

/**
 * The broadcast channel between tabs. It lives in the worker: open in a page it would keep the page out of the
 * back-forward cache.
 */
export function createTabBus(world: World, epoch: () => string, report: (error: unknown) => void): TabBus {
  const listeners: ((news: TabMessage, epoch: string) => void)[] = [];
  const post = world.channel('perlas', (message) => {
    const { v, epoch: senderEpoch, news } = (message ?? {}) as { v?: unknown; epoch?: unknown; news?: TabMessage };
    if (v !== version || typeof senderEpoch !== 'string' || typeof news?.kind !== 'string') return;
    for (const listener of listeners) {
      try {
        listener(news, senderEpoch);
      } catch (error) {
        report(error);
      }
    }
  });
  return {
    publish: (news) => post({ v: version, epoch: epoch(), news }),
    on: (kind, listener) => void listeners.push((news, sender) => void (isOf(kind, news) && listener(news, sender))),
  };
}
