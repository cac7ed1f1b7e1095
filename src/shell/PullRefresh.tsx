import { Failure } from '#contract/failure.ts';
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx';
import { report } from '#nav/report.ts';
import type { Path } from '#nav/routes.ts';
import { app } from '#data/worker.ts';
import { words } from './words.ts';

/** The lobby, and every page that is a list of the operator's (checklist L-12). */
const pulled: readonly Path[] = [
  '/',
  '/game/search',
  '/member',
  '/member/games',
  '/member/sessions',
  '/member/report',
  '/member/retrieve-balance',
  '/activity/bank',
  '/wallets/record',
  '/wallets/card/list',
];

/** Whether a page can be pulled. */
export const isPulled = (pathname: string) => pulled.some((path) => path === pathname);

/** Once for all that is on screen: its answers and the balance, and what is new in the lobby. */
async function refresh() {
  if (!navigator.onLine) return report(new Failure('offline'));
  await Promise.all([app.tab.resume(), app.session.bootstrap()]).catch(report);
}

/** The page is asked for anew when it is pulled down from its top. */
export function PullRefresh() {
  const t = words.use();
  return <PullToRefresh onRefresh={refresh} label={t('refresh')} busyText={t('refreshing')} />;
}
