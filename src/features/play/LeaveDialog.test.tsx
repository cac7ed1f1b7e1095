// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { buttonClass } from '#ui/buttonClass.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('who wants to leave a game comes to that first, and nothing shines for staying', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<LeaveDialog onLeave={() => {}} onStay={() => {}} />));
  const buttons = [...document.querySelectorAll('dialog button')].map(({ textContent, className }) => ({
    textContent,
    className,
  }));
  expect(buttons).toEqual([
    { textContent: 'Leave the game', className: buttonClass('danger', false) },
    { textContent: 'Keep playing', className: buttonClass('plain', false) },
  ]);
  await act(async () => root.unmount());
});
