// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const alignDevice = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./device.ts', () => ({ alignDevice, look: vi.fn() }));
Object.assign(navigator, { serviceWorker: {} });

const { stores } = await import('#data/stores.ts');
const { language } = await import('#i18n/language.ts');
const { startPush } = await import('./keepAligned.ts');

test('the device is aligned at start, and on every change of session or language (O-23)', async () => {
  startPush();
  startPush();
  await vi.waitFor(() => expect(alignDevice).toHaveBeenCalledTimes(1));
  alignDevice.mockRejectedValueOnce(new Error('no push service'));
  stores.session.userId = 8;
  await vi.waitFor(() => expect(alignDevice).toHaveBeenCalledTimes(2));
  language.code = 'fil';
  await vi.waitFor(() => expect(alignDevice).toHaveBeenCalledTimes(3));
});
