import type { PayoutName } from '#contract/payouts.ts';
import type { GuardName } from './guards.ts';
import { anyId, neededId, oneOf, ownAddress, text, yesNo, type Params } from './query.ts';

interface Rules {
  /** Who may open it. */
  guard?: GuardName;
  /** Without the top bar. */
  bare?: true;
  /** With the bottom tabs. */
  tabs?: true;
  /** Usable before the operator's settings have loaded. */
  early?: true;
}

const noQuery = {} satisfies Params;

const route = <const P extends string, const Q extends Params = typeof noQuery>(
  path: P,
  { query, ...rules }: Rules & { query?: Q } = {},
) => ({ path, query: (query ?? noQuery) as Q, rules });

const withdrawal = <const N extends PayoutName>(name: N) =>
  route(`/withdrawal/${name}`, {
    bare: true,
    guard: 'auth',
    query: { orderNo: text },
  });

/** Every route of the app; `pages.ts` has their code. No match, or an invalid query, is a 404. */
export const routes = [
  route('/', { tabs: true }),
  route('/maintenance', { bare: true, early: true }),
  route('/about-us', { bare: true, early: true }),
  route('/faq', { bare: true, early: true }),
  route('/download', { bare: true, early: true }),
  route('/terms-of-use', { bare: true, early: true }),
  route('/privacy-policy', { bare: true, early: true }),
  route('/member/settings', { bare: true }),
  route('/diagnostics', { bare: true, early: true }),
  route('/auth/login', {
    bare: true,
    query: { type: oneOf('phone', 'account') },
  }),
  route('/auth/accountLogin', { bare: true }),
  route('/auth/register', {
    bare: true,
    query: { code: text, pid: anyId },
  }),
  route('/auth/forget', { bare: true }),
  route('/auth/set-password', { bare: true, guard: 'auth' }),
  route('/auth/social', {
    bare: true,
    query: { code: text, state: text, error: text },
  }),
  route('/auth/bind', { bare: true }),
  route('/game/search', { bare: true, query: { q: text } }),
  route('/member/games', {
    bare: true,
    query: { tab: oneOf('likes', 'recents') },
  }),
  route('/game/start', {
    bare: true,
    guard: 'auth',
    query: { gameId: neededId, tryIt: yesNo, activityId: anyId },
  }),
  route('/wallets', {
    tabs: true,
    guard: 'auth',
    query: { name: oneOf('deposit', 'withdraw'), back: yesNo, orderNo: text },
  }),
  route('/wallets/record', {
    bare: true,
    guard: 'auth',
    query: { view: oneOf('records', 'statement') },
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
  route('/member', { tabs: true, guard: 'auth' }),
  route('/member/profile', { bare: true, guard: 'auth' }),
  route('/member/profile/info', { bare: true, guard: 'auth' }),
  route('/member/profile/kyc', {
    bare: true,
    guard: 'auth',
    query: { step: oneOf('start', 'type', 'pictures', 'details', 'address', 'consent', 'review'), back: ownAddress },
  }),
  route('/activity/bank', { bare: true, guard: 'auth' }),
  route('/member/self-limited', {
    bare: true,
    early: true,
    query: { part: oneOf('all', 'limits', 'break', 'exclude', 'done', 'test') },
  }),
  route('/member/report', { bare: true, guard: 'auth' }),
  route('/member/retrieve-balance', { bare: true, guard: 'auth' }),
  route('/member/sessions', { bare: true, guard: 'auth' }),
  ...(import.meta.env.MODE === 'production' ? [] : [route('/gallery', { bare: true, early: true })]),
] as const;

/** Shown instead of the pages of play in restricted mode; it has no address. */
export const restrictedPage = route('', { bare: true });

/** The 404 page: no match, or an invalid query (spec §8). */
export const missingPage = route('404', { bare: true });

type Addressed = (typeof routes)[number];
export type Route = Addressed | typeof restrictedPage | typeof missingPage;
export type Path = Addressed['path'];
export type QueryOf<P extends Path> = Extract<Addressed, { path: P }>['query'];

/** The route of a path, if there is one. */
export const routeAt = (pathname: string): Route | undefined => routes.find(({ path }) => path === pathname);
