import { page } from '#nav/page.ts';
import { anyIdOrNone, oneOf, ownAddress } from '#nav/params.ts';
import { text } from '#nav/query.ts';

/** What continues a log-in in another browser: the inviter, and the page to go to afterwards. */
const carriedOver = { code: text, pid: anyIdOrNone, back: ownAddress };

const feedback = () => import('#features/feedback/FeedbackScreen.tsx');

/** Pages about log-in, the player's account, protection, and the operator's texts. */
export const accountPages = [
  page('/auth/login', {
    query: { type: oneOf('phone', 'account'), ...carriedOver },
    offline: 'form',
    back: '/',
    load: () => import('#features/auth/LoginScreen.tsx'),
  }),
  page('/auth/register', {
    query: carriedOver,
    offline: 'form',
    back: '/',
    load: () => import('#features/auth/RegisterScreen.tsx'),
  }),
  page('/member', {
    tabs: true,
    guard: 'auth',
    offline: 'data',
    load: () => import('#features/member/MemberScreen.tsx'),
  }),
  page('/member/self-limited', {
    early: true,
    query: { part: oneOf('all', 'limits', 'break', 'exclude', 'done', 'test') },
    offline: 'data',
    back: '/',
    load: () => import('#features/rg/SelfLimitedScreen.tsx'),
  }),
  page('/about-us', { early: true, offline: 'all', back: '/', load: () => import('#features/info/AboutScreen.tsx') }),
  page('/faq', { early: true, offline: 'all', back: '/', load: () => import('#features/info/FaqScreen.tsx') }),
  page('/service', {
    early: true,
    offline: 'data',
    back: '/',
    load: () => import('#features/info/service/ServiceScreen.tsx'),
  }),
  page('/service/vip', {
    offline: 'data',
    back: '/service',
    load: () => import('#features/info/service/VipServiceScreen.tsx'),
  }),
  page('/download', {
    early: true,
    query: { code: text, pid: anyIdOrNone },
    offline: 'all',
    back: '/',
    load: () => import('#features/info/DownloadScreen.tsx'),
  }),
  page('/terms-of-use', {
    early: true,
    offline: 'all',
    back: '/',
    load: () => import('#features/info/TermsScreen.tsx'),
  }),
  page('/privacy-policy', {
    early: true,
    offline: 'all',
    back: '/',
    load: () => import('#features/info/PrivacyScreen.tsx'),
  }),
  page('/member/settings', {
    offline: 'all',
    back: '/member',
    load: () => import('#features/settings/SettingsScreen.tsx'),
  }),
  page('/member/delete-account', {
    feature: 'accountDeletion',
    guard: 'auth',
    offline: 'memory',
    back: '/member/settings',
    load: () => import('#features/deletion/DeleteAccountScreen.tsx'),
  }),
  page('/diagnostics', {
    early: true,
    offline: 'all',
    back: '/member/settings',
    load: () => import('#features/settings/DiagnosticsScreen.tsx'),
  }),
  page('/auth/accountLogin', {
    offline: 'form',
    back: '/auth/login',
    load: () => import('#features/auth/AccountLoginScreen.tsx'),
  }),
  page('/auth/forget', {
    offline: 'form',
    feature: 'passwordReset',
    back: '/auth/login',
    load: () => import('#features/auth/ForgetScreen.tsx'),
  }),
  page('/auth/set-password', {
    guard: 'auth',
    offline: 'form',
    back: '/member',
    load: () => import('#features/auth/SetPasswordScreen.tsx'),
  }),
  page('/auth/social', {
    query: { code: text, state: text, error: text },
    offline: 'leaves',
    back: '/',
    load: () => import('#features/auth/SocialScreen.tsx'),
  }),
  page('/auth/bind', { offline: 'leaves', back: '/auth/login', load: () => import('#features/auth/BindScreen.tsx') }),
  page('/member/games', {
    query: { tab: oneOf('likes', 'recents') },
    offline: 'data',
    back: '/member',
    load: () => import('#features/games/MyGamesScreen.tsx'),
  }),
  page('/member/profile', {
    players: true,
    offline: 'data',
    back: '/member',
    load: () => import('#features/member/ProfileScreen.tsx'),
  }),
  page('/member/profile/info', {
    feature: 'personalDetails',
    players: true,
    offline: 'memory',
    back: '/member/profile',
    load: () => import('#features/member/InfoScreen.tsx'),
  }),
  page('/member/profile/kyc', {
    query: { step: oneOf('start', 'type', 'pictures', 'details', 'address', 'consent', 'review'), back: ownAddress },
    players: true,
    offline: 'form',
    back: '/member/profile',
    load: () => import('#features/kyc/KycScreen.tsx'),
  }),
  page('/member/report', {
    players: true,
    offline: 'data',
    back: '/member',
    load: () => import('#features/report/ReportScreen.tsx'),
  }),
  page('/member/retrieve-balance', {
    feature: 'gameBalances',
    players: true,
    offline: 'data',
    back: '/member',
    load: () => import('#features/retrieve/RetrieveScreen.tsx'),
  }),
  page('/member/sessions', {
    feature: 'sessions',
    guard: 'auth',
    offline: 'data',
    back: '/member',
    load: () => import('#features/member/SessionsScreen.tsx'),
  }),
  page('/feedback', { feature: 'feedback', stays: true, offline: 'form', back: '/member', load: feedback }),
  page('/feedback/record', { offline: 'data', back: '/feedback', load: feedback }),
  page('/feedback/record/:id', { offline: 'memory', back: '/feedback/record', load: feedback }),
] as const;
