import { registerDialogs } from '#nav/modals.ts';
import { page, type Load, type PageRow } from '#nav/page.ts';
import { registerPages } from '#nav/screens.ts';
import { startPages } from './startPages.ts';

/** The gallery of the kit, which is in no production build. */
const gallery =
  import.meta.env.MODE === 'production'
    ? []
    : [page('/gallery', { early: true, offline: 'all', load: () => import('../gallery/GalleryScreen.tsx') })];

/** A page for players, where visitors see a way to log in. */
function withLogIn(row: PageRow): PageRow {
  if (!row.rules.players) return row;
  const load: Load = async () => {
    const [{ default: Screen }, { forPlayers }] = await Promise.all([row.load(), import('../session/forPlayers.tsx')]);
    return { default: forPlayers(Screen) };
  };
  return { ...row, load };
}

/** Registers every page and dialog of the app. */
export function register(): void {
  registerPages({
    start: [...startPages, ...gallery] as PageRow[],
    async loadOthers() {
      const { otherPages } = await import('./pages.ts');
      return (otherPages as readonly PageRow[]).map(withLogIn);
    },
    withoutAddress: {
      '404': () => import('#shared/page/NotFoundScreen.tsx'),
      '': () => import('../restricted/RestrictedScreen.tsx'),
    },
  });
  registerDialogs(async () => (await import('./dialogs.ts')).dialogs);
}
