import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = (name: string) => readFileSync(`src/${name}`, 'utf8');

test('the end of a page and a focused element keep the same distance for the connection bar', () => {
  expect(sheet('shell/Shell.module.css')).toMatch(/output:not\([^{]*\{\s*padding-bottom: var\(--connectionbar\);/);
  expect(sheet('shell/styles/base.css')).toMatch(
    /scroll-margin-block: .* calc\(var\(--tabbar\) \+ var\(--connectionbar\)\);/,
  );
  expect(sheet('ui/theme/tokens.css')).toMatch(/--connectionbar: [\d.]+rem;/);
});
