// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, render, unmount } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import { initialStores } from '#contract/stores.ts';

const go = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/navigation.ts', () => ({ go }));
vi.mock('#nav/report.ts', () => ({ report: () => {} }));
vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { default: MaintenanceScreen } = await import('./MaintenanceScreen.tsx');

const minute = 60_000;
/** Noon in Manila. */
const noon = Date.UTC(2026, 10, 21, 4);
const closed = { status: true, msg: 'New tables', startTime: noon - 30 * minute, endTime: noon + 90 * minute };

const text = () => document.body.textContent;
const timer = () => document.querySelector('[role=timer]')?.textContent;
const hear = (maintenance: typeof stores.settings.maintenance) =>
  act(async () => void (stores.settings.maintenance = maintenance));

const open = () => render(<MaintenanceScreen />);

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  Object.assign(stores.settings, initialStores().settings, { maintenance: closed });
});

test('reason, start and end in Manila time are shown with a countdown (R-05)', async () => {
  await open();
  expect(text()).toContain('New tables');
  const facts = [...document.querySelectorAll('dd')].map((each) => each.textContent);
  expect(facts).toEqual([expect.stringContaining('11:30'), expect.stringContaining('13:30')]);
  expect(timer()).toBe('1:30:00');
  await advance(1_000);
  expect(timer()).toBe('1:29:59');
});

test('the countdown uses the operator’s clock, not the device’s (R-05)', async () => {
  stores.settings.clockOffset = 10 * minute;
  await open();
  expect(timer()).toBe('1:20:00');
});

test('past the announced end the page says it takes longer and stays (R-05)', async () => {
  await open();
  await advance(90 * minute);
  expect(timer()).toBeUndefined();
  expect(text()).toContain('This is taking a bit longer than planned.');
  expect(go).not.toHaveBeenCalled();
});

test('without an end time there is no countdown; known customer service is linked (R-05)', async () => {
  stores.settings.maintenance = { status: true };
  await open();
  expect(timer()).toBeUndefined();
  expect(document.querySelector('a[href^=mailto]')).toBeNull();
  const queue = [{ id: 1, name: 'Care', url: 'mailto:care@perlas.test', sort: 1 }];
  await act(async () => void Object.assign(stores.settings, { config: { customerServiceQueue: queue } }));
  expect(document.querySelector('a[href="mailto:care@perlas.test"]')?.textContent).toBe('Customer service');
});

test('the page leaves when the maintenance is over, and leaves asking to the worker (R-05, F1)', async () => {
  await open();
  await advance(30 * minute);
  expect(go).not.toHaveBeenCalled();
  await hear({ status: false });
  expect(go).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
  expect(app.session.bootstrap).not.toHaveBeenCalled();
});

test('a tap asks at once whether the maintenance is over (R-05)', async () => {
  await open();
  await act(async () => document.querySelector<HTMLButtonElement>('main button, button')!.click());
  expect(app.session.bootstrap).toHaveBeenCalledOnce();
});

test('opened with unknown status, the page stays if the operator reports maintenance (R-05)', async () => {
  stores.settings.maintenance = null;
  app.session.bootstrap.mockImplementationOnce(async () => void (stores.settings.maintenance = closed));
  await open();
  expect(app.session.bootstrap).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
  expect(text()).toContain('New tables');
});

test('an answer that comes after the page was left leads nowhere', async () => {
  stores.settings.maintenance = null;
  let answer = () => {};
  app.session.bootstrap.mockReturnValueOnce(new Promise<void>((done) => void (answer = done)));
  await open();
  await unmount();
  await act(async () => answer());
  expect(go).not.toHaveBeenCalled();
});

test.each([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, NaN])(
  'a maintenance at an invalid time, %s, is shown too (R-05)',
  async (odd) => {
    await open();
    await hear({ ...closed, startTime: odd, endTime: odd });
    expect(text()).toContain('New tables');
    for (const each of document.querySelectorAll('dd')) expect(each.textContent).toBe('–');
  },
);
