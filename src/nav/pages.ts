import type { ComponentType } from 'react';
import { furtherRoutes } from './furtherRoutes.ts';
import type { Route } from './routes.ts';

type Load = () => Promise<{ default: ComponentType }>;

const rebate = () => import('#features/bonus/rebate/RebateScreen.tsx');
const awards = () => import('#features/bonus/awards/AwardsScreen.tsx');
const feedback = () => import('#features/feedback/FeedbackScreen.tsx');
const withdrawal = () => import('#features/wallets/withdraw/WithdrawalScreen.tsx');

/** A page that has no guard, and in whose place a visitor sees a way to log in. */
const ofPlayers =
  (load: Load): Load =>
  async () => {
    const [{ default: Screen }, { forPlayers }] = await Promise.all([load(), import('#shell/session/forPlayers.tsx')]);
    return { default: forPlayers(Screen) };
  };

/** The pages that are installed (`sw/build/plan.ts`), which are found without this table (`screens.ts`). */
export type InstalledPath = '/' | '/game/search';

/** What loads some pages, of which these must be there. */
export type Loaders<P extends Route['path']> = Readonly<Record<P, Load> & Partial<Record<Route['path'], Load>>>;

/** The routes that come with this table. */
export const routesOfPages = furtherRoutes;

/** The code of every other page: the table is loaded after the first screen, and each page when it is first opened. */
export const pages: Loaders<Exclude<Route['path'], InstalledPath | '/gallery'>> = {
  '/maintenance': () => import('#features/info/MaintenanceScreen.tsx'),
  '/about-us': () => import('#features/info/AboutScreen.tsx'),
  '/faq': () => import('#features/info/FaqScreen.tsx'),
  '/service': () => import('#features/info/service/ServiceScreen.tsx'),
  '/service/vip': () => import('#features/info/service/VipServiceScreen.tsx'),
  '/download': () => import('#features/info/DownloadScreen.tsx'),
  '/terms-of-use': () => import('#features/info/TermsScreen.tsx'),
  '/privacy-policy': () => import('#features/info/PrivacyScreen.tsx'),
  '/member/settings': () => import('#features/settings/SettingsScreen.tsx'),
  '/diagnostics': () => import('#features/settings/DiagnosticsScreen.tsx'),
  '/auth/login': () => import('#features/auth/LoginScreen.tsx'),
  '/auth/accountLogin': () => import('#features/auth/AccountLoginScreen.tsx'),
  '/auth/register': () => import('#features/auth/RegisterScreen.tsx'),
  '/auth/forget': () => import('#features/auth/ForgetScreen.tsx'),
  '/auth/set-password': () => import('#features/auth/SetPasswordScreen.tsx'),
  '/auth/social': () => import('#features/auth/SocialScreen.tsx'),
  '/auth/bind': () => import('#features/auth/BindScreen.tsx'),
  '/member/games': () => import('#features/games/MyGamesScreen.tsx'),
  '/game/start': () => import('#features/play/PlayScreen.tsx'),
  '/wallets': () => import('#features/wallets/WalletsScreen.tsx'),
  '/wallets/record': () => import('#features/wallets/records/RecordsScreen.tsx'),
  '/wallets/card/list': () => import('#features/wallets/accounts/AccountsScreen.tsx'),
  '/wallets/card/edit': () => import('#features/wallets/accounts/AccountScreen.tsx'),
  '/member': () => import('#features/member/MemberScreen.tsx'),
  '/member/profile': ofPlayers(() => import('#features/member/ProfileScreen.tsx')),
  '/member/profile/info': ofPlayers(() => import('#features/member/InfoScreen.tsx')),
  '/member/profile/kyc': ofPlayers(() => import('#features/kyc/KycScreen.tsx')),
  '/activity/spin': () => import('#features/rewards/inviteSpin/SpinScreen.tsx'),
  '/activity/sign-in': () => import('#features/rewards/dailySignIn/SignInScreen.tsx'),
  '/activity/sign-in/rule': () => import('#features/rewards/dailySignIn/RuleScreen.tsx'),
  '/feedback': feedback,
  '/feedback/record': feedback,
  '/feedback/record/:id': feedback,
  '/activity/bank': () => import('#features/rewards/bindTasks/BindTasksScreen.tsx'),
  '/activity/lottery': () => import('#features/rewards/lottery/LotteryScreen.tsx'),
  '/activity/lottery/history': () => import('#features/rewards/lottery/pages/HistoryScreen.tsx'),
  '/activity/lottery/order': () => import('#features/rewards/lottery/pages/OrderScreen.tsx'),
  '/activity/lottery/product': () => import('#features/rewards/lottery/more/ProductScreen.tsx'),
  '/activity/lottery/record': () => import('#features/rewards/lottery/pages/RecordScreen.tsx'),
  '/activity/lottery/rule': () => import('#features/rewards/lottery/more/RuleScreen.tsx'),
  '/points': () => import('#features/rewards/points/PointsScreen.tsx'),
  '/activity/jackpot': () => import('#features/rewards/jackpot/JackpotScreen.tsx'),
  '/activity/slotshack': () => import('#features/rewards/contests/slotshack/SlotshackScreen.tsx'),
  '/rank': () => import('#features/rewards/contests/rank/RankScreen.tsx'),
  '/bonus/tasks': () => import('#features/rewards/tasks/TasksScreen.tsx'),
  '/activity/follow': () => import('#features/rewards/follow/FollowScreen.tsx'),
  '/activity/first-deposit': () => import('#features/rewards/firstDeposit/FirstDepositScreen.tsx'),
  '/agent': () => import('#features/agents/AgentScreen.tsx'),
  '/agent/rule': () => import('#features/agents/RuleScreen.tsx'),
  '/share': () => import('#features/share/ShareScreen.tsx'),
  '/bonus': () => import('#features/bonus/BonusScreen.tsx'),
  '/bonus/event': () => import('#features/bonus/events/EventsScreen.tsx'),
  '/bonus/rebate': rebate,
  '/bonus/record': awards,
  '/bonus/reward': awards,
  '/reward/record': awards,
  '/vip/rebate': rebate,
  '/vip/rebate/record': () => import('#features/bonus/rebate/RebateRecordScreen.tsx'),
  '/vip': () => import('#features/rewards/vip/VipScreen.tsx'),
  '/vip/level': () => import('#features/rewards/vip/LevelScreen.tsx'),
  '/bonus/vip': () => import('#features/rewards/vip/TasksScreen.tsx'),
  '/email': () => import('#features/rewards/mail/MailScreen.tsx'),
  '/email/detail': () => import('#features/rewards/mail/MailDetailScreen.tsx'),
  '/member/self-limited': () => import('#features/rg/SelfLimitedScreen.tsx'),
  '/member/report': ofPlayers(() => import('#features/report/ReportScreen.tsx')),
  '/member/retrieve-balance': ofPlayers(() => import('#features/retrieve/RetrieveScreen.tsx')),
  '/member/sessions': () => import('#features/member/SessionsScreen.tsx'),
  '404': () => import('#shared/page/NotFoundScreen.tsx'),
  '': () => import('#shell/restricted/RestrictedScreen.tsx'),
  '/withdrawal/gcash': withdrawal,
  '/withdrawal/maya': withdrawal,
  '/withdrawal/grabpay': withdrawal,
  '/withdrawal/bank': withdrawal,
  ...(import.meta.env.MODE === 'production' ? {} : { '/gallery': () => import('#shell/gallery/GalleryScreen.tsx') }),
};
