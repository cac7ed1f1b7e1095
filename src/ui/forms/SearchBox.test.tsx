// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { press, render, type } from '#tests/support/render.tsx';
import { SearchBox } from './SearchBox.tsx';

const input = () => document.querySelector('input')!;

function Search({ focus }: { focus: boolean }) {
  const [text, setText] = useState('');
  return <SearchBox label="Search" emptyLabel="Clear" value={text} onChange={setText} focus={focus} />;
}

test('a search box is focused only where it is the first thing to use', async () => {
  await render(<Search focus={false} />);
  expect(document.activeElement).toBe(document.body);
  await render(<Search key="other" focus />);
  expect(document.activeElement).toBe(input());
});

test('one tap clears a search box and keeps the focus in it', async () => {
  await render(<Search focus={false} />);
  expect(document.querySelector('button')).toBeNull();
  await type('Search', 'pearl');
  await press('Clear');
  expect(input().value).toBe('');
  expect(document.activeElement).toBe(input());
  expect(document.querySelector('button')).toBeNull();
});
