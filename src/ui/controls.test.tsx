// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { advance, press, render, type } from '#tests/support/render.tsx';
import { AmountField } from './forms/AmountField.tsx';
import { Avatar } from './media/Avatar.tsx';
import { CodeField } from './forms/CodeField.tsx';
import { Countdown } from './text/Countdown.tsx';
import { Dot } from './Dot.tsx';
import { Pager } from './lists/Pager.tsx';
import { SelectField } from './forms/SelectField.tsx';
import { Sheet } from './overlays/Sheet.tsx';
import { Switch } from './forms/Switch.tsx';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const input = () => document.querySelector('input')!;

function Amount() {
  const [text, setText] = useState('');
  return <AmountField label="Amount" value={text} onChange={setText} hint="Up to ₱900.00" />;
}
const noteOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')!)?.textContent;

test.each(['12.3456x', '500,00', '-500', '5e3', '\u202D500\u202C'])('%j stays as it was typed', async (text) => {
  await render(<Amount />);
  await type('Amount', text);
  expect(input().value).toBe(text);
});

test('the parsed amount shows below the field when it differs from the typed text', async () => {
  await render(<Amount />);
  await type('Amount', '500');
  expect(noteOf(input())).toBe('Up to ₱900.00');
  await type('Amount', '500,00');
  expect(noteOf(input())).toBe('= ₱500.00 · Up to ₱900.00');
  await type('Amount', '-500');
  expect(noteOf(input())).toBe('Up to ₱900.00');
});

test('a code is reported once it is complete', async () => {
  const whole = vi.fn();
  await render(<CodeField label="Code" length={6} value="" onChange={() => {}} onWhole={whole} />);
  await type('Code', '24681');
  expect(whole).not.toHaveBeenCalled();
  await type('Code', '246 810');
  expect(whole).toHaveBeenCalledWith('246810');
});

test.each([
  ['Perlas88: 246810', '246810'],
  ['Perlas88: 24681', 'Perlas88: 24681'],
  ['2468101', '2468101'],
  ['O2468l', 'O2468l'],
])('for %j a code field takes %j, and never other digits (F10)', async (text, taken) => {
  const [change, whole] = [vi.fn(), vi.fn()];
  await render(<CodeField label="Code" length={6} value="" onChange={change} onWhole={whole} />);
  await type('Code', text);
  expect(change).toHaveBeenLastCalledWith(taken);
  expect(whole.mock.calls).toEqual(taken === '246810' ? [['246810']] : []);
});

test('a select has its label, and reports the chosen value', async () => {
  const choose = vi.fn();
  const options = [
    { value: 'bdo', label: 'BDO' },
    { value: 'bpi', label: 'BPI' },
  ];
  await render(<SelectField label="Bank" value="bdo" options={options} onChange={choose} error="Closed" />);
  const select = document.querySelector('select')!;
  expect(document.querySelector('label')!.htmlFor).toBe(select.id);
  expect(document.getElementById(select.getAttribute('aria-describedby')!)?.textContent).toBe('Closed');
  await act(async () => {
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(choose).toHaveBeenCalledWith('bpi');
});

test('a switch is named by its label and described by its note', async () => {
  const turn = vi.fn();
  await render(<Switch label="Sound" note="Of the app" on={false} onSwitch={turn} />);
  const control = find('[role=switch]');
  expect(document.getElementById(control.getAttribute('aria-labelledby')!)?.textContent).toBe('Sound');
  expect(document.getElementById(control.getAttribute('aria-describedby')!)?.textContent).toBe('Of the app');
  await press('Sound');
  expect(turn).toHaveBeenCalledWith(true);
});

test('a sheet is a dialog', async () => {
  await render(<Sheet title="Sort by">text</Sheet>);
  expect(document.querySelector('dialog')!.open).toBe(true);
});

test('a pager has no page before the first, nor after the last', async () => {
  const page = vi.fn();
  const words = { label: 'Records', place: '1 of 2', previousLabel: 'Previous', nextLabel: 'Next' };
  await render(<Pager {...words} page={1} pages={2} onPage={page} />);
  await press('Previous');
  expect(page).not.toHaveBeenCalled();
  await press('Next');
  expect(page).toHaveBeenCalledWith(2);
});

test('a countdown runs down, and reports its end once', async () => {
  vi.useFakeTimers();
  const end = vi.fn();
  const until = Date.now() + 2_000;
  await render(<Countdown label="Ends in" until={until} days={String} onEnd={end} />);
  expect(find('[role=timer]').textContent).toBe('0:02');
  await advance(1_000);
  expect(find('[role=timer]').textContent).toBe('0:01');
  await advance(5_000);
  expect(find('[role=timer]').textContent).toBe('0:00');
  expect(end).toHaveBeenCalledOnce();
});

test('a dot has a label, and shows 99+ beyond 99', async () => {
  await render(<Dot label="120 unread" count={120} />);
  expect(find('[aria-hidden]').textContent).toBe('99+');
  expect(document.body.textContent).toContain('120 unread');
});

test('a control’s dot describes it, and leaves its name unchanged', async () => {
  await render(<Dot label="Something waits" id="waits" />);
  expect(find('#waits').textContent).toBe('Something waits');
  expect(find('#waits').hidden).toBe(true);
});

test('initials replace a picture that fails to load, until there is another', async () => {
  await render(<Avatar src="/avatar/99.webp" name=" juan dela cruz" />);
  await act(async () => find('img').dispatchEvent(new Event('error')));
  expect(find('[data-initials]').dataset['initials']).toBe('JD');
  await render(<Avatar src="/avatar/1.webp" name="juan" />);
  expect(document.querySelector('img')!.src).toContain('/avatar/1.webp');
});
