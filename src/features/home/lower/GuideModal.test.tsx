// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import GuideModal from './GuideModal.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onEnd = vi.fn();
let root: Root;
const leave = () => act(async () => root.unmount());
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((each) => each.textContent === name)!.click());

beforeEach(async () => {
  onEnd.mockClear();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
  await act(async () => root.render(<GuideModal onEnd={onEnd} close={() => root.render(null)} />));
});

test('A-48: a step back ends the tour, which no button hears of', async () => {
  expect(onEnd).not.toHaveBeenCalled();
  await leave();
  expect(onEnd).toHaveBeenCalled();
});

test('A-48: the tour goes on until its last step, and ends there', async () => {
  await press('Next');
  await press('Next');
  expect(onEnd).not.toHaveBeenCalled();
  await press('Done');
  expect(onEnd).toHaveBeenCalled();
  expect(document.querySelector('dialog')).toBeNull();
  await leave();
});

test('A-48: it can be skipped', async () => {
  await press('Skip the tour');
  expect(onEnd).toHaveBeenCalled();
  await leave();
});
