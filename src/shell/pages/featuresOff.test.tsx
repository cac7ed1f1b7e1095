// @vitest-environment happy-dom
import { act, Suspense, type ReactNode } from 'react';
import { ref } from 'valtio/vanilla';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { featureNames, type Feature } from '#contract/features.ts';
import { isOffered } from '#contract/rewards/offered.ts';
import { rgStates } from '#contract/protection.ts';
import { replyKey } from '#contract/stores.ts';
import type { PageRow, Rules } from '#nav/page.ts';
import { firstPage } from '#shared/records/pages.ts';
import { noDots } from '#tests/support/ana.ts';
import { unmount } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#data/updates.ts', () => ({ build: 'trial' }));

const { stores } = await import('#data/stores.ts');
const { isKnownAddress } = await import('#nav/isKnownAddress.ts');
const { learnPages } = await import('#nav/routes.ts');
const { shellParts } = await import('#shared/page/shellParts.ts');
const { activityLink } = await import('#shared/activities/activityLink.ts');
const { pageAt, pages } = await import('./pages.ts');
const { BottomNav } = await import('../bars/BottomNav.tsx');
const { TopBar } = await import('../bars/TopBar.tsx');
const { parts } = await import('../loading/deferredParts.ts');
const { RestrictedHome } = await import('../restricted/RestrictedHome.tsx');
const { ActivityList } = await import('#features/home/belowFold/ActivityList.tsx');
const { JackpotRibbon } = await import('#features/home/jackpot/JackpotRibbon.tsx');
const { default: BonusScreen } = await import('#features/bonus/BonusScreen.tsx');
const { default: MemberScreen } = await import('#features/member/MemberScreen.tsx');
const { default: ProfileScreen } = await import('#features/member/ProfileScreen.tsx');
const { default: SettingsScreen } = await import('#features/settings/SettingsScreen.tsx');
const { default: WalletsScreen } = await import('#features/wallets/WalletsScreen.tsx');
await import('#features/wallets/deposit/Deposit.tsx');

/** The pages that go with each feature. */
const pagesOf: Partial<Record<Feature, readonly string[]>> = {
  accountDeletion: ['/member/delete-account'],
  agent: ['/agent', '/agent/rule'],
  awards: ['/bonus/record', '/bonus/reward', '/reward/record'],
  bind: ['/activity/bank'],
  feedback: ['/feedback'],
  firstDeposit: ['/activity/first-deposit'],
  follow: ['/activity/follow'],
  gameBalances: ['/member/retrieve-balance'],
  jackpot: ['/activity/jackpot'],
  lottery: ['/activity/lottery', '/activity/lottery/product', '/activity/lottery/rule'],
  mail: ['/email', '/email/detail'],
  passwordReset: ['/auth/forget'],
  personalDetails: ['/member/profile/info'],
  points: ['/points'],
  rank: ['/rank'],
  rebate: ['/bonus/rebate', '/vip/rebate', '/vip/rebate/record'],
  receivingAccounts: ['/wallets/card/edit', '/wallets/card/list'],
  sessions: ['/member/sessions'],
  share: ['/share'],
  signIn: ['/activity/sign-in', '/activity/sign-in/rule'],
  slotshack: ['/activity/slotshack'],
  spin: ['/activity/spin'],
  tasks: ['/bonus/tasks'],
  vip: ['/bonus/vip', '/vip', '/vip/level'],
  withdrawals: ['/withdrawal/bank', '/withdrawal/gcash', '/withdrawal/grabpay', '/withdrawal/maya'],
};

/** Features without a page of their own: parts of other pages, and calls. */
const partsOnly: readonly Feature[] = [
  'avatarOther',
  'coupons',
  'jackpotRibbon',
  'loginMethods',
  'profile',
  'readAhead',
  'safebox',
  'winners',
];

const allOff = Object.fromEntries(featureNames.map((name) => [name, false]));
const activityMap = Object.fromEntries(
  Object.values(activityTypes).map((activityType, id) => [id, { id: id + 1, activityType, title: `Event ${id}` }]),
);
const jackpot = { megaJackpot: 4, majorJackpot: 3, minorJackpot: 2, miniJackpot: 1, winners: [] };
const everyDot = Object.fromEntries(Object.keys(noDots).map((flag) => [flag, true]));

beforeAll(() => {
  learnPages(pages as readonly PageRow[], true);
  shellParts.parts = ref(parts);
});
beforeEach(() => {
  stores.settings.config = { features: {} } as never;
  stores.rg.state = rgStates.normal;
});

test('each feature’s pages are listed here', () => {
  const named = pages.flatMap(({ path, rules }) => {
    const { feature }: Rules = rules;
    return feature ? [[feature, path]] : [];
  });
  const listed = Object.entries(pagesOf).flatMap(([feature, paths]) => paths.map((path) => [feature, path]));
  expect(named.map(String).toSorted()).toEqual(listed.map(String).toSorted());
  expect([...Object.keys(pagesOf), ...partsOnly].toSorted()).toEqual([...featureNames].toSorted());
});

test.each(Object.entries(pagesOf))('%s takes its pages along, and no other', (feature, paths) => {
  const knownNow = () => pages.map(({ path }) => path).filter((path) => isKnownAddress(path));
  const all = knownNow();
  stores.settings.config = { features: { [feature]: 0 } } as never;
  const left: readonly string[] = knownNow();
  expect(all.filter((path) => !left.includes(path)).toSorted()).toEqual(paths);
});

test('an activity goes with the feature of its page; the one for signing up leads visitors on', () => {
  const left = Object.entries(activityTypes).filter(([, activityType]) => {
    const link = activityLink({ id: 1, activityType, themeUrl: '', clickAction: '' }, 8);
    const rules: Rules | undefined = link && pageAt(link.to.split('?')[0]!)?.rules;
    return rules?.feature && isOffered({ [rules.feature]: false }, activityType);
  });
  expect(left.map(([name]) => name)).toEqual(['SignUpBonus']);
});

/** The addresses that a screen of a player links to. */
async function linksOf(screen: ReactNode, features: object): Promise<string[]> {
  await act(async () => void (stores.settings.config = { features } as never));
  await renderScreen(<Suspense>{screen}</Suspense>, {
    player: { id: 8, nickname: 'Ana', coin: 100 as never, vip: 1 },
    replies: {
      getActivityIds: { activityMap, jackpot },
      activityGetStatusList: everyDot,
      [replyKey('lotteryRecords', firstPage({}))]: { list: [], pages: 0 },
    },
  });
  await act(() => vi.dynamicImportSettled());
  const links = [...document.querySelectorAll('a')].map((each) => each.getAttribute('href')!);
  await unmount();
  return links.filter((to) => to.startsWith('/'));
}

const screens: readonly (readonly [string, () => ReactNode, readonly string[]])[] = [
  ['the tab bar', () => <BottomNav inert={false} />, ['/vip']],
  ['the top bar', () => <TopBar />, ['/email']],
  ['the lobby’s events', () => <ActivityList />, ['/activity/spin', '/points', '/vip', '/agent']],
  ['the jackpot’s ribbon', () => <JackpotRibbon absent={false} />, ['/activity/jackpot']],
  [
    'Me',
    () => <MemberScreen />,
    ['/email', '/member/retrieve-balance', '/activity/bank', '/points', '/wallets?name=withdraw'],
  ],
  ['the profile', () => <ProfileScreen />, ['/member/profile/info']],
  ['the settings', () => <SettingsScreen />, ['/member/sessions', '/member/delete-account']],
  ['the wallet', () => <WalletsScreen />, ['/wallets/card/list', '/member/retrieve-balance']],
  [
    'restricted mode',
    () => <RestrictedHome />,
    ['/email', '/wallets?name=withdraw&back=1', '/wallets/card/list', '/feedback'],
  ],
];

test.each(screens)(
  'an operator with nothing but log-in, lobby and games: %s links to nothing it lacks',
  async (_, screen, entries) => {
    const before = await linksOf(screen(), {});
    expect(before).toEqual(expect.arrayContaining(entries.map((to) => expect.stringContaining(to))));
    const links = await linksOf(screen(), allOff);
    expect(links.filter((to) => !isKnownAddress(to))).toEqual([]);
    expect(links.filter((to) => entries.some((entry) => to === entry))).toEqual([]);
  },
);

test('its bonus page leads to the events alone, and asks for nothing that it lacks', async () => {
  app.replies.read.mockClear();
  const links = await linksOf(<BonusScreen />, allOff);
  expect(links).toEqual(['/bonus/event', '/member/self-limited']);
  const asked = app.replies.read.mock.calls.map(([name]) => name);
  expect(asked.filter((name) => (endpoints[name] as Endpoint).feature)).toEqual([]);
  expect(asked).toContain('lotteryRecords');
});

test('without VIP levels the profile names none', async () => {
  const named = async (features: object) => {
    stores.settings.config = { features } as never;
    await renderScreen(<MemberScreen />, { player: { id: 8, nickname: 'Ana', vip: 3 }, replies: {} });
    const text = document.querySelector('main')!.textContent;
    await unmount();
    return text;
  };
  expect(await named({})).toContain('VIP 3');
  expect(await named({ vip: false })).not.toContain('VIP');
});
