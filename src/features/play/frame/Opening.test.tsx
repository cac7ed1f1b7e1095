// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { prefer } from '#data/preferences.ts';
import { render } from '#tests/support/render.tsx';
import { Opening } from './Opening.tsx';

const game = { id: 7, name: 'Golden Carabao' } as never;
const cover = () => document.querySelector('img')?.getAttribute('src');

beforeEach(() => prefer({ dataSaver: 'off' }));

test('a game that opens shows its cover and what it waits for', async () => {
  await render(<Opening game={game} text="Starting" />);
  expect(cover()).toBe('/games/7.svg');
  expect(document.querySelector('output')?.textContent).toBe('Starting');
});

test('with data saving, or before the game is known, no picture is loaded', async () => {
  await render(<Opening game={undefined} text="Starting" />);
  expect(cover()).toBeUndefined();
  prefer({ dataSaver: 'on' });
  await render(<Opening game={game} text="Starting" />);
  expect(cover()).toBeUndefined();
});
