import type { ComponentType } from 'react';
import type { GuardName } from './guards.ts';
import { anyId, neededId, oneOf, text, yesNo, type Params } from './query.ts';

type Load = () => Promise<{ default: ComponentType }>;

interface Rules {
  /** Who may come in. */
  guard?: GuardName;
  /** Shows no top bar. */
  bare?: true;
  /** Shows the bottom tabs. */
  tabs?: true;
  /** Can be used before the operator's settings have come. */
  early?: true;
}

const noQuery = {} satisfies Params;

const route = <const P extends string, const Q extends Params = typeof noQuery>(
  path: P,
  load: Load,
  { query, ...rules }: Rules & { query?: Q } = {},
) => ({ path, load, query: (query ?? noQuery) as Q, rules });

/** Every page of the app. No match, or a query that doesn't fit, is the 404. */
export const routes = [
  route('/', () => import('../features/home/HomeScreen.tsx'), { tabs: true }),
  route('/maintenance', () => import('../features/info/MaintenanceScreen.tsx'), { bare: true, early: true }),
  route('/about-us', () => import('../features/info/AboutScreen.tsx'), { bare: true, early: true }),
  route('/faq', () => import('../features/info/FaqScreen.tsx'), { bare: true, early: true }),
  route('/download', () => import('../features/info/DownloadScreen.tsx'), { bare: true, early: true }),
  route('/terms-of-use', () => import('../features/info/TermsScreen.tsx'), { bare: true, early: true }),
  route('/privacy-policy', () => import('../features/info/PrivacyScreen.tsx'), { bare: true, early: true }),
  route('/member/settings', () => import('../features/settings/SettingsScreen.tsx'), { bare: true }),
  route('/diagnostics', () => import('../features/settings/DiagnosticsScreen.tsx'), { bare: true, early: true }),
  route('/auth/login', () => import('../features/auth/LoginScreen.tsx'), {
    bare: true,
    query: { type: oneOf('phone', 'account') },
  }),
  route('/auth/accountLogin', () => import('../features/auth/AccountLoginScreen.tsx'), { bare: true }),
  route('/auth/register', () => import('../features/auth/RegisterScreen.tsx'), {
    bare: true,
    query: { code: text, pid: anyId },
  }),
  route('/auth/forget', () => import('../features/auth/ForgetScreen.tsx'), { bare: true }),
  route('/auth/set-password', () => import('../features/auth/SetPasswordScreen.tsx'), { bare: true, guard: 'auth' }),
  route('/auth/social', () => import('../features/auth/SocialScreen.tsx'), {
    bare: true,
    query: { code: text, state: text, error: text },
  }),
  route('/auth/bind', () => import('../features/auth/BindScreen.tsx'), { bare: true }),
  route('/game/search', () => import('../features/games/SearchScreen.tsx'), { bare: true, query: { q: text } }),
  route('/member/games', () => import('../features/games/MyGamesScreen.tsx'), {
    bare: true,
    query: { tab: oneOf('likes', 'recents') },
  }),
  route('/game/start', () => import('../features/play/PlayScreen.tsx'), {
    bare: true,
    guard: 'auth',
    query: { gameId: neededId, tryIt: yesNo, activityId: anyId },
  }),
  route('/wallets', () => import('../features/wallets/WalletsScreen.tsx'), {
    tabs: true,
    guard: 'auth',
    query: { name: oneOf('deposit', 'withdraw'), back: yesNo, orderNo: text },
  }),
  route('/wallets/record', () => import('../features/wallets/RecordsScreen.tsx'), { bare: true, guard: 'auth' }),
  route('/member', () => import('../features/member/MemberScreen.tsx'), { tabs: true, guard: 'auth' }),
  route('/member/profile', () => import('../features/member/ProfileScreen.tsx'), { bare: true, guard: 'auth' }),
  route('/member/profile/info', () => import('../features/member/InfoScreen.tsx'), { bare: true, guard: 'auth' }),
  route('/member/sessions', () => import('../features/member/SessionsScreen.tsx'), { bare: true, guard: 'auth' }),
  ...(import.meta.env.MODE === 'production'
    ? []
    : [route('/gallery', () => import('../features/gallery/GalleryScreen.tsx'), { bare: true, early: true })]),
] as const;

export type Route = (typeof routes)[number];
export type Path = Route['path'];
export type QueryOf<P extends Path> = Extract<Route, { path: P }>['query'];

/** The page at a path, if there is one. */
export const routeAt = (pathname: string): Route | undefined => routes.find(({ path }) => path === pathname);
