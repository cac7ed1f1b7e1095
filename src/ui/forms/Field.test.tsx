// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { Field } from './Field.tsx';

const sheet = readFileSync('src/ui/forms/Select.module.css', 'utf8');
const ofEmptyDate =
  /\.input(?<condition>\[type='date'\]\[[^\]]*\]:not\(:focus\)) \{\s*color: var\(--text-muted\);/.exec(sheet)?.groups;

async function isMuted(type: string, value: string) {
  await render(<Field label="Day" type={type} value={value} onChange={() => {}} />);
  return document.querySelector('input')!.matches(ofEmptyDate!['condition']!);
}

test('an empty date is muted like a placeholder, as WebKit shows today’s, a chosen one isn’t', async () => {
  expect(await isMuted('date', '')).toBe(true);
  expect(await isMuted('date', '2026-11-27')).toBe(false);
  expect(await isMuted('date', '')).toBe(true);
  expect(await isMuted('text', '')).toBe(false);
});

test('a date that isn’t whole or doesn’t exist is passed on as no day, not as an empty one (V-10)', async () => {
  const onChange = vi.fn();
  await render(<Field label="Day" type="date" value="" onChange={onChange} />);
  const input = document.querySelector('input')!;
  Object.defineProperty(input, 'validity', { value: { badInput: true } });
  await act(async () => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('?');
  await render(<Field label="Day" type="date" value="?" onChange={onChange} />);
  expect(document.querySelector('input')!.value).toBe('');
});

test.each(['text', 'date'])('leaving a field of type %s is reported to its form', async (type) => {
  const onBlur = vi.fn<() => void>();
  await render(<Field label="Day" type={type} value="" onChange={() => {}} onBlur={onBlur} />);
  await act(async () => document.querySelector('input')!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(onBlur).toHaveBeenCalledOnce();
});
