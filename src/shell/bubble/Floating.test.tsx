// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';
import * as activityTypes from '#contract/activityTypes.ts';

const world = vi.hoisted(() => ({ activities: {} as object, dot: false }));
const show = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/modals.ts', () => ({ show }));
vi.mock('#nav/report.ts', () => ({ report: vi.fn() }));
vi.mock('#nav/useReply.ts', () => ({
  useReply: (name: string) => ({
    value: name === 'getActivityIds' ? { activityMap: world.activities } : { canReceiveDrawChance: world.dot },
    at: 1_000,
  }),
}));
vi.mock('./Bubble.tsx', () => ({
  Bubble: ({ onOpen, onHide, children }: { onOpen: () => void; onHide: () => void; children: React.ReactNode }) => (
    <>
      <button type="button" onClick={onHide}>
        bubble {children}
      </button>
      <button type="button" onClick={onOpen}>
        open
      </button>
    </>
  ),
}));

const { stores } = await import('#data/stores.ts');
const { FloatingBubble } = await import('./Floating.tsx');

const floats = async (pathname = '/') => {
  await render(<FloatingBubble key={Math.random()} pathname={pathname} />);
  return document.querySelector('button') !== null;
};

beforeEach(() => {
  sessionStorage.clear();
  stores.network.onLine = true;
  Object.assign(stores.session, { known: true, userId: 8 });
  Object.assign(world, {
    activities: { 1: { id: 1, activityType: activityTypes.LuckyJackpot } },
    dot: false,
  });
});

test.each([
  ['/', true],
  ['/member', true],
  ['/vip/level', true],
  ['/vip', false],
  ['/agent', true],
  ['/game/start', false],
  ['/bonus', true],
  ['/bonus/tasks', true],
  ['/wallets', false],
  ['/auth/login', false],
])('on %s the bubble floats: %s', async (pathname, there) => expect(await floats(pathname)).toBe(there));

test('the bubble is for players while the jackpot runs', async () => {
  Object.assign(stores.session, { userId: 0 });
  expect(await floats()).toBe(false);
  Object.assign(stores.session, { userId: 8 });
  expect(await floats()).toBe(true);
  world.activities = {};
  expect(await floats()).toBe(false);
  world.activities = { 1: { id: 1, activityType: activityTypes.LuckyJackpot, startTime: Date.now() + 5_000 } };
  expect(await floats()).toBe(false);
});

test('offline no bubble appears, and a shown one stays when the network drops (A3)', async () => {
  stores.network.onLine = false;
  expect(await floats()).toBe(false);
  await act(async () => void (stores.network.onLine = true));
  expect(document.querySelector('button')).not.toBeNull();
  await act(async () => void (stores.network.onLine = false));
  expect(document.querySelector('button')).not.toBeNull();
});

test('offline no bubble appears when moving to a page that may have one (A3)', async () => {
  await render(<FloatingBubble pathname="/wallets" />);
  stores.network.onLine = false;
  await render(<FloatingBubble pathname="/" />);
  expect(document.querySelector('button')).toBeNull();
});

test('the bubble opens the wheel over the page (A-47)', async () => {
  await floats('/member');
  await press('open');
  expect(show).toHaveBeenCalledExactlyOnceWith('jackpot', {});
});

test('a hidden bubble stays away for the browser session', async () => {
  await floats();
  await press('bubble');
  expect(await floats()).toBe(false);
  sessionStorage.clear();
  expect(await floats()).toBe(true);
});

test('a chance to draw is a red dot with a label', async () => {
  await floats();
  expect(document.body.textContent).not.toContain('waits');
  world.dot = true;
  await floats();
  expect(document.body.textContent).toContain('New');
});
