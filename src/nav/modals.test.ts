// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const dialog = { default: () => null };
vi.mock('#features/auth/LoginModal.tsx', () => dialog);
vi.mock('#features/auth/RegisterModal.tsx', () => dialog);
vi.mock('#features/rg/FirstLimitsModal.tsx', () => dialog);

vi.mock('#features/rewards/RewardModal.tsx', () => dialog);
vi.mock('#features/info/FirstLaunchModal.tsx', () => dialog);

vi.mock('#features/member/RevokeModal.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const { historyEntry, historySettled, markFirstEntry } = await import('#browser/historyEntries.ts');
const { stores } = await import('#data/stores.ts');
const { close, closeOnBack, closePlay, dropModals, registerDialogs, show, shown } = await import('./modals.ts');
registerDialogs(async () => (await import('#shell/pages/dialogs.ts')).dialogs);

const names = () => shown.map(({ name }) => name);
const closeTop = () => close(shown.at(-1)!.id);

beforeEach(() => {
  shown.splice(0);
  history.pushState(null, '', '/');
  markFirstEntry();
});

test('login and register take each other’s place, and what lies below stays', async () => {
  await show('tips', { text: 'slow' });
  await show('login', {});
  await show('register', {});
  expect(names()).toEqual(['tips', 'register']);
  expect(historyEntry().modals).toBe(2);
});

test('a dialog whose code can’t be had is a failure of the network, and nothing is shown', async () => {
  const lost = show('revoke', {} as never);
  await expect(lost).rejects.toMatchObject({ name: 'Failure', kind: 'missing' });
  expect(names()).toEqual([]);
});

test('of one dialog there is one: the newest', async () => {
  await show('tips', { text: 'first' });
  await show('tips', { text: 'second' });
  expect(shown.map(({ props }) => props)).toEqual([{ text: 'second' }]);
});

test('a step back closes the top one only', async () => {
  await show('login', {});
  await show('tips', { text: 'slow' });
  history.replaceState({ ...historyEntry(), modals: 1 }, '');
  closeOnBack();
  expect(names()).toEqual(['login']);
});

test('closing one takes its entry out of the way', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => dispatchEvent(new Event('popstate')));
  await show('login', {});
  closeTop();
  await historySettled();
  expect(names()).toEqual([]);
  expect(back).toHaveBeenCalledOnce();
});

test('two that are closed at once take their two entries out of the way, and no page', async () => {
  await show('login', {});
  await show('tips', { text: 'slow' });
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  closeTop();
  closeTop();
  for (const modals of [1, 0]) {
    history.replaceState({ ...historyEntry(), modals }, '');
    closeOnBack();
    dispatchEvent(new Event('popstate'));
  }
  expect(back).toHaveBeenCalledTimes(2);
});

test('L-10: what comes by itself waits until nothing else is on screen, and one comes at a time', async () => {
  vi.spyOn(history, 'back').mockImplementation(() => dispatchEvent(new Event('popstate')));
  await show('login', {});
  const given = show('reward', { rewards: [] });
  const launched = show('firstLaunch', {});
  await vi.dynamicImportSettled();
  expect(names()).toEqual(['login']);
  closeTop();
  await Promise.race([given, launched]);
  await historySettled();
  expect(names()).toHaveLength(1);
  closeTop();
  await Promise.all([given, launched]);
  expect(names()).toHaveLength(1);
});

test('what waits to be shown to a player goes with their session', async () => {
  vi.spyOn(history, 'back').mockImplementation(() => dispatchEvent(new Event('popstate')));
  await show('login', {});
  const given = show('reward', { rewards: [] });
  await vi.dynamicImportSettled();
  stores.session.epoch = 'another';
  closeTop();
  await given;
  expect(names()).toEqual([]);
});

test('an entry whose dialog is long gone is passed over', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => dispatchEvent(new Event('popstate')));
  history.replaceState({ ...historyEntry(), modals: 1 }, '');
  closeOnBack();
  expect(back).toHaveBeenCalledOnce();
});

test('a firm dialog has no entry, and a step back leaves it', async () => {
  await show('care', {});
  expect(historyEntry().modals).toBe(0);
  closeOnBack();
  expect(names()).toEqual(['care']);
  closeTop();
  expect(names()).toEqual([]);
});

test('a new page closes the dialogs, and takes over the entry of the top one', async () => {
  expect(dropModals()).toBe(false);
  await show('login', {});
  expect(dropModals()).toBe(true);
  expect(names()).toEqual([]);
});

test('nor is a question shown whose player has left while its code came', async () => {
  stores.session.epoch = 'of a player';
  const asked = show('care', {});
  stores.session.epoch = 'of nobody';
  await asked;
  expect(names()).toEqual([]);
});

test('a question that only a player can answer goes with the player; other dialogs stay', async () => {
  await show('login', {});
  await show('care', {});
  closePlay();
  expect(names()).toEqual(['login']);
});
