import { backKey, call, isThere, listen, post, strays } from './bridge.js';

/** How long a tester may take to choose, in milliseconds. */
const toChoose = 60_000;

const all = 'openExternal copy share openChat saveImage pickImage getInfo exitApp setOrientation haptic'.split(' ');
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const chat = { licence: '1', group: '0', url: 'https://chat.example.com/' };

/** Addresses that no wrapper may open outside: they run here, read files, or reach into other apps. */
const dangerous = [
  'javascript:alert(1)',
  'file:///etc/hosts',
  'content://settings/',
  'intent://x#Intent;end',
  'data:,x',
];

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function must(holds, otherwise) {
  if (!holds) throw new Error(otherwise);
}

async function mustBe(wanted, method, args, patience) {
  const result = await call(method, args, patience);
  must([wanted].flat().includes(result), `it answered ${JSON.stringify(result)}`);
}

async function refused(method, args) {
  const result = await call(method, args).catch(({ message }) => ({ message }));
  must(result?.message && !result.message.startsWith('no answer'), `${JSON.stringify(args)} wasn’t refused`);
}

/** Whether a frame of this origin is answered, which it must not be. */
async function isFrameAnswered() {
  const frame = document.createElement('iframe');
  frame.src = '/wrapper/frame.html';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const bridge = frame.contentWindow.NativeBridge;
  let answered = false;
  if (bridge) {
    bridge.addEventListener('message', ({ data }) => void (answered = 'result' in JSON.parse(data)));
    bridge.postMessage(JSON.stringify({ bridge: 1, id: 1, method: 'getInfo', args: {} }));
    await wait(1_000);
  }
  frame.remove();
  return answered;
}

/** What the wrapper says that it can do. */
let methods = [];

/** Functions that the wrapper doesn't offer, which it need not. */
export const missing = () => all.filter((name) => !methods.includes(name));

/**
 * Every check: a name, what it needs (a function that may be missing), what the tester does, and what is done; it fails
 * by throwing.
 *
 * @type {{ name: string, needs?: string, ask?: string, run: () => Promise<void> }[]}
 */
export const checks = [
  {
    name: 'NativeBridge is there, in the top frame',
    run: async () => {
      must(isThere(), 'there is no NativeBridge.postMessage');
      must(top === self, 'this page is in a frame');
      listen();
    },
  },
  {
    name: 'The user agent names PerlasWrapper/…',
    run: async () => must(/\bPerlasWrapper\/\S/.test(navigator.userAgent), navigator.userAgent),
  },
  {
    name: 'getInfo',
    run: async () => {
      const info = await call('getInfo');
      must(Number.isInteger(info?.bridge) && info.bridge >= 1, '`bridge` is no version');
      must(Array.isArray(info.methods), '`methods` is no list');
      must(info.methods.includes('getInfo'), '`methods` lacks getInfo');
      for (const name of ['version', 'channel', 'deviceId', 'pushToken'])
        must(typeof info[name] === 'string', `\`${name}\` is no text`);
      ({ methods } = info);
    },
  },
  {
    name: 'Two calls at once are answered under their own ids',
    run: async () => {
      const [info, unknown] = await Promise.allSettled([call('getInfo'), call('noSuchFunction')]);
      must(info.status === 'fulfilled' && Array.isArray(info.value?.methods), 'getInfo got another answer');
      must(
        unknown.status === 'rejected' && unknown.reason.message === 'unsupported',
        'the unknown one isn’t “unsupported”',
      );
    },
  },
  {
    name: 'What is no message is ignored',
    run: async () => {
      for (const text of ['', '{', 'null', '7', '[]', '{"id":"x"}', '{"bridge":1,"method":"exitApp"}']) post(text);
      await call('getInfo');
      must(strays.length === 0, `it was answered: ${strays[0]}`);
    },
  },
  {
    name: 'A frame isn’t answered',
    run: async () => must(!(await isFrameAnswered()), 'getInfo was answered in a frame'),
  },
  { name: 'copy', needs: 'copy', run: () => mustBe(true, 'copy', { text: 'Perlas “ñ” \\ 🐚\n2' }) },
  {
    name: 'haptic',
    needs: 'haptic',
    run: async () => {
      await mustBe(true, 'haptic', { kind: 'end' });
      await mustBe(true, 'haptic', { kind: 'win' });
    },
  },
  {
    name: 'setOrientation',
    needs: 'setOrientation',
    run: async () => {
      for (const orientation of ['landscape', 'portrait', 'any']) await mustBe(true, 'setOrientation', { orientation });
    },
  },
  {
    name: 'saveImage',
    needs: 'saveImage',
    run: () => mustBe(true, 'saveImage', { name: 'perlas-test.png', type: 'image/png', data: dot }),
  },
  {
    name: 'pickImage',
    needs: 'pickImage',
    ask: 'Choose any picture, or go back.',
    run: async () => {
      const file = await call('pickImage', { camera: null }, toChoose);
      const isFile = typeof file?.name === 'string' && file.type?.startsWith('image/') && typeof file.data === 'string';
      must(file === null || isFile, 'it is neither null nor a picture');
      if (file) must(atob(file.data).length > 0, 'the picture is empty');
    },
  },
  {
    name: 'share',
    needs: 'share',
    ask: 'Choose an app, or go back; twice, as a text may be missing.',
    run: async () => {
      for (const link of [{ text: 'Perlas', url: location.origin }, { url: location.origin }])
        await mustBe(['shared', 'dismissed'], 'share', link, toChoose);
    },
  },
  {
    name: 'openExternal',
    needs: 'openExternal',
    ask: 'Come back to this page.',
    run: () => mustBe(true, 'openExternal', { url: 'https://example.com/' }),
  },
  {
    name: 'openExternal refuses what it must not open',
    needs: 'openExternal',
    run: async () => {
      for (const url of dangerous) await refused('openExternal', { url });
    },
  },
  {
    name: 'openChat',
    needs: 'openChat',
    ask: 'Come back to this page.',
    run: () => mustBe(true, 'openChat', chat),
  },
  { name: 'The back key', ask: 'Press the back key once.', run: () => backKey(toChoose) },
  { name: 'exitApp', needs: 'exitApp', ask: 'The app closes.', run: () => mustBe(true, 'exitApp', {}) },
];

/** Whether a check is about a function that the wrapper doesn't offer. */
export const isLeftOut = ({ needs }) => needs !== undefined && !methods.includes(needs);
