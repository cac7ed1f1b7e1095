import { expect, test } from 'vitest';
import { digest } from './digest.ts';
import { inlineOf, withHead } from './document.ts';

const html = `<head><!--starter--><link rel="stylesheet" crossorigin href="/assets/a.css"><style>p{}</style></head><body><p>…</p><!--notice--></body>`;

test('the policy precedes the script it governs', () => {
  const written = withHead(html, {
    build: 'b1',
    scripts: { appearance: 'look()', starter: 'go()', notice: '', lastScreen: '' },
    policy: "script-src 'self'",
  });
  expect(written.indexOf('Content-Security-Policy')).toBeLessThan(
    written.indexOf('<script>look()</script><script id="start">go()</script>'),
  );
  expect(written).toContain('<meta name="build" content="b1">');
});

test('the skeleton is painted without waiting for a stylesheet', () => {
  const written = withHead(html, {
    build: 'b1',
    scripts: { appearance: '', starter: '', notice: '', lastScreen: '' },
    styles: ['assets/home.css'],
  });
  const [head = '', body = ''] = written.split('<body>');
  expect(head).not.toContain('rel="stylesheet"');
  expect(head).toContain('<link rel="preload" as="style" crossorigin href="/assets/home.css">');
  expect(body.indexOf('<p>')).toBeLessThan(body.indexOf('/assets/a.css'));
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/home.css"></body>');
});

test('imports of the page’s script are scripts before it, and later ones are preloaded', () => {
  const own = '<script type="module" crossorigin src="/assets/index.js"></script>';
  const imports = ['vendor', 'shell'].map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`);
  const built = html.replace('</head>', `\n${own}\n${imports.join('\n')}</head>`);
  const written = withHead(built, {
    build: 'b1',
    scripts: { appearance: '', starter: '', notice: '', lastScreen: '' },
    modules: ['assets/home.js'],
  });
  expect(written).toContain(
    `<script type="module" src="/assets/vendor.js"></script><script type="module" src="/assets/shell.js"></script>${own}</head>`,
  );
  expect(written).toContain('<link rel="modulepreload" crossorigin href="/assets/home.js">');
});

test('a script’s text is not read as a replacement pattern', () => {
  expect(
    withHead(html, { build: 'b1', scripts: { appearance: '', starter: "f('$&')", notice: '', lastScreen: '' } }),
  ).toContain(`<script id="start">f('$&')</script>`);
});

test('whitespace between tags is removed, while styles keep their digest', () => {
  const loose = html.replace('<style>p{}', '<meta\n  name="a"\n  content="b c"\n/>\n  <style>p\n{}');
  const written = withHead(loose, {
    build: 'b1',
    scripts: { appearance: '', starter: '', notice: '', lastScreen: '' },
  });
  expect(written).toContain('<meta name="a" content="b c" /><style>p\n{}</style>');
});

test('inline scripts and styles are listed by their digest', () => {
  const inline = inlineOf(
    html,
    { appearance: 'look()', starter: 'go()', notice: 'ask()', lastScreen: 'show()' },
    'a{}',
  );
  expect(inline).toEqual({
    scripts: ['look()', 'go()', 'ask()', 'show()'].map(digest),
    styles: ['p{}', 'a{}'].map(digest),
  });
});

test('the age notice’s script follows the notice', () => {
  const written = withHead(html, {
    build: 'b1',
    scripts: { appearance: '', starter: '', notice: 'ask()', lastScreen: '' },
  });
  expect(written).toContain('<p>…</p><script>ask()</script>');
});

test('a document without a place for a script is an error', () => {
  expect(() =>
    withHead('<!--starter-->', { build: '', scripts: { appearance: '', starter: '', notice: '', lastScreen: '' } }),
  ).toThrow('<!--notice-->');
  expect(() =>
    withHead('<head></head>', { build: '', scripts: { appearance: '', starter: '', notice: '', lastScreen: '' } }),
  ).toThrow('<!--starter-->');
});
