import { expect, test } from 'vitest';
import { sources, textOf } from '#tests/support/imports.ts';

/** What looks like a card and is none, each with its reason. */
const others: Record<string, string> = {
  'src/features/chat/ChatPanel.module.css .panel': 'A window over the page.',
  'src/features/home/HomeScreen.module.css .ribbon': 'The place that the jackpot takes.',
  'src/features/home/belowFold/Notices.module.css .notices': 'A button.',
  'src/shell/styles/notice.css .notice': 'A dialog, before any script.',
  'src/ui/forms/RadioCards.module.css .card': 'A control.',
  'src/ui/forms/Select.module.css .box': 'A control.',
  'src/ui/overlays/Dialog.module.css .dialog': 'A dialog.',
};

const rule = /(?<selector>[^{};]+)\{(?<body>[^{}]*)\}/g;

/** The selectors of a style sheet that draw a card: rounded, on the cards' ground. */
const drawn = (sheet: string) =>
  [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(rule)]
    .filter(({ groups }) => /background: var\(--surface\)/.test(groups!['body']!))
    .filter(({ groups }) => /border-radius: var\(--radius(-large)?\)/.test(groups!['body']!))
    .map(({ groups }) => groups!['selector']!.trim().replaceAll(/\s+/g, ' '));

test('the kit has three kinds of cards: a surface, a list and a tile', () => {
  const kinds = /CardKind = (?<kinds>[^;]+);/.exec(textOf('src/ui/cardClass.ts'))?.groups?.['kinds'];
  expect(kinds?.split(' | ')).toEqual(["'surface'", "'list'", "'tile'"]);
  for (const kind of ['surface', 'list', 'tile'])
    expect(textOf('src/ui/Card.module.css')).toMatch(new RegExp(`^  \\S*\\.${kind} \\{`, 'm'));
});

test('only the kit draws cards, unless listed with a reason', () => {
  const found = sources('src', '.css').flatMap((file) => drawn(textOf(file)).map((selector) => `${file} ${selector}`));
  expect(found.toSorted()).toEqual([...Object.keys(others), 'src/ui/Card.module.css .card'].toSorted());
});

test.each([
  ['.a { border-radius: var(--radius); background: var(--surface); }', ['.a']],
  ['@layer kit { .a,\n.b { background: var(--surface); border-radius: var(--radius-large); } }', ['.a, .b']],
  ['.a { border-radius: var(--radius-pill); background: var(--surface); }', []],
  ['.a { border-radius: var(--radius); background: var(--surface-raised); }', []],
])('a card that a sheet draws itself is found: %s', (sheet, expected) => {
  expect(drawn(sheet)).toEqual(expected);
});
