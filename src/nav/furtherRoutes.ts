import type { PayoutName } from '#contract/payouts.ts';
import { anyId, neededId, oneOf, ownAddress, yesNo } from './params.ts';
import { text } from './query.ts';
import { route } from './route.ts';

const withdrawal = <const N extends PayoutName>(name: N) =>
  route(`/withdrawal/${name}`, {
    bare: true,
    guard: 'auth',
    query: { orderNo: text },
  });

/** A page of the lottery: `type` is its activity, 55 daily and 33 at weekends; without one, what runs. */
const lottery = <const N extends string>(name: N, guard: 'auth' | 'auth-activity' = 'auth-activity') =>
  route(`/activity/lottery${name}`, {
    bare: true,
    guard,
    query: { type: oneOf('', '55', '33') },
  });

/** What a browser needs that continues a log-in: who invited the visitor, and the page to go to afterwards. */
const carriedOver = { code: text, pid: anyId, back: ownAddress };

/** The routes that are loaded with the table of pages (`pages.ts`). Those of new pages belong here. */
export const furtherRoutes = [
  route('/auth/login', {
    bare: true,
    query: { type: oneOf('phone', 'account'), ...carriedOver },
  }),
  route('/auth/register', {
    bare: true,
    query: carriedOver,
  }),
  route('/game/start', {
    bare: true,
    guard: 'auth',
    query: { gameId: neededId, tryIt: yesNo, activityId: anyId },
  }),
  route('/wallets', {
    tabs: true,
    guard: 'auth',
    query: { name: oneOf('deposit', 'withdraw'), back: yesNo, orderNo: text, item: anyId },
  }),
  route('/vip', { tabs: true }),
  route('/vip/level', { bare: true }),
  route('/bonus/vip', { bare: true }),
  route('/member', { tabs: true, guard: 'auth' }),
  route('/member/self-limited', {
    bare: true,
    early: true,
    query: { part: oneOf('all', 'limits', 'break', 'exclude', 'done', 'test') },
  }),
  route('/about-us', { bare: true, early: true }),
  route('/faq', { bare: true, early: true }),
  route('/service', { bare: true, early: true }),
  route('/service/vip', { bare: true }),
  route('/download', { bare: true, early: true, query: { code: text, pid: anyId } }),
  route('/terms-of-use', { bare: true, early: true }),
  route('/privacy-policy', { bare: true, early: true }),
  route('/member/settings', { bare: true }),
  route('/diagnostics', { bare: true, early: true }),
  route('/auth/accountLogin', { bare: true }),
  route('/auth/forget', { bare: true }),
  route('/auth/set-password', { bare: true, guard: 'auth' }),
  route('/auth/social', {
    bare: true,
    query: { code: text, state: text, error: text },
  }),
  route('/auth/bind', { bare: true }),
  route('/member/games', {
    bare: true,
    query: { tab: oneOf('likes', 'recents') },
  }),
  route('/wallets/record', {
    bare: true,
    guard: 'auth',
    query: { view: oneOf('records', 'statement'), tab: oneOf('deposits', 'withdrawals', 'history', 'all') },
  }),
  withdrawal('gcash'),
  withdrawal('maya'),
  withdrawal('grabpay'),
  withdrawal('bank'),
  route('/wallets/card/list', {
    bare: true,
    guard: 'auth',
    query: { back: ownAddress },
  }),
  route('/wallets/card/edit', {
    bare: true,
    guard: 'auth',
    query: { id: anyId, name: text, back: ownAddress },
  }),
  route('/member/profile', { bare: true }),
  route('/member/profile/info', { bare: true }),
  route('/member/profile/kyc', {
    bare: true,
    query: { step: oneOf('start', 'type', 'pictures', 'details', 'address', 'consent', 'review'), back: ownAddress },
  }),
  route('/member/report', { bare: true }),
  route('/member/retrieve-balance', { bare: true }),
  route('/member/sessions', { bare: true, guard: 'auth' }),
  route('/feedback', { bare: true }),
  route('/feedback/record', { bare: true }),
  route('/feedback/record/:id', { bare: true }),
  route('/activity/bank', { bare: true, guard: 'auth' }),
  lottery(''),
  lottery('/history'),
  lottery('/order'),
  lottery('/product'),
  // What was won can be claimed when no lottery runs any more.
  lottery('/record', 'auth'),
  lottery('/rule'),
  route('/activity/spin', { bare: true, query: { view: oneOf('wheel', 'records') } }),
  route('/activity/sign-in', { bare: true }),
  route('/activity/sign-in/rule', { bare: true }),
  route('/points', {
    bare: true,
    guard: 'auth-activity',
    query: {
      tab: oneOf('points', 'diamond', 'scratch', 'log'),
      view: oneOf('shop', 'orders', 'address'),
      goods: anyId,
    },
  }),
  route('/activity/jackpot', { bare: true }),
  route('/activity/slotshack', { bare: true }),
  route('/rank', { bare: true, guard: 'auth-activity', query: { tab: oneOf('day', 'week', 'month') } }),
  route('/bonus/tasks', { bare: true, query: { cycle: oneOf('daily', 'weekly', 'once') } }),
  route('/activity/follow', { bare: true }),
  route('/activity/first-deposit', { bare: true }),
  route('/agent', { bare: true, query: { tabActive: oneOf('overview', 'members', 'commission', 'invite') } }),
  route('/agent/rule', { bare: true }),
  route('/share', { bare: true }),
  route('/bonus', { tabs: true }),
  route('/bonus/event', { bare: true, query: { id: anyId } }),
  route('/bonus/rebate', { bare: true }),
  route('/bonus/record', { bare: true }),
  route('/bonus/reward', { bare: true }),
  route('/reward/record', { bare: true }),
  route('/vip/rebate', { bare: true }),
  route('/vip/rebate/record', { bare: true }),
  route('/email', { bare: true, guard: 'auth' }),
  route('/email/detail', { bare: true, guard: 'auth', query: { id: anyId } }),
] as const;
