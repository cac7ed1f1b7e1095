// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';
import { vipMap } from '#tests/support/vip.ts';

const { stores } = await import('#data/stores.ts');
const { default: NewLevelModal } = await import('./NewLevelModal.tsx');

test('the dialog shows the level reached in its colours, links to it, and has a close button (VI-08)', async () => {
  stores.settings.config = { vipMap };
  const close = vi.fn();
  await render(<NewLevelModal level={3} close={close} />);
  expect(document.querySelector('dialog h2')!.textContent).toBe('You reached Gold');
  expect(document.querySelector('dialog [data-vip]')!.getAttribute('data-vip')).toBe('3');
  expect(document.querySelector('dialog a')!.getAttribute('href')).toBe('/vip');
  await press('Not now');
  expect(close).toHaveBeenCalledOnce();
});
