import { offline } from '../support/rest.ts';
import { lotteryOfVisitor } from './lotteryScreens.ts';
import { sandbox } from '../support/sandbox.ts';
import { filledIn } from '../support/said.ts';
import type { At, Screen } from './screens.ts';

const press = ({ page }: At, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const turn = ({ page }: At, name: string) => page.getByRole('tab', { name, exact: true }).click();
const header = ({ page }: At, name: string) => page.getByRole('banner').getByRole('button', { name }).click();
const pressIn = ({ page }: At, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Resolves when an action has opened a dialog. */
async function inDialog({ page }: At, act: () => Promise<unknown>) {
  await act();
  await page.getByRole('dialog').waitFor();
}

const byPassword = () => sandbox.registration({ kinds: [1, 2, 3] });

/** Opens the sheet of the first game, once its card is shown. */
const firstSheet = (at: At) => press(at, filledIn(at.t.app.about));

/** Screens of a visitor. */
export const visitorScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-category', path: '/', reach: (at) => press(at, at.t.app.hot) },
  { name: 'spin-visitor', path: '/activity/spin' },
  { name: 'sign-in-visitor', path: '/activity/sign-in' },
  { name: 'tasks-visitor', path: '/bonus/tasks' },
  { name: 'follow-visitor', path: '/activity/follow' },
  { name: 'first-deposit-visitor', path: '/activity/first-deposit' },
  { name: 'home-offline', path: '/', before: offline },
  {
    name: 'unreached',
    path: '/',
    fresh: true,
    before: async () => {
      await sandbox.error('anonymous/appConfig', { status: 500 });
      await sandbox.error('preLogin', { status: 500 });
    },
  },
  { name: 'guide', path: '/', reach: (at) => inDialog(at, () => press(at, at.t.shared.guide)) },
  { name: 'game-filter', path: '/', reach: (at) => inDialog(at, () => press(at, at.t.home.filters)) },
  { name: 'game-info', path: '/', reach: firstSheet },
  { name: 'login-dialog', path: '/', reach: (at) => header(at, at.t.app.login) },
  { name: 'register-dialog', path: '/', reach: (at) => header(at, at.t.app.register) },
  {
    name: 'forgot-dialog',
    path: '/',
    before: byPassword,
    reach: async (at) => {
      await header(at, at.t.app.login);
      await pressIn(at, at.t.auth.withPassword);
      await pressIn(at, at.t.auth.forgot);
    },
  },

  { name: 'vip-visitor', path: '/vip' },
  { name: 'vip-levels-visitor', path: '/vip/level' },
  { name: 'jackpot-visitor', path: '/activity/jackpot' },

  { name: 'login', path: '/auth/login' },
  { name: 'login-refused', path: '/auth/login', reach: (at) => press(at, at.t.auth.proceed) },
  {
    name: 'login-password',
    path: '/auth/login',
    before: byPassword,
    reach: (at) => press(at, at.t.auth.withPassword),
  },
  { name: 'login-account', path: '/auth/login?type=account' },
  { name: 'login-account-only', path: '/auth/accountLogin' },
  {
    name: 'login-timeout',
    path: '/auth/login?type=account',
    slow: true,
    before: () => sandbox.hang('accountLogin', 'before'),
    reach: async ({ page }) => {
      await page.locator('input[autocomplete=username]').fill('juan88');
      await page.locator('input[autocomplete=current-password]').fill('perlas88');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ timeout: 20_000 });
    },
  },
  { name: 'register', path: '/auth/register' },
  { name: 'register-password', path: '/auth/register', reach: (at) => press(at, at.t.auth.registerByPassword) },
  { name: 'register-invited', path: '/auth/register?code=PERLAS88', reach: (at) => turn(at, at.t.auth.byAccount) },
  {
    name: 'register-refused',
    path: '/auth/register',
    reach: async (at) => {
      await turn(at, at.t.auth.byAccount);
      await press(at, at.t.app.register);
    },
  },
  { name: 'forget', path: '/auth/forget' },
  {
    name: 'bind',
    path: '/auth/login',
    reach: async (at) => {
      await press(at, at.t.auth.continueWith.replace('{provider}', 'Google'));
      await at.page.getByRole('button', { name: 'Continue as Ana Santos' }).click();
      await at.page.waitForURL('**/auth/bind');
    },
  },

  { name: 'social-stranger', path: '/auth/social?error=access_denied' },
  { name: 'bind-nothing', path: '/auth/bind', fresh: true },

  { name: 'search', path: '/game/search' },
  { name: 'search-found', path: '/game/search?q=pearl' },
  { name: 'search-none', path: '/game/search?q=zzzz' },
  { name: 'my-games-visitor', path: '/member/games' },
  { name: 'profile-visitor', path: '/member/profile' },

  ...lotteryOfVisitor,
  { name: 'about', path: '/about-us' },
  { name: 'service', path: '/service' },
  { name: 'service-offline', path: '/service', before: offline },
  { name: 'service-vip-visitor', path: '/service/vip' },
  {
    name: 'service-chat',
    path: '/service',
    reach: async (at) => {
      await press(at, at.t.info.start);
      await at.page.frameLocator('dialog iframe').getByRole('log').locator('p').first().waitFor();
    },
  },
  { name: 'faq', path: '/faq' },
  { name: 'feedback-visitor', path: '/feedback' },
  { name: 'faq-open', path: '/faq', reach: ({ page }) => page.locator('summary').first().click() },
  { name: 'faq-none', path: '/faq', reach: ({ page }) => page.getByRole('searchbox').fill('zzzz') },
  { name: 'download', path: '/download' },
  { name: 'download-android', path: '/download', reach: (at) => turn(at, 'Android') },
  { name: 'download-iphone', path: '/download', reach: (at) => turn(at, 'iPhone') },
  { name: 'download-computer', path: '/download', reach: (at) => turn(at, at.t.info.computer) },
  { name: 'terms', path: '/terms-of-use' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'settings', path: '/member/settings' },
  { name: 'self-limited-visitor', path: '/member/self-limited' },
  { name: 'self-test', path: '/member/self-limited?part=test' },
  { name: 'diagnostics', path: '/diagnostics' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'maintenance', path: '/maintenance', before: () => sandbox.maintenance(true, 'Back at noon') },
  { name: 'points-visitor', path: '/points' },
  { name: 'agent-visitor', path: '/agent' },
  { name: 'agent-rule-visitor', path: '/agent/rule' },
  { name: 'share-visitor', path: '/share' },
];
