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

test('a page whose route is not on the device yet has its own title (R-38)', async () => {
  expect(await titleAt('/member/sessions')).toBe('Devices');
});

test('an unknown path is not found, with or without its code (R-33)', async () => {
  expect(await titleAt('/nowhere')).toBe('Page Not Found');
});
