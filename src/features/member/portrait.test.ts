// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { headOf, jpegHead } from '#tests/support/pictureHeads.ts';
import { middleOf, portrait } from './portrait.ts';

test.each([
  ['a tall photo', { width: 300, height: 500 }, { left: 0, top: 100, side: 300 }],
  ['a wide photo', { width: 501, height: 300 }, { left: 100, top: 0, side: 300 }],
  ['a square one', { width: 64, height: 64 }, { left: 0, top: 0, side: 64 }],
])('the middle of %s is cropped', (_, size, middle) => {
  expect(middleOf(size)).toEqual(middle);
});

const decode = vi.fn<typeof createImageBitmap>();
const context = vi.fn<() => unknown>();
const encoded = vi.fn<() => string>();

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode);
  decode.mockReset().mockResolvedValue({ width: 1_600, height: 1_000, close() {} });
  Object.assign(HTMLCanvasElement.prototype, { getContext: context, toDataURL: encoded });
  context.mockReset().mockReturnValue({ fillRect() {}, drawImage() {} });
  encoded.mockReset().mockReturnValue('data:image/jpeg;base64,AAAA');
});

test('a photo is output as a small JPEG (ME-01)', async () => {
  expect(await portrait(new Blob([jpegHead]))).toEqual({ image: 'data:image/jpeg;base64,AAAA' });
});

const gone = Object.assign(new Blob(['gone']), { arrayBuffer: () => Promise.reject(new DOMException('')) });
test.each([
  ['can’t be read', gone, 'notRead'],
  ['is an HTML page', new Blob(['<!doctype html>']), 'kind'],
  ['is too heavy', new Blob([jpegHead, new Uint8Array(10 * 2 ** 20)]), 'heavy'],
  ['has 900 million pixels', new Blob([headOf['image/png'](30_000, 30_000)]), 'large'],
])('a file that %s is not decoded (N10, F5)', async (_, file, fault) => {
  expect(await portrait(file)).toEqual({ fault });
  expect(decode).not.toHaveBeenCalled();
});

test.each([
  ['decoded', () => decode.mockRejectedValue(new Error()), 'unreadable'],
  ['drawn', () => context.mockReturnValue(null), 'undrawn'],
  [
    'painted',
    () =>
      context.mockReturnValue({
        fillRect() {},
        drawImage: () => {
          throw new Error();
        },
      }),
    'undrawn',
  ],
  ['encoded', () => encoded.mockReturnValue('data:,'), 'undrawn'],
])('a photo that cannot be %s is reported (F5)', async (_, spoil, fault) => {
  spoil();
  expect(await portrait(new Blob([jpegHead]))).toEqual({ fault });
});

test('a photo that decodes to more pixels than its header gave is dropped (N10)', async () => {
  const close = vi.fn<() => void>();
  decode.mockResolvedValue({ width: 9_000, height: 9_000, close });
  expect(await portrait(new Blob([jpegHead]))).toEqual({ fault: 'large' });
  expect(context).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});

test('what is transparent becomes white, and is drawn after it', async () => {
  const drawn: unknown[] = [];
  const canvas = { fillStyle: '', fillRect: () => drawn.push(canvas.fillStyle), drawImage: () => drawn.push('photo') };
  context.mockReturnValue(canvas);
  await portrait(new Blob([jpegHead]));
  expect(drawn).toEqual(['#fff', 'photo']);
});

test('a photo that isn’t decoded is unreadable after 20 s, and closed if it comes later', async () => {
  vi.useFakeTimers();
  let finish: ((decoded: ImageBitmap) => void) | undefined;
  decode.mockReturnValue(new Promise((done) => (finish = done)));
  const result = portrait(new Blob([jpegHead]));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await result).toEqual({ fault: 'unreadable' });
  const close = vi.fn<() => void>();
  finish!({ width: 1_600, height: 1_000, close });
  await vi.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
