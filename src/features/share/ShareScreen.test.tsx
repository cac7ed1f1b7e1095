// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { client, device } from '#contract/client.ts';
import * as codes from '#contract/codes.ts';
import type { UserInfo } from '#contract/entities.ts';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';
import { qrCode } from '#shared/qr/qrCode.ts';
import { button, field, press, render, type, unmount } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/toasts.ts', () => ({ toast }));
const go = vi.hoisted(() => vi.fn(async () => true));
vi.mock('#nav/navigation.ts', () => ({ go, goBack: () => {} }));

const { stores } = await import('#data/stores.ts');
const { default: ShareScreen } = await import('./ShareScreen.tsx');
const { default: VipGiftModal } = await import('./VipGiftModal.tsx');

const link = 'https://perlas.test/auth/register?code=ABCD1234';
const said = () => document.body.textContent;
const runs = (...types: number[]) =>
  setReply('getActivityIds', {
    activityMap: Object.fromEntries(types.map((activityType) => [activityType, { id: 1, activityType }])),
  });
const loggedIn = () =>
  setReply(replyKey('getAfterLoginInfoWeb', { version: client.version, ...device }), {
    inviteCode: 'ABCD1234',
    shareUrlMap: { default: link, viber: 'viber://forward?text=x' },
  });
const week = 7 * 24 * 60 * 60 * 1_000;
const agent = (more: object = {}) => setReply('appAgent5User', { inviteCode: 'ABCD1234', shareUrl: link, ...more });
const withShare = (share: (data: object) => Promise<void>) => Object.assign(navigator, { share });

beforeEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'share');
  Object.assign(stores.session, { userId: 8, known: true, user: { id: 8, pid: 0 } as UserInfo });
  stores.network.onLine = true;
  stores.replies = {};
  app.money.shareInvite.mockResolvedValue({ shareUrl: link });
  loggedIn();
  agent();
});

describe('link and channels', () => {
  test('link, code and QR code show, and copying the link is confirmed (SH-01)', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await render(<ShareScreen />);
    expect(said()).toContain('ABCD1234');
    expect(said()).toContain(link);
    const drawn = document.querySelector('svg[shape-rendering] path')!.getAttribute('d')!.match(/M/g);
    expect(drawn).toHaveLength(qrCode(link)!.flat().filter(Boolean).length);
    await press('Copy link');
    expect(write).toHaveBeenLastCalledWith(link);
    expect(toast).toHaveBeenLastCalledWith('Copied');
    await press('Copy code');
    expect(write).toHaveBeenLastCalledWith('ABCD1234');
  });

  test('the link is shown as text where copying isn’t allowed (SH-01)', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await render(<ShareScreen />);
    await press('Copy link');
    expect(toast).toHaveBeenLastCalledWith(`Copying is blocked here. Your link: ${link}`);
  });

  test('the device’s share button shows where the device can share (SH-01)', async () => {
    await render(<ShareScreen />);
    expect(button('Share')).toBeUndefined();
    await unmount();
    const share = vi.fn<(data: object) => Promise<void>>().mockResolvedValue();
    withShare(share);
    await render(<ShareScreen />);
    await press('Share');
    expect(share).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: link }));
  });

  test('each tap on a channel counts once, whether or not the invite spin runs (SH-01)', async () => {
    runs(activityTypes.InviteUserSpin);
    await render(<ShareScreen />);
    const viber = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Viber')!;
    expect(viber.getAttribute('href')).toBe('viber://forward?text=x');
    viber.addEventListener('click', (event) => event.preventDefault());
    await act(async () => viber.click());
    expect(app.money.shareInvite).toHaveBeenCalledExactlyOnceWith({ via: 'viber' });
    await act(async () => runs(activityTypes.Agent5));
    await act(async () => viber.click());
    expect(app.money.shareInvite).toHaveBeenCalledTimes(2);
  });

  test('a refused count shows nothing and doesn’t stop sharing (SH-01)', async () => {
    runs(activityTypes.InviteUserSpin);
    app.money.shareInvite.mockRejectedValue(new Failure('refused', codes.closed));
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await render(<ShareScreen />);
    await press('Copy link');
    expect(toast).toHaveBeenCalledExactlyOnceWith('Copied');
  });

  test('offline, after a restart, link and code are the last known ones of this player (SH-01)', async () => {
    await render(<ShareScreen />);
    await unmount();
    stores.network.onLine = false;
    stores.replies = {};
    await render(<ShareScreen />);
    expect(said()).toContain(link);
    await unmount();
    stores.session.userId = 9;
    await render(<ShareScreen />);
    expect(said()).not.toContain(link);
  });

  test('offline, on a device that never opened the page, the link comes from the agents’ page (SH-01)', async () => {
    stores.network.onLine = false;
    stores.replies = {};
    agent();
    await render(<ShareScreen />);
    expect(said()).toContain(link);
  });
});

describe('a visitor', () => {
  test('a visitor is asked to log in (R-27)', async () => {
    stores.session.userId = 0;
    await render(<ShareScreen />);
    expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
    expect(said()).toContain('Log in to get your link');
    expect(said()).not.toContain('ABCD1234');
  });
});

describe('inviter', () => {
  test('an inviter can be added once within the allowed time (SH-07)', async () => {
    agent({ fillUntil: Date.now() + week });
    app.account.fillParent.mockImplementation(async (pid) => void (stores.session.user = { id: 8, pid } as UserInfo));
    await render(<ShareScreen />);
    await type('Their player ID', ' 100001 ');
    await press('Save');
    expect(app.account.fillParent).toHaveBeenCalledExactlyOnceWith(100_001);
    expect(toast).toHaveBeenLastCalledWith('Saved');
    expect(field('Their player ID')).toBeUndefined();
    expect(said()).toContain('Player 100001 invited you.');
  });

  test.each([
    ['', 'Enter the player ID, numbers only'],
    ['12a', 'Enter the player ID, numbers only'],
    ['12-34', 'Enter the player ID, numbers only'],
    ['-12', 'Enter the player ID, numbers only'],
    ['12\t34', 'Enter the player ID, numbers only'],
    ['8', 'That’s your own ID'],
    ['0', 'This player can’t be your inviter.'],
    ['99999999999', 'This player can’t be your inviter.'],
  ])('%j is refused at its field, and isn’t sent (SH-07)', async (text, why) => {
    agent({ fillUntil: Date.now() + week });
    await render(<ShareScreen />);
    await type('Their player ID', text);
    await press('Save');
    expect(said()).toContain(why);
    expect(field('Their player ID')!.value).toBe(text);
    expect(app.account.fillParent).not.toHaveBeenCalled();
  });

  test.each([
    [codes.badParameter, { field: 'pid' }, 'This player can’t be your inviter.'],
    [codes.alreadyDone, {}, 'Your inviter is already saved.'],
    [codes.conditionUnmet, {}, 'It’s too late to add an inviter'],
  ])('refusal %i is explained, and the typed id stays (SH-07)', async (code, details, why) => {
    agent({ fillUntil: Date.now() + week });
    app.account.fillParent.mockRejectedValue(new Failure('refused', code, details));
    await render(<ShareScreen />);
    await type('Their player ID', '100001');
    await press('Save');
    expect(said()).toContain(why);
    expect(field('Their player ID')!.value).toBe('100001');
  });

  test('the inviter field is hidden after its time, and once an inviter is known (SH-07)', async () => {
    agent({ fillUntil: Date.now() - 1 });
    await render(<ShareScreen />);
    expect(field('Their player ID')).toBeUndefined();
  });
});

describe('goal dialog', () => {
  test('the goal dialog’s button copies the id, confirms it, and opens the share sheet (M-09)', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const share = vi.fn<(data: object) => Promise<void>>().mockResolvedValue();
    withShare(share);
    await render(<VipGiftModal close={() => {}} />);
    expect(document.querySelector('h2')!.textContent).toBe('Invitation goal reached!');
    await press('Copy ID and share link');
    expect(write).toHaveBeenCalledExactlyOnceWith('8');
    expect(toast).toHaveBeenLastCalledWith('ID copied');
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: link });
    expect(go).not.toHaveBeenCalled();
  });

  test('without a share sheet the goal dialog leads to the share page (M-09)', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await render(<VipGiftModal close={() => {}} />);
    await press('Copy ID and share link');
    expect(go).toHaveBeenCalledExactlyOnceWith('/share');
  });

  test('where copying isn’t allowed the id can be selected, and the link can still be shared (M-09)', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await render(<VipGiftModal close={() => {}} />);
    await press('Copy ID and share link');
    expect(document.querySelector('[role=alert]')!.textContent).toContain('Select your ID and copy it:8');
    expect(go).not.toHaveBeenCalled();
    await press('Share link');
    expect(go).toHaveBeenCalledExactlyOnceWith('/share');
  });
});
