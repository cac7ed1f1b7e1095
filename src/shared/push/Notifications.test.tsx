// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { press, render, unmount } from '#tests/support/render.tsx';

const [chooseTopics, toast, state] = vi.hoisted(() => [vi.fn(), vi.fn(), { ability: 'ready' }]);
vi.mock('#nav/toasts.ts', () => ({ toast }));
vi.mock('./keepAligned.ts', () => ({ startPush: vi.fn() }));
vi.mock('#browser/push/pushManager.ts', () => ({ pushAbility: () => state.ability }));
vi.mock('./device.ts', async () => {
  const { proxy } = await import('valtio/vanilla');
  const device = proxy({ ability: 'ready', topics: [] as string[] });
  return { chooseTopics, device, look: () => void (device.ability = state.ability) };
});

const { stores } = await import('#data/stores.ts');
const { device } = await import('./device.ts');
const { Notifications } = await import('./Notifications.tsx');
const { PushOffer } = await import('./PushOffer.tsx');

const master = 'Notifications on this device';
const all = ['payouts', 'replies', 'draws'];
const switches = () => [...document.querySelectorAll('[role=switch]')].map((each) => each.getAttribute('aria-checked'));

beforeEach(() => {
  localStorage.clear();
  state.ability = 'ready';
  device.topics = [];
  chooseTopics.mockReset().mockResolvedValue(true);
  toast.mockClear();
  Object.assign(stores.session, { known: true, userId: 8 });
  stores.rg.state = 0;
  stores.network.onLine = true;
  stores.session.pushKey = 'k';
});

test('notifications are off by default, and once on each topic has a switch and description (O-23, ME-07)', async () => {
  await render(<Notifications />);
  expect(switches()).toEqual(['false']);
  await press(master);
  expect(chooseTopics).toHaveBeenLastCalledWith(all);
  device.topics = ['payouts', 'replies', 'draws'];
  await render(<Notifications />);
  expect(switches()).toEqual(['true', 'true', 'true', 'true']);
  await press('Replies and mail');
  expect(chooseTopics).toHaveBeenLastCalledWith(['payouts', 'draws']);
  await press(master);
  expect(chooseTopics).toHaveBeenLastCalledWith([]);
});

test.each([
  ['refused', 'Your browser blocks notifications'],
  ['install', 'Add the app to your home screen and open it'],
  ['none', 'Notifications aren’t available here'],
])('where push is %s, an explanation replaces the switch (O-23)', async (ability, text) => {
  state.ability = ability;
  await render(<Notifications />);
  expect(switches()).toEqual([]);
  expect(document.body.textContent).toContain(text);
});

test('without the operator’s key, or for a visitor, there is no switch (O-23)', async () => {
  stores.session.pushKey = '';
  await render(<Notifications />);
  expect(document.body.textContent).toContain('This version doesn’t send notifications');
  await unmount();
  stores.session.pushKey = 'k';
  stores.session.userId = 0;
  await render(<Notifications />);
  expect(document.body.textContent).toContain('Log in to choose');
  expect(switches()).toEqual([]);
});

test.each([
  ['on a break', 1],
  ['excluded', 2],
] as const)('for a player %s notifications can only be turned off (O-23, RG-20)', async (_, restriction) => {
  stores.rg.state = restriction;
  await render(<Notifications />);
  expect(document.body.textContent).toContain('We don’t send any while play is paused');
  expect(switches()).toEqual([]);
  await unmount();
  device.topics = ['payouts'];
  await render(<Notifications />);
  expect(switches()).toEqual(['true']);
  await press(master);
  expect(chooseTopics).toHaveBeenLastCalledWith([]);
});

test('a permission left unanswered and a failing push service are reported (O-23)', async () => {
  chooseTopics.mockResolvedValueOnce(false).mockRejectedValueOnce(new DOMException('no service', 'AbortError'));
  await render(<Notifications />);
  await press(master);
  expect(toast).toHaveBeenLastCalledWith('Your browser blocked notifications, so they stay off.');
  await press(master);
  expect(toast).toHaveBeenLastCalledWith('We couldn’t set up notifications on this device. Try again later.');
});

const offer = 'Get notified when it’s paid?';

test('the offer is made once, and accepting turns on payouts alone (O-23)', async () => {
  await render(<PushOffer />);
  expect(document.body.textContent).toContain(offer);
  await press('Notify me');
  expect(chooseTopics).toHaveBeenCalledExactlyOnceWith(['payouts']);
  expect(document.querySelector('output')!.textContent).toContain('We’ll notify you here');
  await unmount();
  await render(<PushOffer />);
  expect(document.body.textContent).not.toContain(offer);
});

test('after “not now” the offer isn’t made again (O-23)', async () => {
  await render(<PushOffer />);
  await press('Not now');
  expect(document.body.textContent).toBe('');
  await unmount();
  await render(<PushOffer />);
  expect(document.body.textContent).toBe('');
  expect(chooseTopics).not.toHaveBeenCalled();
});

test.each([
  ['on a break', () => (stores.rg.state = 1)],
  ['without a network', () => (stores.network.onLine = false)],
  ['without the operator’s key', () => (stores.session.pushKey = '')],
  ['where the browser can’t', () => (state.ability = 'none')],
])('%s nothing is offered, and the offer isn’t used up (O-23)', async (_, is) => {
  is();
  await render(<PushOffer />);
  expect(document.body.textContent).toBe('');
  expect(localStorage.length).toBe(0);
});
