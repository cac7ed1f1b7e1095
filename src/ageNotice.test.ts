// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { askAge } from './ageNotice.ts';
import { consentKey, readablePages } from '#browser/documentSettings.ts';

const notice = () => document.querySelector<HTMLDialogElement>('#age-notice')!;
const ask = () => askAge(consentKey, 'lang', 60, { en: 'fil', fil: 'en' }, ...readablePages);
const assign = vi.fn();

/** What the browser does when a button of the notice's form is pressed. */
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

test('who has not accepted the notice on this device is asked, and asked no more after accepting', () => {
  ask();
  expect(notice().open).toBe(true);
  answer('accept');
  expect(notice().open).toBe(false);
  expect(localStorage.getItem(consentKey)).toBe('"*"');
  ask();
  expect(notice().open).toBe(false);
});

test('the version that the app has put on the notice is stored', () => {
  ask();
  notice().dataset['version'] = '3';
  answer('accept');
  expect(localStorage.getItem(consentKey)).toBe('"3"');
});

test('declining leads away, and the notice is still there for who comes back', () => {
  ask();
  answer('decline');
  expect(assign).toHaveBeenCalledWith('https://regulator.example/');
  expect(notice().open).toBe(true);
  expect(localStorage.getItem(consentKey)).toBeNull();
});

test('closing it is no answer; only the app may take it away', () => {
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

test('the language is switched in place and kept', () => {
  ask();
  const button = notice().querySelector('button')!;
  button.click();
  expect(document.documentElement.lang).toBe('fil');
  expect(document.cookie).toContain('lang=fil');
  button.click();
  expect(document.documentElement.lang).toBe('en');
});

test('where nothing may be kept, the notice asks and takes the answer for this document', () => {
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
