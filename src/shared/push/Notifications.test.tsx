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

test('O-23, ME-07: it is off until it is wanted; then every topic has a switch, which says what is told', async () => {
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
])('O-23: where it is %s, that is said in place of a switch', async (ability, text) => {
  state.ability = ability;
  await render(<Notifications />);
  expect(switches()).toEqual([]);
  expect(document.body.textContent).toContain(text);
});

test('O-23: without the operator’s key, and for a visitor, there is nothing to switch', async () => {
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

test('O-23, RG-20: on a break they can only be turned off', async () => {
  stores.rg.state = 1;
  await render(<Notifications />);
  expect(document.body.textContent).toContain('We don’t send any while you’re on a break');
  expect(switches()).toEqual([]);
  await unmount();
  device.topics = ['payouts'];
  await render(<Notifications />);
  expect(switches()).toEqual(['true']);
  await press(master);
  expect(chooseTopics).toHaveBeenLastCalledWith([]);
});

test('O-23: a question that was left unanswered, and a push service that fails, are said', async () => {
  chooseTopics.mockResolvedValueOnce(false).mockRejectedValueOnce(new DOMException('no service', 'AbortError'));
  await render(<Notifications />);
  await press(master);
  expect(toast).toHaveBeenLastCalledWith('Your browser blocked notifications, so they stay off.');
  await press(master);
  expect(toast).toHaveBeenLastCalledWith('We couldn’t set up notifications on this device. Try again later.');
});

const offer = 'Get notified when it’s paid?';

test('O-23: the offer is made once: yes turns on payouts alone, and says so', async () => {
  await render(<PushOffer />);
  expect(document.body.textContent).toContain(offer);
  await press('Notify me');
  expect(chooseTopics).toHaveBeenCalledExactlyOnceWith(['payouts']);
  expect(document.querySelector('output')!.textContent).toContain('We’ll notify you here');
  await unmount();
  await render(<PushOffer />);
  expect(document.body.textContent).not.toContain(offer);
});

test('O-23: after “not now” it isn’t made again', async () => {
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
])('O-23: %s nothing is offered, and the offer is not used up', async (_, is) => {
  is();
  await render(<PushOffer />);
  expect(document.body.textContent).toBe('');
  expect(localStorage.length).toBe(0);
});
