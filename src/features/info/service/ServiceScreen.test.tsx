// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '#contract/endpoints/anonymous.ts';
import type { Native } from '#browser/bridge/calls.ts';
import { Failure } from '#contract/failure.ts';
import { initialStores, replyKey } from '#contract/stores.ts';
import { button, press, render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const show = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#data/updates.ts', () => ({}));
vi.mock('#nav/report.ts', () => ({ report: () => {} }));
vi.mock('#nav/modals.ts', () => ({ show }));
vi.stubEnv('VITE_CHAT_HOSTS', 'https://chat.test');

const { stores } = await import('#data/stores.ts');
const { chat } = await import('#shared/support/chat.ts');
const { meetNative } = await import('#browser/wrapper.ts');
const { default: ServiceScreen } = await import('./ServiceScreen.tsx');
const { default: VipServiceScreen } = await import('./VipServiceScreen.tsx');

const chatItem = { id: 1, itemType: 1, name: 'Chat', url: 'https://chat.test/', param1: '7', param2: '2', sort: 3 };
const mail = { id: 2, itemType: 2, name: 'E-mail', url: 'mailto:a@b.test', sort: 1, hours: 'Until noon' };
const manager = { id: 3, itemType: 2, name: 'Maria', minVip: 3, channels: ['mailto:maria@b.test'], sort: 1 };
const licence = { no: 'OGL-17', holder: 'Perlas Gaming' };

const key = replyKey('getCustomerServices', {});
const text = () => document.body.textContent;
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const answer = (value: object) => act(async () => setReply(key, value));
const sessionOf = () => new URL(chat.talk!.address).searchParams.get('session');
const levelOf = (vip: number) =>
  Object.assign(stores.session, { userId: 8, user: { id: 8, nickname: 'Ana', coin: 0, vip } });

beforeEach(() => {
  for (const name of ['session', 'rg', 'network'] as const) Object.assign(stores[name], initialStores()[name]);
  stores.network.onLine = true;
  stores.session.known = true;
  stores.settings.config = { customerServiceQueue: [mail], licence };
  Object.assign(chat, { talk: null, open: false, unread: 0 });
  setReply(key, undefined);
});

test('configured contacts show at once, and the chat joins on top (SV-01)', async () => {
  app.replies.read.mockResolvedValue(undefined);
  await render(<ServiceScreen />);
  expect(hrefs()).toContain('mailto:a@b.test');
  expect(text()).toContain('a@b.test · Until noon');
  await answer([{ ...chatItem, online: true }]);
  expect(document.querySelector('h2')!.textContent).toBe('Chat');
  expect(text()).toContain('Online now');
  await answer([{ ...chatItem, online: 0 }]);
  expect(text()).toContain('Offline now');
});

test('an e-mail address may break after its “@”, on a narrow phone', async () => {
  await render(<ServiceScreen />);
  expect(document.querySelector('wbr')?.previousSibling?.textContent).toBe('a@');
});

test('the chat opens with licence, group, language and session, next to the other contacts (SV-01, SV-02)', async () => {
  Object.assign(stores.session, { userId: 8, epoch: 'e1' });
  await render(<ServiceScreen />);
  await answer([chatItem]);
  await press('Start a chat');
  expect(show).toHaveBeenCalledExactlyOnceWith('chat', {});
  expect(chat.talk).toEqual({
    address: 'https://chat.test/?licence=7&group=2&lang=en&session=e1',
    others: [{ label: 'E-mail: a@b.test', href: 'mailto:a@b.test', site: false }],
    session: 'e1',
  });
  await act(async () => void (chat.unread = 2));
  await press('Continue the chat (2 new messages)');
  expect(show).toHaveBeenCalledTimes(2);
  expect(chat.unread).toBe(2);
});

test('a visitor’s chat continues when they log in, and the next player’s is another (SV-02)', async () => {
  await render(<ServiceScreen />);
  await answer([chatItem]);
  await press('Start a chat');
  const visitors = sessionOf();
  expect(visitors).toBeTruthy();
  await act(async () => void Object.assign(stores.session, { userId: 8, epoch: 'e1' }));
  await press('Continue the chat');
  expect(sessionOf()).toBe(visitors);
  await act(async () => void Object.assign(chat, { talk: null }));
  await press('Start a chat');
  expect(sessionOf()).toBe('e1');
});

test('a visitor’s chat isn’t given to whoever comes after the player it became (SV-02)', async () => {
  await render(<ServiceScreen />);
  await answer([chatItem]);
  await press('Start a chat');
  const former = sessionOf();
  await act(async () => void Object.assign(stores.session, { userId: 8, epoch: 'e1' }));
  await act(async () => void Object.assign(stores.session, { userId: 0, epoch: 'e2' }));
  await act(async () => void Object.assign(chat, { talk: null }));
  await press('Start a chat');
  expect(sessionOf()).toBeTruthy();
  expect(sessionOf()).not.toBe(former);
});

test('the wrapper’s own chat is preferred where available (SV-02)', async () => {
  const ask = vi.fn(async () => true);
  Object.assign(stores.session, { userId: 8, epoch: 'e1' });
  meetNative({ info: {} as Native['info'], can: (method) => method === 'openChat', ask: ask as Native['ask'] });
  await render(<ServiceScreen />);
  await answer([chatItem]);
  await press('Start a chat');
  expect(ask).toHaveBeenCalledExactlyOnceWith('openChat', {
    licence: '7',
    group: '2',
    url: 'https://chat.test/?licence=7&group=2&lang=en&session=e1',
  });
  expect(chat.talk).toBeNull();
  meetNative(undefined);
});

test('a chat on an origin the build does not allow has no button (SV-02)', async () => {
  await render(<ServiceScreen />);
  await answer([{ ...chatItem, url: 'https://evil.test/' }]);
  expect(text()).toContain('Chat');
  expect(button('Start a chat')).toBeUndefined();
});

test('offline no agent is shown as available, and the chat waits (SV-04)', async () => {
  stores.network.onLine = false;
  await render(<ServiceScreen />);
  await answer([{ ...chatItem, online: true }]);
  expect(text()).not.toContain('Online now');
  expect(text()).toContain('Live chat needs a connection.');
  await press('Start a chat');
  expect(show).not.toHaveBeenCalled();
});

test('a missing contact list is explained, and whether that is confirmed (SV-01)', async () => {
  stores.settings.config = {};
  app.replies.read.mockRejectedValue(new Failure('network'));
  await render(<ServiceScreen />);
  expect(text()).toContain('Contact details load once you’re online.');
  await answer([]);
  expect(text()).toContain('Customer service isn’t available right now.');
});

test('a complaint goes to the operator, then to the regulator, with the licence (players RG-33)', async () => {
  await render(<ServiceScreen />);
  expect(text()).toContain('Mention Perlas Gaming and license OGL-17.');
  expect(hrefs()).toContain('https://www.pagcor.ph/');
  const url = 'https://regulator.test/ogl-17';
  await act(async () => void (stores.settings.config = { licence: { ...licence, url } } as Config));
  expect(hrefs()).toContain(url);
  await act(
    async () => void (stores.settings.config = { licence: { ...licence, url: 'javascript:alert(1)' } } as Config),
  );
  expect(hrefs()).toContain('https://www.pagcor.ph/');
  await act(async () => void (stores.settings.config = {} as Config));
  expect(text()).toContain('contact the regulator, PAGCOR.');
  expect(text()).not.toContain('Mention the licence holder');
});

test('VIP support is linked only for its levels, and not on a break (SV-03)', async () => {
  levelOf(2);
  await render(<ServiceScreen />);
  await answer([manager]);
  expect(hrefs()).not.toContain('/service/vip');
  await act(async () => void levelOf(3));
  expect(hrefs()).toContain('/service/vip');
  await act(async () => void (stores.rg.state = 1));
  expect(hrefs()).not.toContain('/service/vip');
});

test('below the level its page names the required level and the alternatives (SV-03)', async () => {
  stores.settings.config = {
    vipMap: { 2: { level: 2, name: 'Silver' }, 3: { level: 3, name: 'Gold' } },
  } as unknown as Config;
  levelOf(2);
  await render(<VipServiceScreen />);
  await answer([manager]);
  expect(text()).toContain('VIP service starts at Gold');
  expect(text()).toContain('Your level is Silver.');
  expect(hrefs()).toContain('/service');
  expect(text()).not.toContain('Maria');
  await act(async () => void levelOf(4));
  expect(text()).toContain('Maria');
  expect(hrefs()).toContain('mailto:maria@b.test');
});

test('a visitor sees the log-in link, and a missing VIP service is explained (SV-03)', async () => {
  await render(<VipServiceScreen />);
  await answer([manager]);
  expect(text()).toContain('VIP service starts at VIP 3');
  expect(hrefs()).toContain('/auth/login');
  await answer([mail]);
  expect(text()).toContain('VIP service isn’t available right now');
});

test('in the wrapper no question leads to the answer about installing (O-43)', async () => {
  vi.stubGlobal('NativeBridge', {});
  await render(<ServiceScreen />);
  await vi.waitFor(() => expect(hrefs()).toContain('/faq#offline'));
  expect(hrefs()).not.toContain('/faq#install');
  vi.unstubAllGlobals();
});
