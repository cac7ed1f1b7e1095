// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

test('leaving is the first option, and staying is not emphasised', async () => {
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
