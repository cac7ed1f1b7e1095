// @vitest-environment happy-dom
import { act, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const input = () => document.querySelector('input')!;
const render = (node: ReactNode) => act(async () => root.render(node));
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

function Search({ ready }: { ready: boolean }) {
  const [text, search] = useState('');
  return <SearchBox label="Search" emptyLabel="Clear" value={text} onChange={search} ready={ready} />;
}

test('a box to search with waits to be tapped, but where it is the first thing to use', async () => {
  await render(<Search ready={false} />);
  expect(document.activeElement).toBe(document.body);
  await render(<Search key="other" ready />);
  expect(document.activeElement).toBe(input());
});

test('a box to search with is emptied with one tap, and can be typed in at once', async () => {
  await render(<Search ready={false} />);
  expect(document.querySelector('button')).toBeNull();
  await type('pearl');
  await act(async () => document.querySelector<HTMLElement>('[aria-label=Clear]')!.click());
  expect(input().value).toBe('');
  expect(document.activeElement).toBe(input());
  expect(document.querySelector('button')).toBeNull();
});
