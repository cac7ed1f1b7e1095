// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#contract/endpoints/session.ts';
import { check } from '#contract/schema.ts';
import { askNative, canNative, meetNative } from '#browser/wrapper.ts';
import { app } from '#tests/support/worker.ts';
import { apply, stores } from '#data/stores.ts';
import { connect } from './connect.ts';

const goBack = vi.hoisted(() => vi.fn());
vi.mock('#nav/navigation.ts', () => ({ goBack }));

type Message = Record<string, unknown>;

/** A wrapper that answers from a table of results by method; all other calls fail. */
function offer(results: Record<string, unknown>, info: Message = {}) {
  const sent: Message[] = [];
  let hear: (event: { data: unknown }) => void = () => {};
  const say = (message: Message) => hear({ data: JSON.stringify(message) });
  const known: Message = { bridge: 1, methods: ['getInfo', ...Object.keys(results)], ...info };
  vi.stubGlobal('NativeBridge', {
    addEventListener: (_: string, next: typeof hear) => void (hear = next),
    postMessage(text: string) {
      const message = JSON.parse(text) as Message;
      sent.push(message);
      const method = String(message['method']);
      const result = method === 'getInfo' ? known : results[method];
      if ('method' in message) say({ id: message['id'], ...(result === undefined ? { error: 'failed' } : { result }) });
    },
  });
  return { sent, back: () => (say({ event: 'back', id: 'b' }), sent.at(-1)) };
}

const first = { key: 'lobby', index: 0, modals: 0 };
const at = (path: string, state: object = first) => history.replaceState(state, '', path);
const open = vi.fn();
const stepBack = vi.fn();

beforeEach(() => {
  at('/');
  vi.stubGlobal('open', open);
  vi.spyOn(history, 'back').mockImplementation(() => {
    stepBack();
    dispatchEvent(new PopStateEvent('popstate'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  meetNative(undefined);
});

test('the wrapper is used once it has introduced itself (O-40)', async () => {
  offer({ copy: true });
  await connect();
  expect(canNative('copy')).toBe(true);
  expect(await askNative('copy', { text: 'a' })).toBe(true);
});

test('a push token from the wrapper is sent by another bootstrap, an empty one isn’t (spec §7)', async () => {
  offer({}, { pushToken: '' });
  await connect();
  expect(app.session.bootstrap).not.toHaveBeenCalled();
  offer({}, { pushToken: 'fcm-1' });
  await connect();
  await vi.waitFor(() => expect(app.session.bootstrap).toHaveBeenCalledOnce());
  expect(app.tab.tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ messagingToken: 'fcm-1' }));
});

test('a push token is sent as long as the contract takes it, a longer one isn’t (spec §7)', async () => {
  const { messagingToken } = session.preLogin.input.entries;
  const [longest, longer] = [2_000, 2_001].map((length) => 'f'.repeat(length));
  expect([longest, longer].map((token) => check(messagingToken, token).ok)).toEqual([true, false]);
  app.tab.tell.mockClear();
  offer({}, { pushToken: longer });
  await connect();
  offer({}, { pushToken: longest });
  await connect();
  await vi.waitFor(() => expect(app.tab.tell).toHaveBeenCalled());
  expect(app.tab.tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ messagingToken: longest }));
});

test('the push token is sent again for whoever logs in (spec §7)', async () => {
  app.session.bootstrap.mockClear();
  offer({}, { pushToken: 'fcm-1' });
  await connect();
  await vi.waitFor(() => expect(app.session.bootstrap).toHaveBeenCalled());
  app.session.bootstrap.mockClear();
  stores.session.epoch = 'of the next player';
  await vi.waitFor(() => expect(app.session.bootstrap).toHaveBeenCalled());
});

test('the push token is sent by each worker that replaces another, after its own bootstrap (spec §7)', async () => {
  offer({}, { pushToken: 'fcm-2' });
  await connect();
  await vi.waitFor(() => expect(app.session.bootstrap).toHaveBeenCalled());
  const { tell } = app.tab;
  const { bootstrap } = app.session;
  tell.mockClear();
  bootstrap.mockClear();
  let end = () => {};
  bootstrap.mockReturnValue(new Promise<void>((done) => (end = done)));
  apply({ events: { beacon: { url: '', common: {} } } }, false);
  await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith({ messagingToken: 'fcm-2' }));
  // The pages of the tests before tell theirs, too.
  const pages = tell.mock.calls.length;
  await vi.waitFor(() => expect(bootstrap).toHaveBeenCalledTimes(pages));
  end();
  await vi.waitFor(() => expect(bootstrap).toHaveBeenCalledTimes(2 * pages));
});

test('in a frame the wrapper is not asked for anything (G9)', async () => {
  const { sent } = offer({ copy: true });
  vi.stubGlobal('top', {});
  await connect();
  expect([sent, canNative('copy')]).toEqual([[], false]);
});

test('an address that the wrapper fails to open is opened by the browser', async () => {
  offer({ openExternal: undefined, openChat: true });
  await connect();
  await askNative('openExternal', { url: 'https://partner.test/' });
  await askNative('openChat', { licence: '1', group: '2', url: 'https://chat.test/' });
  expect(open).toHaveBeenCalledExactlyOnceWith('https://partner.test/', '_blank', 'noopener');
});

test('the back key steps back from dialogs, later pages and extra history entries (O-41)', async () => {
  const { back } = offer({ exitApp: true });
  await connect();
  for (const state of [
    { ...first, modals: 1 },
    { ...first, index: 1 },
    { ...first, exit: true },
    { ...first, guard: 1 },
  ]) {
    at('/', state);
    expect(back()).toMatchObject({ id: 'b', handled: true });
    await Promise.resolve();
  }
  expect(stepBack).toHaveBeenCalledTimes(4);
  expect(goBack).not.toHaveBeenCalled();
});

test('a page opened by a link goes back to the lobby, and the lobby exits the app (O-41)', async () => {
  const { back, sent } = offer({ exitApp: true });
  await connect();
  at('/wallets');
  expect(back()).toMatchObject({ handled: true });
  expect(goBack).toHaveBeenCalledExactlyOnceWith('/');
  at('/');
  expect(back()).toMatchObject({ handled: true });
  expect(sent.map(({ method }) => method)).toContain('exitApp');
});

test('a wrapper without exitApp handles the back key itself (O-41)', async () => {
  const { back } = offer({ copy: true });
  await connect();
  expect(back()).toMatchObject({ handled: false });
});

test('a file input uses the wrapper only where native inputs don’t work (O-42)', async () => {
  const input = document.body.appendChild(document.createElement('input'));
  input.type = 'file';
  input.setAttribute('capture', 'user');
  const { sent } = offer({ pickImage: null });
  await connect();
  input.click();
  expect(sent.map(({ method }) => method)).not.toContain('pickImage');
  const poorer = offer({ pickImage: null }, { fileInput: false });
  await connect();
  input.click();
  await Promise.resolve();
  expect(poorer.sent).toContainEqual(expect.objectContaining({ method: 'pickImage', args: { camera: 'user' } }));
  input.remove();
});
