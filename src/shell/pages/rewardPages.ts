import { page } from '#nav/page.ts';
import { anyId, oneOf } from '#nav/params.ts';

/** A page of the lottery: `type` is its activity, 55 daily and 33 weekends; by default the running one. */
const lottery = { query: { type: oneOf('', '55', '33') } };

const rebate = () => import('#features/bonus/rebate/RebateScreen.tsx');
const awards = () => import('#features/bonus/awards/AwardsScreen.tsx');

/** Pages of bonuses, activities, VIP and mail. */
export const rewardPages = [
  page('/vip', {
    feature: 'vip',
    tabs: true,
    offline: 'data',
    load: () => import('#features/rewards/vip/VipScreen.tsx'),
  }),
  page('/vip/level', {
    feature: 'vip',
    offline: 'data',
    back: '/vip',
    load: () => import('#features/rewards/vip/LevelScreen.tsx'),
  }),
  page('/bonus/vip', {
    feature: 'vip',
    offline: 'data',
    back: '/vip',
    load: () => import('#features/rewards/vip/TasksScreen.tsx'),
  }),
  page('/activity/bank', {
    feature: 'bind',
    guard: 'auth',
    offline: 'data',
    back: '/',
    load: () => import('#features/rewards/bindTasks/BindTasksScreen.tsx'),
  }),
  page('/activity/lottery', {
    feature: 'lottery',
    ...lottery,
    guard: 'auth-activity',
    offline: 'data',
    back: '/',
    load: () => import('#features/rewards/lottery/LotteryScreen.tsx'),
  }),
  page('/activity/lottery/history', {
    ...lottery,
    guard: 'auth-activity',
    offline: 'data',
    back: '/activity/lottery',
    load: () => import('#features/rewards/lottery/pages/HistoryScreen.tsx'),
  }),
  page('/activity/lottery/order', {
    ...lottery,
    guard: 'auth-activity',
    offline: 'data',
    back: '/activity/lottery',
    load: () => import('#features/rewards/lottery/pages/OrderScreen.tsx'),
  }),
  page('/activity/lottery/product', {
    feature: 'lottery',
    ...lottery,
    guard: 'auth-activity',
    offline: 'data',
    back: '/activity/lottery',
    load: () => import('#features/rewards/lottery/more/ProductScreen.tsx'),
  }),
  // Prizes can be claimed after the lottery has ended.
  page('/activity/lottery/record', {
    ...lottery,
    guard: 'auth',
    offline: 'data',
    back: '/activity/lottery',
    load: () => import('#features/rewards/lottery/pages/RecordScreen.tsx'),
  }),
  page('/activity/lottery/rule', {
    feature: 'lottery',
    ...lottery,
    guard: 'auth-activity',
    offline: 'data',
    back: '/activity/lottery',
    load: () => import('#features/rewards/lottery/more/RuleScreen.tsx'),
  }),
  page('/activity/spin', {
    feature: 'spin',
    query: { view: oneOf('wheel', 'records') },
    offline: 'data',
    back: '/',
    load: () => import('#features/rewards/inviteSpin/SpinScreen.tsx'),
  }),
  page('/activity/sign-in', {
    feature: 'signIn',
    offline: 'data',
    back: '/',
    load: () => import('#features/rewards/dailySignIn/SignInScreen.tsx'),
  }),
  page('/activity/sign-in/rule', {
    feature: 'signIn',
    offline: 'data',
    back: '/activity/sign-in',
    load: () => import('#features/rewards/dailySignIn/RuleScreen.tsx'),
  }),
  page('/points', {
    feature: 'points',
    stays: true,
    guard: 'auth-activity',
    query: {
      tab: oneOf('points', 'diamond', 'scratch', 'log'),
      view: oneOf('shop', 'orders', 'address'),
      goods: anyId,
    },
    offline: 'data',
    back: '/',
    load: () => import('#features/rewards/points/PointsScreen.tsx'),
  }),
  page('/activity/jackpot', {
    feature: 'jackpot',
    offline: 'data',
    back: '/',
    load: () => import('#features/rewards/jackpot/JackpotScreen.tsx'),
  }),
  page('/activity/slotshack', {
    feature: 'slotshack',
    offline: 'data',
    back: '/',
    load: () => import('#features/rewards/contests/slotshack/SlotshackScreen.tsx'),
  }),
  page('/rank', {
    feature: 'rank',
    guard: 'auth-activity',
    query: { tab: oneOf('day', 'week', 'month') },
    offline: 'data',
    back: '/',
    load: () => import('#features/rewards/contests/rank/RankScreen.tsx'),
  }),
  page('/bonus/tasks', {
    feature: 'tasks',
    query: { cycle: oneOf('daily', 'weekly', 'once') },
    offline: 'data',
    back: '/bonus',
    load: () => import('#features/rewards/tasks/TasksScreen.tsx'),
  }),
  page('/activity/follow', {
    feature: 'follow',
    offline: 'data',
    back: '/',
    load: () => import('#features/rewards/follow/FollowScreen.tsx'),
  }),
  page('/activity/first-deposit', {
    feature: 'firstDeposit',
    offline: 'data',
    back: '/',
    load: () => import('#features/rewards/firstDeposit/FirstDepositScreen.tsx'),
  }),
  page('/agent', {
    feature: 'agent',
    query: { tabActive: oneOf('overview', 'members', 'commission', 'invite') },
    offline: 'data',
    back: '/member',
    load: () => import('#features/agents/AgentScreen.tsx'),
  }),
  page('/agent/rule', {
    feature: 'agent',
    offline: 'data',
    back: '/agent',
    load: () => import('#features/agents/RuleScreen.tsx'),
  }),
  page('/share', {
    feature: 'share',
    offline: 'data',
    back: '/member',
    load: () => import('#features/share/ShareScreen.tsx'),
  }),
  page('/bonus', { tabs: true, offline: 'data', load: () => import('#features/bonus/BonusScreen.tsx') }),
  page('/bonus/event', {
    query: { id: anyId },
    offline: 'data',
    back: '/bonus',
    load: () => import('#features/bonus/events/EventsScreen.tsx'),
  }),
  page('/bonus/rebate', { feature: 'rebate', offline: 'data', back: '/bonus', load: rebate }),
  page('/bonus/record', { feature: 'awards', offline: 'data', back: '/bonus', load: awards }),
  page('/bonus/reward', {
    feature: 'awards',
    offline: 'data',
    back: '/bonus',
    load: () => import('#features/bonus/awards/ToClaimScreen.tsx'),
  }),
  page('/reward/record', { feature: 'awards', offline: 'data', back: '/bonus', load: awards }),
  page('/vip/rebate', { feature: 'rebate', offline: 'data', back: '/bonus', load: rebate }),
  page('/vip/rebate/record', {
    feature: 'rebate',
    offline: 'data',
    back: '/vip/rebate',
    load: () => import('#features/bonus/rebate/RebateRecordScreen.tsx'),
  }),
  page('/email', {
    feature: 'mail',
    guard: 'auth',
    offline: 'data',
    back: '/member',
    load: () => import('#features/rewards/mail/MailScreen.tsx'),
  }),
  page('/email/detail', {
    feature: 'mail',
    guard: 'auth',
    query: { id: anyId },
    offline: 'memory',
    back: '/email',
    load: () => import('#features/rewards/mail/MailDetailScreen.tsx'),
  }),
] as const;
