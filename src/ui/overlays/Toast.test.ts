import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rule = /\.toast \{(?<body>[^}]*)\}/.exec(readFileSync('src/ui/overlays/Toast.module.css', 'utf8'))?.groups?.[
  'body'
];

test('a toast is positioned over the page, also in a browser without popovers', () => {
  expect(rule).toMatch(/position: fixed;/);
  expect(rule).toMatch(/z-index: \d+;/);
});
