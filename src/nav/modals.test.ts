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

test('login and register replace each other, and dialogs below stay', async () => {
  await show('tips', { text: 'slow' });
  await show('login', {});
  await show('register', {});
  expect(names()).toEqual(['tips', 'register']);
  expect(historyEntry().modals).toBe(2);
});

test('a dialog whose code fails to load is a network failure, and nothing is shown', async () => {
  const lost = show('revoke', {} as never);
  await expect(lost).rejects.toMatchObject({ name: 'Failure', kind: 'missing' });
  expect(names()).toEqual([]);
});

test('a dialog opened twice shows once, with the newest content', async () => {
  await show('tips', { text: 'first' });
  await show('tips', { text: 'second' });
  expect(shown.map(({ props }) => props)).toEqual([{ text: 'second' }]);
});

test('a step back closes only the top dialog', async () => {
  await show('login', {});
  await show('tips', { text: 'slow' });
  history.replaceState({ ...historyEntry(), modals: 1 }, '');
  closeOnBack();
  expect(names()).toEqual(['login']);
});

test('closing a dialog removes its history entry', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => dispatchEvent(new Event('popstate')));
  await show('login', {});
  closeTop();
  await historySettled();
  expect(names()).toEqual([]);
  expect(back).toHaveBeenCalledOnce();
});

test('closing two dialogs at once removes their two history entries, and no page', async () => {
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

test('automatic dialogs wait until nothing else is open, and come one at a time (L-10)', async () => {
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

test('dialogs waiting for a player are dropped when the session ends', async () => {
  vi.spyOn(history, 'back').mockImplementation(() => dispatchEvent(new Event('popstate')));
  await show('login', {});
  const given = show('reward', { rewards: [] });
  await vi.dynamicImportSettled();
  stores.session.epoch = 'another';
  closeTop();
  await given;
  expect(names()).toEqual([]);
});

test('a history entry without its dialog is skipped', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => dispatchEvent(new Event('popstate')));
  history.replaceState({ ...historyEntry(), modals: 1 }, '');
  closeOnBack();
  expect(back).toHaveBeenCalledOnce();
});

test('a mandatory dialog has no history entry, and a step back leaves it open', async () => {
  await show('care', {});
  expect(historyEntry().modals).toBe(0);
  closeOnBack();
  expect(names()).toEqual(['care']);
  closeTop();
  expect(names()).toEqual([]);
});

test('a new page closes the dialogs, and takes over the top one’s history entry', async () => {
  expect(dropModals()).toBe(false);
  await show('login', {});
  expect(dropModals()).toBe(true);
  expect(names()).toEqual([]);
});

test('a dialog is dropped when its player leaves while its code loads', async () => {
  stores.session.epoch = 'of a player';
  const asked = show('care', {});
  stores.session.epoch = 'of nobody';
  await asked;
  expect(names()).toEqual([]);
});

test('a player’s dialog closes with the player’s session, other dialogs stay', async () => {
  await show('login', {});
  await show('care', {});
  closePlay();
  expect(names()).toEqual(['login']);
});
