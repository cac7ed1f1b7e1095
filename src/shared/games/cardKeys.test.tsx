// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { moveInCards } from './cardKeys.ts';

moveInCards();

/** Cards in two columns, each with a link and a button. */
function Cards({ names }: { names: readonly string[] }) {
  return (
    <ul data-cards style={{ gridTemplateColumns: '1fr 1fr' }}>
      {names.map((name, place) => (
        // An empty card has no name.
        <li key={name || place}>
          {name && (
            <>
              <a href={`/${name}`}>{name}</a>
              <button type="button">like {name}</button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const controls = () => [...document.querySelectorAll<HTMLElement>('a, button')];
const stops = () => controls().flatMap(({ tabIndex, textContent }) => (tabIndex === 0 ? [textContent] : []));
const focus = (name: string) =>
  act(async () =>
    controls()
      .find(({ textContent }) => textContent === name)!
      .focus(),
  );
const focused = () => document.activeElement!.textContent;

async function press(key: string, altKey = false) {
  const event = new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true });
  await act(async () => void document.activeElement!.dispatchEvent(event));
  return event.defaultPrevented;
}

test('the cards are one tab stop, at the focused card, however many there are', async () => {
  await render(<Cards names={['a', 'b', 'c']} />);
  await focus('a');
  expect(stops()).toEqual(['a']);
});

test('arrow keys move between controls and rows, and stop at the ends', async () => {
  await render(<Cards names={['a', 'b', 'c', 'd']} />);
  await focus('a');
  await press('ArrowRight');
  expect(focused()).toBe('like a');
  await press('ArrowRight');
  expect(focused()).toBe('b');
  await press('ArrowDown');
  expect(focused()).toBe('d');
  expect(await press('ArrowDown')).toBe(false);
  expect(focused()).toBe('d');
  await press('ArrowUp');
  await press('ArrowLeft');
  expect(focused()).toBe('like a');
});

test('an off-screen card that is empty is skipped', async () => {
  await render(<Cards names={['a', 'b', 'c', 'd', '', '']} />);
  await focus('b');
  await press('ArrowDown');
  expect(focused()).toBe('d');
  expect(await press('ArrowDown')).toBe(false);
});

test('Tab returns to the last card, and cards added later form one tab stop again', async () => {
  await render(<Cards names={['a', 'b']} />);
  await focus('like b');
  expect(stops()).toEqual(['like b']);
  await render(<Cards names={['a', 'b', 'c']} />);
  await focus('c');
  expect(stops()).toEqual(['c']);
});

test('the browser’s own keys are left alone', async () => {
  await render(<Cards names={['a', 'b']} />);
  await focus('like a');
  expect(await press('ArrowLeft', true)).toBe(false);
  expect(await press('Enter')).toBe(false);
  expect(focused()).toBe('like a');
});
