// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { shellMark } from '#browser/documentSettings.ts';
import { holdTaps } from './earlyTaps.ts';

const lobby = `<div>
  <header><a href="/email" aria-label="Mail"><i></i></a><button aria-label="Hide balance" aria-pressed="false"></button></header>
  <fieldset><button aria-pressed="true">All</button><button aria-pressed="false">Slots</button></fieldset>
  <section><h2>Hot</h2><button>See all</button><button aria-label="Like Koi" aria-pressed="false"><svg></svg></button></section>
  <section><h2>New</h2><button>See all</button></section>
</div>`;
const slots = 'fieldset :last-child';

let isCurrent: boolean;
/** Says that the app has made a mark. */
let mark: (name: string) => void;
/** The names of the app's buttons that were tapped. */
let tapped: string[];

const root = () => document.querySelector('#root')!;
const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const pressed = () => [...document.querySelectorAll('[data-pressed]')].map((each) => each.textContent);
/** A tap as a finger makes it, where a script's is a key's. */
const tap = (selector: string, detail = 1) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  Object.defineProperty(click, 'timeStamp', { value: performance.now() });
  at(selector).dispatchEvent(click);
};

/** Replaces the last screen as React does, with what the app draws. */
function takeOver(drawn = lobby) {
  root().innerHTML = drawn;
  for (const each of root().querySelectorAll('button'))
    each.addEventListener('click', () => tapped.push(each.getAttribute('aria-label') ?? each.textContent));
}
const come = (drawn?: string) => {
  takeOver(drawn);
  mark(shellMark);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  isCurrent = true;
  tapped = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(call: (list: object, self: object) => void) {
        mark = (name) => call({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) }, this);
      }
      observe() {}
      disconnect() {
        mark = () => {};
      }
    },
  );
  document.body.innerHTML = `<div id="root">${lobby}</div>`;
  root().addEventListener('click', (event) => event.preventDefault());
  holdTaps(() => isCurrent, shellMark);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a tapped button looks pressed at once, and the app’s own is tapped once', () => {
  tap(slots);
  expect(pressed()).toEqual(['Slots']);
  mark('app:data');
  expect(tapped).toEqual([]);
  come();
  mark(shellMark);
  expect(tapped).toEqual(['Slots']);
  expect(pressed()).toEqual([]);
});

test('a double tap counts once, and of several taps the last one', () => {
  tap(slots);
  tap('[aria-label="Like Koi"] svg');
  tap('[aria-label="Like Koi"] svg');
  expect(pressed()).toHaveLength(1);
  come();
  expect(tapped).toEqual(['Like Koi']);
});

test('buttons of one name are told apart by their shelf', () => {
  tap('section:last-child button');
  takeOver();
  at('section:last-child button').addEventListener('click', () => tapped.push('of the new games'));
  mark(shellMark);
  expect(tapped).toEqual(['See all', 'of the new games']);
});

test('a link that is held is followed by the app’s own, once, and not by the address', () => {
  root().innerHTML = '<div><a data-held href="/game/start?gameId=1">Koi</a></div>';
  holdTaps(() => isCurrent, shellMark);
  tap('a');
  expect(pressed()).toEqual(['Koi']);
  const opened = vi.fn();
  takeOver('<div><button>Koi</button><a href="/game/start?gameId=1">Koi</a></div>');
  at('a').addEventListener('click', opened);
  mark(shellMark);
  mark(shellMark);
  expect(opened).toHaveBeenCalledOnce();
  expect(tapped).toEqual([]);
});

test('a link looks pressed and leads by itself; it takes the place of an earlier tap', () => {
  tap(slots);
  tap('header i');
  expect(at('header a').hasAttribute('data-pressed')).toBe(true);
  expect(pressed()).toHaveLength(1);
  const opened = vi.fn();
  takeOver();
  at('header a').addEventListener('click', opened);
  mark(shellMark);
  expect(tapped).toEqual([]);
  expect(opened).not.toHaveBeenCalled();
});

test('a tap beside the buttons changes nothing', () => {
  tap(slots);
  tap('h2');
  come();
  expect(tapped).toEqual(['Slots']);
});

test('a tap on the app itself takes the place of an earlier one', () => {
  tap(slots);
  takeOver();
  tap('fieldset button');
  mark(shellMark);
  expect(tapped).toEqual(['All']);
});

test.each([
  ['is gone', lobby.replace(/<fieldset>.*<\/fieldset>/, '')],
  ['is there twice', lobby.replace('</header>', '<button aria-pressed="false">Slots</button></header>')],
  ['has another state', lobby.replace('aria-pressed="false">Slots', 'aria-pressed="true">Slots')],
  ['has another name', lobby.replace('>Slots<', '>Fish<')],
  ['can’t be reached', lobby.replace('<fieldset>', '<fieldset inert>')],
])('nothing is tapped for a button that %s in the app', (_, drawn) => {
  tap(slots);
  come(drawn);
  expect(tapped).toEqual([]);
});

test.each([
  [10_000, ['Slots']],
  [10_001, []],
])('a tap is carried out within ten seconds: %i ms', (age, expected) => {
  tap(slots);
  vi.advanceTimersByTime(age);
  come();
  expect(tapped).toEqual(expected);
});

test('a tap on another session’s lobby is dropped (I5)', () => {
  tap(slots);
  isCurrent = false;
  come();
  expect(tapped).toEqual([]);
});

test.each([
  ['a key', 0, 'Slots'],
  ['a finger', 1, ''],
])('a button used by %s keeps the focus only if it had it', (_, detail, focused) => {
  tap(slots, detail);
  come();
  expect(tapped).toEqual(['Slots']);
  expect(document.activeElement === document.body ? '' : document.activeElement!.textContent).toBe(focused);
});
