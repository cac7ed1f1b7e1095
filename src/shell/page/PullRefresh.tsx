import { Failure } from '#contract/failure.ts';
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx';
import { report } from '#nav/report.ts';
import type { Path } from '#nav/routes.ts';
import { app } from '#data/worker.ts';
import { words } from '../words.en.ts';

/** Pages with pull-to-refresh: the lobby and every page with a list from the operator (checklist L-12). */
const pulled: readonly Path[] = [
  '/',
  '/game/search',
  '/member',
  '/member/games',
  '/member/sessions',
  '/member/report',
  '/member/retrieve-balance',
  '/activity/bank',
  '/activity/follow',
  '/bonus/tasks',
  '/activity/lottery',
  '/activity/lottery/history',
  '/activity/lottery/order',
  '/activity/lottery/record',
  '/activity/slotshack',
  '/rank',
  '/agent',
  '/agent/rule',
  '/bonus',
  '/bonus/event',
  '/bonus/rebate',
  '/bonus/record',
  '/bonus/reward',
  '/reward/record',
  '/vip/rebate',
  '/vip/rebate/record',
  '/vip',
  '/vip/level',
  '/email',
  '/feedback/record',
  '/points',
  '/bonus/vip',
  '/wallets/record',
  '/wallets/card/list',
];

/** Whether a page has pull-to-refresh. */
export const isPulled = (pathname: string) => pulled.some((path) => path === pathname);

/** Refreshes everything on screen: replies, balance, and the lobby's news. */
async function refresh() {
  if (!navigator.onLine) return report(new Failure('offline'));
  const dots = app.replies.read('activityGetStatusList', {});
  await Promise.all([app.tab.resume(), app.session.bootstrap(), dots]).catch(report);
}

/** Pull-to-refresh for the current page. */
export function PullRefresh() {
  const t = words.use();
  return <PullToRefresh onRefresh={refresh} label={t('refresh')} busyText={t('refreshing')} />;
}
