import type { Path } from '#nav/routes.ts';

/** What is most likely opened next: what stands under the thumb, and a game. A visitor is asked to log in for those. */
const likely = {
  player: ['/', '/wallets', '/member', '/game/start', '/game/search', '/member/self-limited'],
  visitor: ['/', '/auth/login', '/game/search', '/member/self-limited'],
} as const satisfies Record<string, readonly Path[]>;

/** What prefetching leans on. */
interface Surroundings {
  /** Whether anything may be loaded that nobody asked for; asked anew before each page. */
  allowed: () => boolean;
  /** Resolves when nothing more urgent is to be done. */
  idle: () => Promise<void>;
  load: (path: Path) => Promise<void>;
}

/** Brings the pages that are most likely opened next, one by one, while there is nothing better to do (spec §9). Never rejects. */
export async function prefetch(who: keyof typeof likely, { allowed, idle, load }: Surroundings): Promise<void> {
  for (const path of likely[who]) {
    await idle();
    if (!allowed()) return;
    await load(path).catch(() => {});
  }
}
