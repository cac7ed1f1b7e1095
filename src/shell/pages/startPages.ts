import { page } from '#nav/page.ts';
import { text } from '#nav/query.ts';

/** The pages that a start may need before the table of the others has loaded. */
export const startPages = [
  page('/', { tabs: true, offline: 'data', load: () => import('#features/home/HomeScreen.tsx') }),
  page('/maintenance', { early: true, offline: 'leaves', load: () => import('#features/info/MaintenanceScreen.tsx') }),
  page('/game/search', {
    query: { q: text },
    offline: 'data',
    back: '/',
    load: () => import('#features/games/SearchScreen.tsx'),
  }),
] as const;
