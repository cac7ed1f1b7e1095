/**
 * Plays the Android wrapper in a browser, as docs/wrapper.md has it: put on a page before its own scripts, it answers
 * all ten functions and writes down what it was asked in `standIn.calls`. `standIn.back()` is the back key: it resolves
 * to whether the app dealt with it, or to undefined if it kept silent. `standInOptions`, set before, spoils it:
 * `without` names functions that it lacks, `silent` those that it never answers, `refuses` those that fail, `answers`
 * what it says instead, `info` what it says of itself, and `inFrames` makes it answer frames.
 */
(() => {
  const {
    without = [],
    silent = [],
    refuses = [],
    answers = {},
    info = {},
    inFrames,
  } = globalThis.standInOptions ?? {};
  if (top !== self && !inFrames) return;

  /** How long the app may take to answer the back key, in milliseconds; the wrapper then acts by itself. */
  const patience = 500;
  /** What may be opened outside: what could run here, or open another app's insides, may not. */
  const outside = /^(?:https?|mailto|tel|sms|viber|tg|fb-messenger|whatsapp):/i;

  const calls = [];
  const backs = new Map();
  const channel = new EventTarget();
  let lastBack = 0;

  const picture = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_200, height: 900 });
    const brush = canvas.getContext('2d');
    for (let at = 0; at < 48; at += 1) {
      brush.fillStyle = `hsl(${at * 29} 60% ${30 + (at % 5) * 10}%)`;
      brush.fillRect((at % 8) * 150, Math.floor(at / 8) * 150, 150, 150);
    }
    return { name: 'picture.png', type: 'image/png', data: canvas.toDataURL('image/png').replace(/^[^,]*,/, '') };
  };

  const functions = {
    openExternal: ({ url }) => outside.test(url),
    copy: ({ text }) => typeof text === 'string',
    share: () => 'shared',
    openChat: ({ url }) => outside.test(url),
    saveImage: ({ name, data }) => Boolean(name && data),
    pickImage: picture,
    getInfo: () => ({
      bridge: 1,
      version: '1.0.0',
      channel: 'stand-in',
      deviceId: 'stand-in',
      pushToken: '',
      methods: Object.keys(functions),
      fileInput: true,
      ...info,
    }),
    exitApp: () => true,
    setOrientation: ({ orientation }) => ['portrait', 'landscape', 'any'].includes(orientation),
    haptic: ({ kind }) => ['end', 'win'].includes(kind),
  };
  for (const name of without) delete functions[name];

  const say = (message) =>
    setTimeout(() => channel.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) })));

  function answer({ id, method, args }) {
    calls.push({ method, args });
    console.info('NativeBridge', method, args);
    if (silent.includes(method)) return;
    if (!Object.hasOwn(functions, method)) say({ id, error: 'unsupported' });
    else if (refuses.includes(method)) say({ id, error: 'failed' });
    else {
      const result = method in answers ? answers[method] : functions[method](args ?? {});
      say(result === false ? { id, error: 'failed' } : { id, result });
    }
  }

  function hear(text) {
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    if (typeof message?.id === 'string' && 'handled' in message) backs.get(message.id)?.(message.handled === true);
    else if (Number.isInteger(message?.id) && typeof message.method === 'string') answer(message);
  }

  const bridge = {
    postMessage: hear,
    addEventListener: channel.addEventListener.bind(channel),
    removeEventListener: channel.removeEventListener.bind(channel),
  };

  const back = () =>
    new Promise((resolve) => {
      lastBack += 1;
      const id = `back-${lastBack}`;
      const end = (handled) => {
        backs.delete(id);
        resolve(handled);
      };
      backs.set(id, end);
      setTimeout(end, patience);
      say({ event: 'back', id });
    });

  Object.assign(globalThis, { NativeBridge: bridge, standIn: { calls, back } });
})();
