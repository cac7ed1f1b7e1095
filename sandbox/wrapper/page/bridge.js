/** A call that the wrapper refused, or answered late or not at all. */
export class Unanswered extends Error {}

let lastId = 0;
const waiting = new Map();
let onEvent = (_event) => {};

/** Messages of the wrapper that no call and no event explains. */
export const strays = [];

/** Whether this page has the object that the contract names. */
export const isThere = () => typeof globalThis.NativeBridge?.postMessage === 'function';

/** Begins to listen. */
export function listen() {
  globalThis.NativeBridge.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    const settle = waiting.get(message.id);
    if ('event' in message) onEvent(message);
    else if (settle) settle(message);
    else strays.push(data);
  });
}

/** Sends any text. */
export const post = (text) => globalThis.NativeBridge.postMessage(text);

/**
 * Calls a function, and resolves to its result; rejects with an `Unanswered` whose message is the wrapper's error, or
 * says that it is late.
 *
 * @param {string} method
 * @param {object} args
 * @param {number} patience how long to wait, milliseconds
 */
export function call(method, args = {}, patience = 3_000) {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle({ error: `no answer in ${patience / 1_000} s` }), patience);
    const settle = ({ error, result }) => {
      clearTimeout(timer);
      waiting.delete(id);
      if (error === undefined) resolve(result);
      else reject(new Unanswered(String(error)));
    };
    waiting.set(id, settle);
    post(JSON.stringify({ bridge: 1, id, method, args }));
  });
}

/**
 * Waits for the back key, answers that it was dealt with, and resolves; rejects when it isn't pressed in time.
 *
 * @param {number} patience milliseconds
 */
export const backKey = (patience) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unanswered('no event “back” came')), patience);
    onEvent = ({ event, id }) => {
      if (event !== 'back') return;
      clearTimeout(timer);
      post(JSON.stringify({ bridge: 1, id, handled: true }));
      resolve();
    };
  });
