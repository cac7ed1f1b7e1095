// @vitest-environment happy-dom
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, render, unmount } from '#tests/support/render.tsx';
import GuideModal from './GuideModal.tsx';

const onEnd = vi.fn();

function Tour() {
  const [open, setOpen] = useState(true);
  return open && <GuideModal onEnd={onEnd} close={() => setOpen(false)} />;
}

beforeEach(() => render(<Tour />));

test('A-48: a step back ends the tour, which no button hears of', async () => {
  expect(onEnd).not.toHaveBeenCalled();
  await unmount();
  expect(onEnd).toHaveBeenCalled();
});

test('A-48: the tour goes on until its last step, and ends there', async () => {
  await press('Next');
  await press('Next');
  expect(onEnd).not.toHaveBeenCalled();
  await press('Done');
  expect(onEnd).toHaveBeenCalled();
  expect(document.querySelector('dialog')).toBeNull();
});

test('A-48: it can be skipped', async () => {
  await press('Skip tour');
  expect(onEnd).toHaveBeenCalled();
});
