// @vitest-environment happy-dom
import { act } from 'react';
import { ref } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialStores } from '#contract/stores.ts';
import { advance, button, press, render } from '#tests/support/render.tsx';

const modals = vi.hoisted(() => ({ show: vi.fn(async () => {}), close: vi.fn(), shown: [] as object[] }));
vi.mock('#data/updates.ts', () => ({}));
vi.mock('#nav/report.ts', () => ({ report: () => {} }));
vi.mock('#nav/modals.ts', () => modals);
const place = vi.hoisted(() => ({ path: '/service' }));
vi.mock('wouter', async (wouter) => ({ ...(await wouter<object>()), useLocation: () => [place.path] }));

const { stores } = await import('#data/stores.ts');
const { chat } = await import('#shared/support/chat.ts');
const { LiveChat } = await import('./LiveChat.tsx');
const { default: ChatModal } = await import('./ChatModal.tsx');
const { readyWithin } = await import('./ChatFrame.tsx');
const { countEvery } = await import('./hearChat.ts');

const address = 'https://chat.test/?licence=7';
const its = { postMessage: vi.fn() };

const say = (data: object, origin = 'https://chat.test') =>
  act(async () => void dispatchEvent(new MessageEvent('message', { data, origin, source: its as unknown as Window })));
const text = () => document.body.textContent;
const dialog = () => document.querySelector('dialog')!;

beforeEach(async () => {
  vi.useFakeTimers();
  // happy-dom loads no frames, so the frame's window is stubbed.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(its as unknown as Window);
  place.path = '/service';
  Object.assign(stores.session, initialStores().session);
  stores.network.onLine = true;
  modals.shown = [{ id: 5, name: 'chat' }];
  const others = [{ label: 'E-mail: a@b.test', href: 'mailto:a@b.test', site: false }];
  Object.assign(chat, { talk: ref({ address, others, session: 'e1' }), open: true, unread: 0 });
  await render(<LiveChat />);
});

test('the vendor’s page is framed without our scripts and notified of its visibility (SV-02)', async () => {
  const frame = document.querySelector('iframe')!;
  expect(frame.src).toBe(address);
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/);
  expect(dialog().open).toBe(true);
  expect(its.postMessage).not.toHaveBeenCalled();
  await say({ type: 'ready' });
  expect(its.postMessage).toHaveBeenLastCalledWith({ type: 'visible', visible: true }, 'https://chat.test');
  await act(async () => void (chat.open = false));
  expect(dialog().open).toBe(false);
  expect(its.postMessage).toHaveBeenLastCalledWith({ type: 'visible', visible: false }, 'https://chat.test');
  expect(document.querySelector('iframe')).toBe(frame);
});

test('minimised, it counts and announces new messages (SV-02)', async () => {
  await say({ type: 'ready' });
  await act(async () => void (chat.open = false));
  await say({ type: 'unread', count: 2 });
  await advance(countEvery);
  expect(document.querySelector('output')!.textContent).toBe('2 new messages');
  await press('Open the chat22 new messages');
  expect(modals.show).toHaveBeenCalledExactlyOnceWith('chat', {});
});

test.each(['/game/start', '/activity/spin', '/activity/jackpot', '/points'])(
  'the bubble is hidden on %s (SV-02)',
  async (path) => {
    place.path = path;
    await act(async () => void (chat.open = false));
    expect(document.querySelector('aside')).toBeNull();
  },
);

test('a page not ready in time offers other contacts, and still opens when late (SV-02)', async () => {
  await advance(readyWithin - 1);
  expect(text()).toContain('Opening the chat…');
  await advance(1);
  expect(text()).toContain('Couldn’t open the chat');
  expect(document.querySelector('a[href="mailto:a@b.test"]')).not.toBeNull();
  await say({ type: 'ready' }, 'https://evil.test');
  expect(text()).toContain('Couldn’t open the chat');
  await say({ type: 'ready' });
  expect(text()).not.toContain('Couldn’t open the chat');
});

test('the chat reloads on request, and by itself when back online (SV-02)', async () => {
  const first = document.querySelector('iframe')!;
  await advance(readyWithin);
  await press('Try again');
  const second = document.querySelector('iframe')!;
  expect(second).not.toBe(first);
  await act(async () => void (stores.network.onLine = false));
  await advance(readyWithin);
  expect(text()).toContain('You’re offline.');
  expect(text()).not.toContain('Couldn’t open the chat');
  await act(async () => void (stores.network.onLine = true));
  expect(document.querySelector('iframe')).not.toBe(second);
});

test('an open conversation survives a short offline period (SV-02)', async () => {
  await say({ type: 'ready' });
  const frame = document.querySelector('iframe')!;
  await act(async () => void (stores.network.onLine = false));
  await act(async () => void (stores.network.onLine = true));
  expect(document.querySelector('iframe')).toBe(frame);
});

test('Escape minimises the chat, and closing asks nothing (SV-02, players B10)', async () => {
  const cancel = new Event('cancel', { cancelable: true });
  await act(async () => void dialog().dispatchEvent(cancel));
  expect(cancel.defaultPrevented).toBe(true);
  expect(modals.close).toHaveBeenCalledExactlyOnceWith(5);
  expect(chat.talk).not.toBeNull();
  await press('Close the chat');
  expect(chat.talk).toBeNull();
});

test('opening a separate window takes the chat along, without access to the app (SV-02)', async () => {
  const link = document.querySelector<HTMLAnchorElement>('header a')!;
  expect(link.rel).toContain('noopener');
  link.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link.click());
  expect(chat.talk).toBeNull();
});

test('a visitor’s conversation survives log-in and ends at log-out (SV-02)', async () => {
  await act(async () => void (stores.session.userId = 8));
  expect(chat.talk).not.toBeNull();
  await act(async () => void (stores.session.userId = 0));
  expect(chat.talk).toBeNull();
});

test('the chat counts as visible while its dialog is open (players B10)', async () => {
  Object.assign(chat, { open: false, unread: 3 });
  await render(<ChatModal />);
  expect(chat).toMatchObject({ open: true, unread: 0 });
  await render(null);
  expect(chat.open).toBe(false);
  expect(button('Close the chat')).toBeUndefined();
});

test('minimising returns focus to the bubble, closing returns it to the page (SV-02)', async () => {
  const heading = document.createElement('main').appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  document.body.append(heading.parentElement!);
  await act(async () => void (chat.open = false));
  await act(async () => void (chat.open = true));
  expect(document.activeElement?.textContent).toBe('Live chat');
  await act(async () => void (chat.open = false));
  expect(document.activeElement).toBe(button('Open the chat'));
  await act(async () => void (chat.talk = null));
  expect(document.activeElement).toBe(heading);
  heading.parentElement!.remove();
});
