import type { Path } from '#nav/routes.ts';

/** The pages most likely opened next: the bottom tabs and a game; a visitor needs the log-in for those. */
export const likely = {
  player: ['/', '/wallets', '/member', '/game/start', '/game/search', '/member/self-limited'],
  visitor: ['/', '/auth/login', '/game/search', '/member/self-limited'],
} as const satisfies Record<string, readonly Path[]>;

/** Dependencies of prefetching, injected. */
interface Surroundings {
  /** Whether prefetching is allowed; checked again before each page. */
  allowed: () => boolean;
  /** Resolves when the browser is idle. */
  idle: () => Promise<void>;
  load: (path: Path) => Promise<void>;
}

/** Prefetches the pages most likely opened next, one by one, while the browser is idle (spec §9). Never rejects. */
export async function prefetch(who: keyof typeof likely, { allowed, idle, load }: Surroundings): Promise<void> {
  for (const path of likely[who]) {
    await idle();
    if (!allowed()) return;
    await load(path).catch(() => {});
  }
}
