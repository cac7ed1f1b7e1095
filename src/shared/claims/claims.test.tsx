// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import type { DeferredParts } from '#shared/page/shellParts.ts';
import { button, press, render, renderHook, unmount } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { ClaimButton } = await import('./ClaimButton.tsx');
const { Holding, useHolding } = await import('./Holding.tsx');
const { shellParts } = await import('#shared/page/shellParts.ts');
const { PagedList } = await import('./PagedList.tsx');
const { RewardPage } = await import('./RewardPage.tsx');
const { rowKind } = await import('./rowKind.ts');
const { ServerCountdown } = await import('./ServerCountdown.tsx');

const run = vi.fn(async () => {});
const resting = {
  run,
  busy: false,
  sending: null as { id: number } | null,
  unknown: false,
  inFlight: false,
  elsewhere: false,
  lookedInVain: false,
  outcome: null as 'notDone' | 'settled' | null,
  forget: () => undefined,
  onLine: true,
  looking: false,
  look() {},
  leave: () => undefined,
};
const shown = () => document.body.textContent;
const reply = {
  value: { n: 7 } as { n: number } | undefined,
  at: 1,
  failure: undefined as Failure | undefined,
  retry: async () => {},
};
const refused = (code: number, details = {}) => new Failure('refused', code, details);

beforeEach(() => {
  run.mockClear();
  stores.network.onLine = true;
  Object.assign(stores.session, { userId: 8 });
});

const claim = (state: 'locked' | 'claimable' | 'claimed' | 'expired', more: Partial<typeof resting> = {}) =>
  render(<ClaimButton act={{ ...resting, ...more }} input={{ id: 3 }} what="Day 3" state={state} reasonId="why" />);

test('a claim button names what is claimed, and a tap sends it', async () => {
  await claim('claimable');
  await press('Claim: Day 3');
  expect(run).toHaveBeenCalledExactlyOnceWith({ id: 3 });
});

test.each([
  ['it is locked', 'locked', {}],
  ['another one is in progress', 'claimable', { busy: true, sending: { id: 4 } }],
  ['the outcome of one is unknown', 'claimable', { busy: true, unknown: true }],
] as const)('nothing is claimed while %s, and the button shows the reason', async (_, state, more) => {
  await claim(state, more);
  const self = button('Claim: Day 3')!;
  expect(self.getAttribute('aria-disabled')).toBe('true');
  expect(self.getAttribute('aria-busy')).toBe('false');
  expect(self.getAttribute('aria-describedby')).toBe('why');
  await press('Claim: Day 3');
  expect(run).not.toHaveBeenCalled();
});

const isGold = (name: string) => [...button(name)!.classList].some((each) => each.includes('gold'));

test('a claim is gold unless it is locked or one of several', async () => {
  await claim('claimable');
  expect(isGold('Claim: Day 3')).toBe(true);
  await claim('locked');
  expect(isGold('Claim: Day 3')).toBe(false);
  expect([0, 1, 2].map(rowKind)).toEqual(['gold', 'gold', 'plain']);
});

test('the claim in progress is busy, and offline none can be made', async () => {
  await claim('claimable', { busy: true, sending: { id: 3 } });
  expect(button('Claim: Day 3')!.getAttribute('aria-busy')).toBe('true');
  stores.network.onLine = false;
  await claim('claimable');
  expect(button('Claim: Day 3')!.getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['claimed', 'Claimed'],
  ['expired', 'Expired'],
] as const)('a reward that is %s has no button', async (state, text) => {
  await claim(state);
  expect(button('Claim: Day 3')).toBeUndefined();
  expect(shown()).toContain(text);
});

const page = (more: Partial<typeof reply>, acts = [resting]) =>
  render(
    <RewardPage title="Pearls" back="/" reply={{ ...reply, ...more }} acts={acts} intro={<p>About pearls</p>}>
      {({ n }) => <p>{n} pearls</p>}
    </RewardPage>,
  );

test('a page shows its introduction and the operator’s content', async () => {
  await page({});
  expect(shown()).toContain('About pearls');
  expect(shown()).toContain('7 pearls');
});

test.each([
  [codes.closed, { until: Date.UTC(2026, 10, 25, 4) }, 'Opens Nov\u00A025,\u00A02026, 12:00'],
  [codes.closed, {}, 'Closed for now'],
  [codes.activityClosed, {}, 'Not available right now'],
  [codes.onBreak, {}, 'Play is paused for now'],
  [codes.excluded, {}, 'Draws and rewards are paused until you can play again.'],
  [codes.excluded, {}, 'Limits and breaks'],
])(
  'refusal %i closes the page with an explanation, even if its content was loaded (R-13)',
  async (code, details, text) => {
    await page({ failure: refused(code, details) });
    expect(shown()).toContain(text);
    expect(shown()).not.toContain('7 pearls');
  },
);

test('a failure that isn’t about the activity keeps the content, or offers a retry', async () => {
  await page({ failure: new Failure('network') });
  expect(shown()).toContain('7 pearls');
  await page({ value: undefined, failure: new Failure('network') });
  expect(shown()).toContain('Try again');
});

test('offline the page says what needs a connection, and the connection bar shows the age (O-02)', async () => {
  stores.network.onLine = false;
  await page({ at: Date.UTC(2026, 10, 21, 6, 5) });
  expect(shown()).toContain('Some buttons here need a connection.');
  expect(shown()).not.toContain('as of');
  expect(shown()).toContain('7 pearls');
});

test('an act with an unknown outcome is looked up above the content, and its result shown', async () => {
  await page({}, [{ ...resting, unknown: true }]);
  expect(shown()).toContain('won’t do it twice');
  await page({}, [{ ...resting, outcome: 'notDone' }]);
  expect(shown()).toContain('It didn’t go through. You can try again.');
});

test('a visitor sees the introduction, and links to log in or register', async () => {
  stores.session.userId = 0;
  await page({});
  expect(shown()).toContain('About pearls');
  expect(shown()).not.toContain('7 pearls');
  expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
  expect(document.querySelector('a[href="/auth/register"]')?.textContent).toBe('Register');
});

test('a holding shows the stored value, and follows its changes (WA-14)', async () => {
  stores.wallet.held = {};
  await render(<Holding of="points" />);
  expect(shown()).toContain('—');
  await act(async () => void (stores.wallet.held = { points: { amount: 12_345, at: 1 } }));
  expect(document.querySelector('output[aria-label="Points"]')!.textContent).toContain('12,345');
  await unmount();
  expect((await renderHook(() => useHolding('points'))).current).toBe(12_345);
});

test('a countdown follows the operator’s clock (S-22)', async () => {
  vi.useFakeTimers({ now: 0 });
  stores.settings.clockOffset = 60_000;
  await render(<ServerCountdown label="Sales close in" until={150_000} />);
  expect(document.querySelector('[role="timer"]')!.textContent).toBe('1:30');
  stores.settings.clockOffset = 0;
});

const records = {
  rows: [],
  unbroken: 0,
  total: 0,
  at: 1,
  busy: false,
  failure: undefined,
  missing: false,
  hasMore: false,
};
const list = (more: object) =>
  render(
    <PagedList records={{ ...records, more() {}, retry() {}, readers: null, ...more }} empty="No spins yet">
      {(rows: readonly string[]) => (
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </PagedList>,
  );

test('a list shows its number of rows, that it is empty, or that it failed to load', async () => {
  await list({});
  expect(shown()).toContain('No spins yet');
  await list({ rows: ['one', 'two'], total: 2 });
  expect(document.querySelectorAll('li')).toHaveLength(2);
  expect(shown()).toContain('2 records');
  await list({ missing: true, failure: new Failure('network'), hasMore: true });
  expect(button('Try again')).toBeDefined();
  expect(shown()).toContain('Couldn’t load the list');
  shellParts.parts = { OfflineNote: () => 'Nothing of it is on this device' } as unknown as DeferredParts;
  await list({ missing: true, failure: new Failure('offline'), hasMore: true });
  expect(shown()).toContain('Nothing of it is on this device');
});

test('a list shows its age only where it differs from the connection bar’s (O-02)', async () => {
  const at = Date.UTC(2026, 10, 21, 6, 5);
  Object.assign(stores.network, { onLine: true, failing: true });
  shellParts.asOf = at;
  await list({ rows: ['one'], at });
  expect(shown()).not.toContain('as of');
  shellParts.asOf = at - 60_000;
  await list({ rows: ['one'], at });
  expect(shown()).not.toContain('as of');
  shellParts.asOf = at + 60_000;
  await list({ rows: ['one'], at });
  expect(shown()).toContain('as of');
  Object.assign(stores.network, { failing: false });
  shellParts.asOf = 0;
});
