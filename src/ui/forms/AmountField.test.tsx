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

/** Pastes a text; resolves with whether that is left to the browser, and the field's value afterwards. */
async function paste(text: string) {
  await render(<Amount />);
  const field = document.querySelector('input')!;
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  return { isLeft: field.dispatchEvent(event), shown: field.value };
}

test.each(['500\n600', '1\r\n000\r\n000', '500\u2028600'])(
  'lines such as %j are not joined into an amount (F2)',
  async (text) => {
    const { isLeft, shown } = await paste(text);
    expect(isLeft).toBe(false);
    expect(shown.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
    expect(readAmount(shown)).toBeNull();
  },
);

test.each(['500', '500\n', '₱1,000.00', '500\t600'])('pasting %j is left to the browser (F2)', async (text) =>
  expect(await paste(text)).toMatchObject({ isLeft: true }),
);
