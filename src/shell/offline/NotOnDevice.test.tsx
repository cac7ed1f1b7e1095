// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { missingPage, routeAt } from '#nav/routes.ts';
import { render } from '#tests/support/render.tsx';

const { NotOnDevice } = await import('./NotOnDevice.tsx');

async function titleAt(path: string) {
  history.replaceState(null, '', path);
  const page = await render(<NotOnDevice route={routeAt(path) ?? missingPage} onRetry={vi.fn()} />);
  return page.querySelector('h1')?.textContent;
}

test('R-38: a page whose route is not on the device yet has its own title', async () => {
  expect(await titleAt('/member/sessions')).toBe('Devices');
});

test('R-33: a path that the app does not have is not found, with or without its code', async () => {
  expect(await titleAt('/nowhere')).toBe('Page Not Found');
});
