// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { readAmount } from '#contract/typed/amount.ts';
import { render } from '#tests/support/render.tsx';
import { AmountField } from './AmountField.tsx';

function Amount() {
  const [value, setValue] = useState('');
  return <AmountField label="Amount" value={value} onChange={setValue} />;
}

const ways = {
  paste: (text: string) =>
    Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { getData: () => text } }),
  keyboard: (data: string) =>
    new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true, cancelable: true }),
  drop: (data: string) =>
    new InputEvent('beforeinput', { inputType: 'insertFromDrop', data, bubbles: true, cancelable: true }),
};

/** Inserts a text; resolves with whether that is left to the browser, and the field's value afterwards. */
async function insert(text: string, way: keyof typeof ways = 'paste') {
  await render(<Amount />);
  const field = document.querySelector('input')!;
  return { isLeft: field.dispatchEvent(ways[way](text)), shown: field.value };
}

test.each(
  (['paste', 'keyboard', 'drop'] as const).flatMap((way) =>
    ['500\n600', '1\r\n000\r\n000', '500\u2028600'].map((text) => [way, text] as const),
  ),
)('by %s, lines such as %j are not joined into an amount (F2)', async (way, text) => {
  const { isLeft, shown } = await insert(text, way);
  expect(isLeft).toBe(false);
  expect(shown.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
  expect(readAmount(shown)).toBeNull();
});

test.each(['500', '500\n', '₱1,000.00', '500\t600'])('pasting %j is left to the browser (F2)', async (text) =>
  expect(await insert(text)).toMatchObject({ isLeft: true }),
);

test('what is typed one by one is left to the browser', async () =>
  expect(await insert('5', 'keyboard')).toMatchObject({ isLeft: true }));

test('lines are inserted where the selection is, and only once', async () => {
  await render(<Amount />);
  const field = document.querySelector('input')!;
  field.dispatchEvent(ways.paste('1\n2'));
  field.setSelectionRange(1, 2);
  field.dispatchEvent(ways.keyboard('3\n4'));
  expect(field.value).toBe('13\t42');
});
