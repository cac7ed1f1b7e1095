// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { askAge } from './ageNotice.ts';
import { consentKey, readablePages } from '#browser/documentSettings.ts';

const notice = () => document.querySelector<HTMLDialogElement>('#age-notice')!;
const ask = () => askAge(consentKey, 'lang', 60, { en: 'fil', fil: 'en' }, ...readablePages);
const assign = vi.fn();

/** Closes the notice with a button's value, as the browser does when the button is pressed. */
function answer(value: string) {
  notice().close(value);
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.documentElement.lang = 'en';
  document.body.innerHTML =
    '<dialog id="age-notice" data-decline="https://regulator.example/"><button name="language"></button></dialog>';
  vi.spyOn(location, 'assign').mockImplementation(assign);
});

test('a new device is asked once, until it accepts', () => {
  ask();
  expect(notice().open).toBe(true);
  answer('accept');
  expect(notice().open).toBe(false);
  expect(localStorage.getItem(consentKey)).toBe('"*"');
  ask();
  expect(notice().open).toBe(false);
});

test('the notice version set by the app is stored', () => {
  ask();
  notice().dataset['version'] = '3';
  answer('accept');
  expect(localStorage.getItem(consentKey)).toBe('"3"');
});

test('declining leaves the site, and the notice is still there on return', () => {
  ask();
  answer('decline');
  expect(assign).toHaveBeenCalledWith('https://regulator.example/');
  expect(notice().open).toBe(true);
  expect(localStorage.getItem(consentKey)).toBeNull();
});

test('closing the notice is not an answer; only the app may dismiss it', () => {
  ask();
  answer('');
  expect(notice().open).toBe(true);
  answer('unneeded');
  expect(notice().open).toBe(false);
  expect(localStorage.getItem(consentKey)).toBeNull();
});

test.each(readablePages.flatMap((page) => [page, `${page}/`, page.toUpperCase()]))(
  '%s can be read before the answer',
  (page) => {
    history.replaceState(null, '', page);
    ask();
    expect(notice().open).toBe(false);
  },
);

test('the language switches in place and is stored', () => {
  ask();
  const button = notice().querySelector('button')!;
  button.click();
  expect(document.documentElement.lang).toBe('fil');
  expect(document.cookie).toContain('lang=fil');
  button.click();
  expect(document.documentElement.lang).toBe('en');
});

test('a switch of language scrolls to the start, and the notice says whether there is more to read', () => {
  const places = { scrollHeight: 800, clientHeight: 500 };
  for (const [name, value] of Object.entries(places)) Object.defineProperty(notice(), name, { value });
  ask();
  expect(notice().hasAttribute('data-end')).toBe(false);
  notice().scrollTop = 300;
  notice().dispatchEvent(new Event('scroll'));
  expect(notice().hasAttribute('data-end')).toBe(true);
  notice().querySelector('button')!.click();
  expect(notice().scrollTop).toBe(0);
  expect(notice().hasAttribute('data-end')).toBe(false);
});

test('without storage the notice asks and accepts for the current document', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError');
  });
  ask();
  expect(notice().open).toBe(true);
  answer('accept');
  expect(notice().open).toBe(false);
});
