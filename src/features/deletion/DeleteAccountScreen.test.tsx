// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';
import { button, field, press, type } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { default: DeleteAccountScreen } = await import('./DeleteAccountScreen.tsx');

const key = replyKey('deletionInfo', {});
const none = { days: 14, toWithdraw: 0, inProgress: false };
const requestedAt = Date.UTC(2026, 10, 28, 4);
const requested = { ...none, requestedAt, deletesAt: Date.UTC(2026, 11, 12, 4) };
const ana = { id: 8, nickname: 'Ana', hasPassword: true };

const shown = () => document.body.textContent.replaceAll('\u00A0', ' ');
const links = () => [...document.querySelectorAll('main a')].map((each) => each.getAttribute('href'));
const open = (info?: object, player: object = ana, online = true) =>
  renderScreen(<DeleteAccountScreen />, {
    player: player as typeof ana,
    online,
    replies: info ? { deletionInfo: info } : {},
  });
/** The reply can't be read again: it is known to be out of date. */
const spoil = () =>
  act(async () => {
    stores.replies[key] = { ...stores.replies[key]!, stale: true };
  });

beforeEach(() => {
  app.replies.read.mockReset().mockResolvedValue(undefined);
  app.account.requestDeletion.mockReset().mockResolvedValue(undefined);
  app.account.cancelDeletion.mockReset().mockResolvedValue(undefined);
});

test('the page says what a deletion takes away, what it leaves, and how long it takes (ME-09)', async () => {
  await open(none);
  for (const text of ['Withdraw your balance first', 'You lose bonuses', 'self-exclusion stays in force', '14 days'])
    expect(shown()).toContain(text);
  expect(shown()).toContain('five years or longer');
  await open({ ...none, keeps: 'We keep receipts until 2032.' });
  expect(shown()).toContain('We keep receipts until 2032.');
  expect(shown()).not.toContain('five years');
});

test('a request needs the password, and is sent once (ME-09)', async () => {
  await open(none);
  await press('Delete my account');
  expect(shown()).toContain('Enter your password');
  expect(app.account.requestDeletion).not.toHaveBeenCalled();
  await type('Password', 'secret88');
  await press('Delete my account');
  expect(app.account.requestDeletion).toHaveBeenCalledExactlyOnceWith({ password: 'secret88' });
});

test('a wrong password is named at its field, with the tries left (ME-09)', async () => {
  app.account.requestDeletion.mockRejectedValue(new Failure('refused', 2001, { left: 4 }));
  await open(none);
  await type('Password', 'wrong888');
  await press('Delete my account');
  expect(shown()).toContain('Wrong password. 4 tries left.');
  expect(field('Password')!.value).toBe('wrong888');
});

test('without a password a code to the number confirms it, and without either a new log-in (ME-09)', async () => {
  await open(none, { ...ana, hasPassword: false, mobile: '0917***4567' });
  expect(field('Password')).toBeUndefined();
  expect(button('Send code')).toBeDefined();
  await open(none, { ...ana, hasPassword: false });
  expect(button('Send code')).toBeUndefined();
  app.account.requestDeletion.mockRejectedValue(new Failure('refused', 403, { need: 'code' }));
  await press('Delete my account');
  expect(app.account.requestDeletion).toHaveBeenCalledExactlyOnceWith({});
  expect(shown()).toContain('log in again, and come back here within 10 minutes');
});

test('a balance is shown with the way to withdraw it, in place of the form (ME-09)', async () => {
  await open({ ...none, toWithdraw: 50_000 });
  expect(shown()).toContain('You still have ₱500.00');
  expect(links()).toContain('/wallets?name=withdraw');
  expect(button('Delete my account')).toBeUndefined();
});

test('money too little to withdraw is named, with who pays it out, and doesn’t hold the form back (ME-09)', async () => {
  await open({ ...none, tooLittle: 8_800 });
  expect(shown()).toContain('You have ₱88.00, too little to withdraw. Ask customer service to pay it out');
  expect(button('Delete my account')).toBeDefined();
  await open({ ...requested, tooLittle: 8_800 });
  expect(shown()).toContain('You have ₱88.00, too little to withdraw');
  await open({ ...none, tooLittle: 0 });
  expect(shown()).not.toMatch(/too little|change your mind\.0/);
});

test('a payment in progress is waited for, and can be checked again (ME-09)', async () => {
  await open({ ...none, inProgress: true });
  expect(shown()).toContain('still in progress');
  expect(button('Delete my account')).toBeUndefined();
  app.replies.read.mockClear();
  await press('Check again');
  expect(app.replies.read).toHaveBeenCalledWith('deletionInfo', {});
});

test('a requested deletion shows both its dates, and can be taken back once (ME-09)', async () => {
  await open(requested);
  expect(shown()).toContain('Your account will be deleted on Dec 12, 2026');
  expect(shown()).toContain('You asked for it on Nov 28, 2026');
  expect(button('Delete my account')).toBeUndefined();
  await press('Keep my account');
  expect(app.account.cancelDeletion).toHaveBeenCalledOnce();
  await act(async () => setReply(key, none));
  expect(button('Keep my account')).toBeUndefined();
});

test('the date has the focus after a request, and not when the page is opened (ME-09)', async () => {
  await open(requested);
  expect(document.activeElement).toBe(document.body);
  await open(none);
  app.account.requestDeletion.mockImplementation(async () => setReply(key, requested));
  await type('Password', 'secret88');
  await press('Delete my account');
  expect(document.activeElement!.textContent).toContain('Your account will be deleted on');
});

test('a requested deletion with money again says what it waits for (ME-09)', async () => {
  await open({ ...requested, toWithdraw: 50_000 });
  expect(shown()).toContain('You have ₱500.00 again');
  expect(links()).toContain('/wallets?name=withdraw');
});

test('offline the page says so, keeps what is typed, and sends nothing by itself (ME-09)', async () => {
  app.account.requestDeletion.mockRejectedValue(new Failure('offline'));
  await open(none, ana, false);
  expect(shown()).toContain('This needs a connection');
  await type('Password', 'secret88');
  await press('Delete my account');
  expect(field('Password')!.value).toBe('secret88');
  await act(async () => void (stores.network.onLine = true));
  expect(app.account.requestDeletion).toHaveBeenCalledOnce();
});

test('while the state can’t be read after a lost answer, neither form nor date is shown (ME-09)', async () => {
  await open(none);
  app.replies.read.mockRejectedValue(new Failure('network'));
  await spoil();
  expect(shown()).toContain('We can’t tell right now');
  expect(button('Delete my account')).toBeUndefined();
  app.replies.read.mockResolvedValue(undefined);
  await act(async () => setReply(key, requested, { at: 2 }));
  expect(shown()).toContain('Your account will be deleted on');
});

test('without the state the page offers a retry, and customer service (ME-09)', async () => {
  app.replies.read.mockRejectedValue(new Failure('server', 500));
  await open();
  expect(button('Try again')).toBeDefined();
  expect(links()).toContain('/service');
});

test('an operator that lacks it says so, and customer service stays (ME-09)', async () => {
  app.replies.read.mockRejectedValue(new Failure('refused', 404));
  await open();
  expect(button('Try again')).toBeUndefined();
  expect(links()).toContain('/service');
});
