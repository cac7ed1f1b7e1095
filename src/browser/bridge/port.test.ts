import { beforeEach, expect, test, vi } from 'vitest';
import { deadlines, isPort, openBridge, type Port } from './port.ts';

const methods = ['getInfo', 'copy', 'share', 'pickImage', 'exitApp', 'noSuchFunction', 7, '__proto__'];
const info = { bridge: 1, version: '1.2.0', channel: 'play', deviceId: 'd', pushToken: '', methods };

type Message = Record<string, unknown>;

/** A wrapper whose answers a test gives by hand. */
class FakePort implements Port {
  sent: Message[] = [];
  #hear: (event: { data: unknown }) => void = () => {};
  postMessage = vi.fn((text: string) => void this.sent.push(JSON.parse(text) as Message));
  addEventListener(_: 'message', hear: (event: { data: unknown }) => void) {
    this.#hear = hear;
  }
  says(data: unknown) {
    this.#hear({ data });
  }
  answers(message: Message) {
    this.says(JSON.stringify({ id: this.sent.at(-1)!['id'], ...message }));
  }
}

let port: FakePort;
const onBack = vi.fn(() => true);

async function opened(result: unknown = info) {
  const bridge = openBridge(port, onBack);
  port.answers({ result });
  return bridge;
}

beforeEach(() => {
  vi.useFakeTimers();
  port = new FakePort();
  onBack.mockReturnValue(true);
});

test('the wrapper is greeted and reports which known functions it has (O-40)', async () => {
  const native = (await opened())!;
  expect(port.sent).toEqual([{ bridge: 1, id: 1, method: 'getInfo', args: {} }]);
  expect(native.info).toMatchObject({ bridge: 1, version: '1.2.0', channel: 'play', fileInput: true });
  expect([...native.info.methods]).toEqual(['getInfo', 'copy', 'share', 'pickImage', 'exitApp']);
  expect([native.can('copy'), native.can('haptic')]).toEqual([true, false]);
});

test('newer wrappers with extra fields and minimal ones are accepted (O-40)', async () => {
  expect((await opened({ ...info, bridge: 9, theme: 'dark' }))?.info.bridge).toBe(9);
  const bare = openBridge(new FakePort(), onBack);
  port = new FakePort();
  const lesser = await opened({ bridge: 1, methods: ['copy'], deviceId: 7, fileInput: false });
  expect(lesser?.info).toMatchObject({ version: '', deviceId: '', fileInput: false });
  await vi.advanceTimersByTimeAsync(deadlines.start);
  expect(await bare).toBeUndefined();
});

test.each([
  null,
  'x',
  7,
  [],
  {},
  { bridge: 1 },
  { methods: [] },
  { bridge: '1', methods: [] },
  { bridge: 1.5, methods: [] },
  { bridge: 1, methods: 'copy' },
])('a greeting of %j is not a wrapper (G9)', async (result) => {
  expect(await opened(result)).toBeUndefined();
});

test('a function the wrapper lacks is not called', async () => {
  const native = (await opened())!;
  expect(await native.ask('haptic', { kind: 'win' })).toBeUndefined();
  expect(port.sent).toHaveLength(1);
});

test('responses are matched by id, in any order and only once', async () => {
  const native = (await opened())!;
  const [copied, shared] = [native.ask('copy', { text: 'a' }), native.ask('share', { text: 'b', url: 'c' })];
  expect(port.sent.slice(1).map(({ id, method }) => [id, method])).toEqual([
    [2, 'copy'],
    [3, 'share'],
  ]);
  port.says('{"id":3,"result":"dismissed"}');
  port.says('{"id":3,"result":"shared"}');
  port.says('{"id":2,"result":true}');
  port.says('{"id":2,"result":false}');
  expect(await Promise.all([copied, shared])).toEqual([true, 'dismissed']);
});

test('refused and malformed responses fail the call (G9)', async () => {
  const native = (await opened())!;
  for (const answer of [
    { error: 'failed' },
    { error: 'failed', result: true },
    { result: 'true' },
    { result: 1 },
    {},
  ]) {
    const copied = native.ask('copy', { text: 'a' });
    port.answers(answer);
    expect(await copied).toBeUndefined();
  }
  for (const result of ['copied', true, null, { shared: true }]) {
    const shared = native.ask('share', { text: 'a', url: 'b' });
    port.answers({ result });
    expect(await shared).toBeUndefined();
  }
});

test('an invalid message is ignored (G9)', async () => {
  const native = (await opened())!;
  const copied = native.ask('copy', { text: 'a' });
  for (const data of [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"id":{}}',
    '{"id":"2","result":true}',
    { id: 2, result: true },
    null,
  ])
    expect(() => port.says(data)).not.toThrow();
  port.says('{"__proto__":{"error":"x"},"id":2,"result":true}');
  expect(await copied).toBe(true);
});

test('automatic functions time out after 3 seconds, player choices after 5 minutes', async () => {
  const native = (await opened())!;
  const ends: string[] = [];
  void native.ask('copy', { text: 'a' }).then((answer) => ends.push(`copy ${String(answer)}`));
  void native.ask('share', { text: 'a', url: 'b' }).then((answer) => ends.push(`share ${String(answer)}`));
  await vi.advanceTimersByTimeAsync(deadlines.own - 1);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual(['copy undefined']);
  await vi.advanceTimersByTimeAsync(deadlines.player);
  expect(ends).toEqual(['copy undefined', 'share undefined']);
  expect(() => port.says('{"id":2,"result":true}')).not.toThrow();
});

test('a port that throws counts as failed (G9)', async () => {
  const native = (await opened())!;
  port.postMessage.mockImplementation(() => {
    throw new Error('gone');
  });
  expect(await native.ask('copy', { text: 'a' })).toBeUndefined();
  const deaf = { postMessage() {} } as unknown as Port;
  expect(await openBridge(deaf, onBack)).toBeUndefined();
});

test('the back key is answered with whether the app handled it (O-41)', async () => {
  await opened();
  port.says('{"event":"back","id":"b1"}');
  onBack.mockReturnValue(false);
  port.says('{"event":"back","id":2}');
  expect(port.sent.slice(1)).toEqual([
    { bridge: 1, id: 'b1', handled: true },
    { bridge: 1, id: 2, handled: false },
  ]);
  port.says('{"event":"reload","id":"b2"}');
  port.says('{"event":"back"}');
  expect(onBack).toHaveBeenCalledTimes(2);
});

test('a picked image arrives as a file with its bytes; malformed ones fail (O-42)', async () => {
  const native = (await opened())!;
  const pick = async (result: unknown) => {
    const picked = native.ask('pickImage', { camera: null });
    port.answers({ result });
    return picked;
  };
  const file = (await pick({ name: 'id.jpg', type: 'image/jpeg', data: btoa('\u00ff\u00d8\u00ff') })) as File;
  expect([file.name, file.type, file.size]).toEqual(['id.jpg', 'image/jpeg', 3]);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([255, 216, 255]));
  expect(await pick(null)).toBeNull();
  const sound = { name: 'a.png', type: 'image/png', data: 'AAAA' };
  for (const wrong of [
    'x',
    { ...sound, type: 'text/html' },
    { ...sound, type: 'image/svg+xml' },
    { ...sound, data: 'no base64!' },
    { ...sound, data: '' },
    { ...sound, name: 'n'.repeat(256) },
    { ...sound, data: 7 },
  ])
    expect(await pick(wrong)).toBeUndefined();
});

test.each([null, undefined, 'x', 7, [], {}, { postMessage: 'x' }])('%j is not a port (G9)', (bridge) => {
  expect(isPort(bridge)).toBe(false);
});
