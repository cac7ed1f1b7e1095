// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { advance, render } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { RewardContent } = await import('./RewardPage.tsx');

const shown = () => document.body.textContent;
const page = (reply: { at: number; failure?: Failure | undefined }) =>
  render(
    <RewardContent reply={{ value: { n: 7 }, failure: undefined, retry: async () => {}, ...reply }}>
      {({ n }) => <p>{n} pearls</p>}
    </RewardContent>,
  );

const now = Date.UTC(2026, 10, 21, 6, 5);
const yesterday = now - 24 * 60 * 60_000;
beforeEach(() => {
  vi.setSystemTime(now);
  stores.network.onLine = true;
  stores.settings.clockOffset = 0;
});

test('an answer that can’t be renewed has its age on the page unless the connection bar says it (O-02)', async () => {
  await page({ at: now - 60_000, failure: new Failure('network') });
  expect(shown()).toContain('as of 14:04');
  await page({ at: now - 60_000 });
  expect(shown()).not.toContain('as of');
});

test.each([
  ['offline', false, undefined],
  ['after a failure', true, new Failure('network')],
])('an answer of another day that can’t be renewed says so: %s', async (_, onLine, failure) => {
  stores.network.onLine = onLine;
  await page({ at: yesterday, failure });
  expect(shown()).toContain('This is from Nov\u00A020,\u00A02026, not from today.');
  expect(shown()).toContain('7 pearls');
  await page({ at: now - 60_000, failure });
  expect(shown()).not.toContain('not from today');
});

test('the day of an answer is the operator’s, whatever the device’s clock says', async () => {
  stores.network.onLine = false;
  stores.settings.clockOffset = now - yesterday;
  await page({ at: now - 60_000 });
  expect(shown()).not.toContain('not from today');
  await page({ at: yesterday });
  expect(shown()).toContain('This is from Nov\u00A021,\u00A02026, not from today.');
});

test('an answer becomes another day’s at midnight in Manila', async () => {
  const midnight = Date.UTC(2026, 10, 21, 16);
  vi.useFakeTimers({ now: midnight - 30_000 });
  stores.network.onLine = false;
  await page({ at: midnight - 60_000 });
  expect(shown()).not.toContain('not from today');
  await advance(60_000);
  expect(shown()).toContain('not from today');
});

test('an answer of another day is shown as it is while a newer one is being requested', async () => {
  await page({ at: yesterday });
  expect(shown()).not.toContain('not from today');
});
