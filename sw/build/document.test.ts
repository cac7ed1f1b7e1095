import { expect, test } from 'vitest';
import { digest } from './digest.ts';
import { inlineOf, withHead } from './document.ts';

const html = `<head><!--starter--><link rel="stylesheet" crossorigin href="/assets/a.css"><style>p{}</style></head><body><p>…</p></body>`;

test('the policy stands before the script it governs', () => {
  const written = withHead(html, { build: 'b1', script: 'go()', policy: "script-src 'self'" });
  expect(written.indexOf('Content-Security-Policy')).toBeLessThan(written.indexOf('<script>go()</script>'));
  expect(written).toContain('<meta name="build" content="b1">');
});

test('the skeleton is painted without waiting for a stylesheet', () => {
  const written = withHead(html, { build: 'b1', script: '', styles: ['assets/home.css'] });
  const [head = '', body = ''] = written.split('<body>');
  expect(head).not.toContain('rel="stylesheet"');
  expect(head).toContain('<link rel="preload" as="style" crossorigin href="/assets/home.css">');
  expect(body.indexOf('<p>')).toBeLessThan(body.indexOf('/assets/a.css'));
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/home.css"></body>');
});

test("what the script says is not read as a pattern's replacement", () => {
  expect(withHead(html, { build: 'b1', script: "f('$&')" })).toContain("<script>f('$&')</script>");
});

test('no space stays between tags, and a tag is one line; a style stays as its digest has it', () => {
  const loose = html.replace('<style>p{}', '<meta\n  name="a"\n  content="b c"\n/>\n  <style>p\n{}');
  const written = withHead(loose, { build: 'b1', script: '' });
  expect(written).toContain('<meta name="a" content="b c" /><style>p\n{}</style>');
});

test('what stands inline is named by its digest', () => {
  const inline = inlineOf(html, 'go()');
  expect(inline).toEqual({ scripts: [digest('go()')], styles: [digest('p{}')] });
});

test('a document without a place for the starter is an error', () => {
  expect(() => withHead('<head></head>', { build: '', script: '' })).toThrow('<!--starter-->');
});
