// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

test('who wants to leave a game comes to that first, and nothing shines for staying', async () => {
  await render(<LeaveDialog onLeave={() => {}} onStay={() => {}} />);
  const buttons = [...document.querySelectorAll('dialog button')].map(({ textContent, className }) => ({
    textContent,
    className,
  }));
  expect(buttons).toEqual([
    { textContent: 'Leave game', className: buttonClass('danger', false) },
    { textContent: 'Cancel', className: buttonClass('plain', false) },
  ]);
});
