// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { button, field, press, render } from '#tests/support/render.tsx';
import { PasswordField } from './PasswordField.tsx';

const labels = ['Current password', 'New password'];

test('two passwords on a page have differently named buttons, and each shows its own', async () => {
  await render(
    <>
      {labels.map((label) => (
        <PasswordField key={label} label={label} value="x" onChange={() => {}} />
      ))}
    </>,
  );
  expect(button('Show current password')?.textContent).toBe('Show');
  await press('Show new password');
  expect(labels.map((label) => field(label)?.type)).toEqual(['password', 'text']);
  expect(button('Hide new password')?.textContent).toBe('Hide');
});
