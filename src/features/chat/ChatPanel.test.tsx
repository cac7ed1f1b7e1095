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
  // happy-dom loads no frame, so the window is set here.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(its as unknown as Window);
  place.path = '/service';
  Object.assign(stores.session, initialStores().session);
  stores.network.onLine = true;
  modals.shown = [{ id: 5, name: 'chat' }];
  const others = [{ label: 'E-mail: a@b.test', href: 'mailto:a@b.test', site: false }];
  Object.assign(chat, { talk: ref({ address, others }), open: true, unread: 0 });
  await render(<LiveChat />);
});

test('SV-02: the vendor’s page is framed, without a script of it here, and told whether it is in sight', async () => {
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

test('SV-02: minimised, it counts what comes, and says so', async () => {
  await say({ type: 'ready' });
  await act(async () => void (chat.open = false));
  await say({ type: 'unread', count: 2 });
  await advance(countEvery);
  expect(document.querySelector('output')!.textContent).toBe('2 new messages');
  await press('Open the chat22 new messages');
  expect(modals.show).toHaveBeenCalledExactlyOnceWith('chat', {});
});

test.each(['/game/start', '/activity/spin', '/activity/jackpot', '/points'])(
  'SV-02: there is no bubble on %s',
  async (path) => {
    place.path = path;
    await act(async () => void (chat.open = false));
    expect(document.querySelector('aside')).toBeNull();
  },
);

test('SV-02: a page that isn’t ready in time leaves other ways; one that is late still comes', async () => {
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

test('SV-02: it is asked for again on demand, and by itself when the network is back', async () => {
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

test('SV-02: a talk that runs outlives a moment without a network', async () => {
  await say({ type: 'ready' });
  const frame = document.querySelector('iframe')!;
  await act(async () => void (stores.network.onLine = false));
  await act(async () => void (stores.network.onLine = true));
  expect(document.querySelector('iframe')).toBe(frame);
});

test('SV-02, players B10: Escape minimises it, and nothing is asked when it is closed', async () => {
  const cancel = new Event('cancel', { cancelable: true });
  await act(async () => void dialog().dispatchEvent(cancel));
  expect(cancel.defaultPrevented).toBe(true);
  expect(modals.close).toHaveBeenCalledExactlyOnceWith(5);
  expect(chat.talk).not.toBeNull();
  await press('Close the chat');
  expect(chat.talk).toBeNull();
});

test('SV-02: a window of its own has no way back into the app, and takes the chat along', async () => {
  const link = document.querySelector<HTMLAnchorElement>('header a')!;
  expect(link.rel).toContain('noopener');
  link.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link.click());
  expect(chat.talk).toBeNull();
});

test('SV-02: a visitor’s talk goes on when they log in, and ends with the player it became', async () => {
  await act(async () => void (stores.session.userId = 8));
  expect(chat.talk).not.toBeNull();
  await act(async () => void (stores.session.userId = 0));
  expect(chat.talk).toBeNull();
});

test('players B10: for as long as its dialog is open the chat is in sight', async () => {
  Object.assign(chat, { open: false, unread: 3 });
  await render(<ChatModal />);
  expect(chat).toMatchObject({ open: true, unread: 0 });
  await render(null);
  expect(chat.open).toBe(false);
  expect(button('Close the chat')).toBeUndefined();
});

test('SV-02: opened from its bubble and minimised, it gives the focus back to the bubble, and closed to the page', async () => {
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
