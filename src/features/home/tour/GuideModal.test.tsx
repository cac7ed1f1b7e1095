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

test('going back ends the tour without pressing any button (A-48)', async () => {
  expect(onEnd).not.toHaveBeenCalled();
  await unmount();
  expect(onEnd).toHaveBeenCalled();
});

test('the tour continues to its last step and ends there (A-48)', async () => {
  await press('Next');
  await press('Next');
  expect(onEnd).not.toHaveBeenCalled();
  await press('Done');
  expect(onEnd).toHaveBeenCalled();
  expect(document.querySelector('dialog')).toBeNull();
});

test('the tour can be skipped (A-48)', async () => {
  await press('Skip tour');
  expect(onEnd).toHaveBeenCalled();
});
