// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import bannerCss from '#features/home/BannerPicture.module.css';
import home from '#features/home/HomeScreen.module.css';
import balance from '#shared/page/Balance.module.css';
import badge from '#ui/Badge.module.css';
import bar from '../bars/ConnectionBar.module.css';
import shell from '../Shell.module.css';
import { lastScreenMarkup } from './markup.ts';

const { prefer } = await import('#data/preferences.ts');

const at = Date.parse('2026-11-24T14:05:00+08:00');
const kept = ({ isVisitor = false } = {}) => {
  const markup = lastScreenMarkup({ era: '7', epoch: 'e1', balanceAt: at, isVisitor });
  if (markup === undefined) return undefined;
  document.body.innerHTML = markup;
  return document.querySelector<HTMLElement>('#root[hidden]')!;
};
const textOf = (element: HTMLElement | undefined) => element!.textContent.replaceAll(/\s+/g, ' ').trim();

function draw({ inert = '', shelves = 3, tiles = '<li><a href="/game/start?gameId=1">Koi</a></li>' } = {}) {
  const shelf = (n: number) => `<section class="${home['shelf']}"><h2>Shelf ${n}</h2><ul>${tiles}</ul></section>`;
  document.body.innerHTML = `
    <div id="root"><div class="${shell['column']}">
      <div ${inert}>
        <header><output class="${balance['balance']}"><span id="b" class="${balance['amount']}">₱5.00</span></output></header>
        <main>
          <section aria-roledescription="carousel"><li><div class="${bannerCss['banner']}"><img style="color: red" loading="lazy" src="/a.webp"></div></li><li><div class="${bannerCss['banner']}">second</div></li></section>
          <div class="${home['ribbon']}">₱100,000.00</div>
          ${Array.from({ length: shelves }, (_, n) => shelf(n + 1)).join('')}
          <footer>Licence</footer>
        </main>
      </div>
      <output class="${bar['place']}">Offline</output>
      <nav>Me <span class="${badge['dot']}">Something waits</span></nav>
    </div><dialog>Install</dialog></div>`;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  return () => {
    prefer({ hidesBalance: false });
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

test('the first screen is stored as first drawn: one banner, one shelf, nothing loaded later', () => {
  draw();
  const screen = kept();
  expect(textOf(screen)).toBe('₱5.00as of Nov 24, 2026, 14:05 Shelf 1Koi Me');
  expect(screen!.querySelectorAll(`.${bannerCss['banner']}`)).toHaveLength(1);
  expect(Object.fromEntries(Object.entries(screen!.dataset))).toEqual({
    era: '7',
    epoch: 'e1',
    lang: 'en',
    day: '2026-11-24',
  });
});

test('a scrolled page is stored as it looks at its top', () => {
  draw({ shelves: 1, tiles: '<li>far up</li><li>in a later row</li>' });
  document
    .querySelector('main')!
    .insertAdjacentHTML('afterbegin', '<fieldset><button>All</button><button>Slots</button></fieldset>');
  const places: Record<string, Partial<DOMRect>> = {
    // The row of choices stays at the top of the screen, and is itself scrolled by 500 pixels.
    All: { left: -500, top: 60 },
    Slots: { left: 300, top: 60 },
    'far up': { left: 0, top: -1_800 },
    'in a later row': { left: 0, top: 0 },
  };
  vi.stubGlobal('scrollY', 2_000);
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  document.querySelector('fieldset')!.scrollLeft = 500;
  const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  measured.mockImplementation(function (this: HTMLElement) {
    return { left: 0, top: 0, ...places[this.textContent] } as DOMRect;
  });
  const words = textOf(kept());
  expect(words).toContain('All');
  expect(words).toContain('far up');
  expect(words).not.toContain('Slots');
  expect(words).not.toContain('in a later row');
});

test('a tall screen keeps two shelves', () => {
  draw();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(textOf(kept())).toContain('Shelf 2');
});

test('the row of recent games is stored beside the shelf', () => {
  draw();
  document
    .querySelector(`.${home['shelf']}`)!
    .insertAdjacentHTML('beforebegin', `<section class="${home['recent']}"><ul><li>Played</li></ul></section>`);
  expect(textOf(kept())).toContain('PlayedShelf 1Koi');
});

test('a balance is stored with its time, and the time alone for the same day', () => {
  draw();
  const age = kept()!.querySelector<HTMLElement>(`.${balance['age']}`)!;
  expect(age.dataset['today']).toBe('as of 14:05');
});

test('a hidden balance is stored without a time', () => {
  draw();
  prefer({ hidesBalance: true });
  expect(kept()!.querySelector(`.${balance['age']}`)).toBeNull();
});

test.each([true, false])('a tap on a game is held for the app by a visitor’s screen alone: %s', (isVisitor) => {
  draw();
  expect(kept({ isVisitor })!.querySelectorAll('[data-held]')).toHaveLength(isVisitor ? 1 : 0);
});

test('styles are left to the script, and no attribute refers to a missing element', () => {
  draw();
  const content = kept()!;
  expect(content.querySelector('img')!.outerHTML).toBe('<img loading="lazy" src="/a.webp" data-style="color: red">');
  expect(content.querySelector('[id], [style]')).toBeNull();
});

test.each([
  ['no games are there yet', { shelves: 0 }],
  ['the games are loading', { tiles: '' }],
  ['the age notice is not answered', { inert: 'inert' }],
])('nothing is stored while %s', (_, drawn) => {
  draw(drawn);
  expect(kept()).toBeUndefined();
});
