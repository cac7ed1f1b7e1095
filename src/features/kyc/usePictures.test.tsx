// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { renderHook } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { usePictures } = await import('./usePictures.ts');
const { words } = await import('./words.en.ts');

const front = 1;
const file = () => new File(['bytes'], 'front.jpg');
async function take(given: File) {
  const pictures = await renderHook(() => usePictures([]));
  await act(() => pictures.current.take(front, given));
  return pictures.current;
}

test('the worker receives the bytes the page has read, and their session (KY-03, I5)', async () => {
  stores.session.epoch = 'of Ana';
  app.kyc.takeKycPicture.mockResolvedValue({ side: front, image: 'data:', blurred: false, fileId: '' });
  expect((await take(file())).of(front)).toMatchObject({ image: 'data:' });
  expect(app.kyc.takeKycPicture).toHaveBeenCalledExactlyOnceWith(front, await file().arrayBuffer(), 'of Ana');
});

test('an unreadable file is reported at the card, before the worker is involved (F5)', async () => {
  app.kyc.takeKycPicture.mockClear();
  const refused = Object.assign(file(), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  });
  const { fault, preparing } = await take(refused);
  expect(words.say(fault(front)!)).toMatch(/^We couldn’t read this file. Save it to your phone first/);
  expect(preparing).toBeUndefined();
  expect(app.kyc.takeKycPicture).not.toHaveBeenCalled();
});

test.each([
  [{ fault: 'large' }, 'too many pixels'],
  [{ fault: 'undrawn' }, 'couldn’t prepare this picture'],
] as const)('%j is reported at the card (F5)', async (answer, said) => {
  app.kyc.takeKycPicture.mockResolvedValue(answer);
  expect(words.say((await take(file())).fault(front)!)).toContain(said);
});

test('a good picture takes away the reason why the one before was refused (F5)', async () => {
  app.kyc.takeKycPicture.mockResolvedValueOnce({ fault: 'large' });
  const pictures = await renderHook(() => usePictures([]));
  await act(() => pictures.current.take(front, file()));
  expect(pictures.current.fault(front)).toBe('large');
  app.kyc.takeKycPicture.mockResolvedValue({ side: front, image: 'data:', blurred: false, fileId: '' });
  await act(() => pictures.current.take(front, file()));
  expect([pictures.current.fault(front), pictures.current.of(front)?.image]).toEqual([undefined, 'data:']);
});

test.each(['storage', 'timeout', 'stopped'] as const)('a failure, %s, is reported at the card (F5)', async (kind) => {
  app.kyc.takeKycPicture.mockRejectedValue(new Failure(kind));
  const { fault, preparing } = await take(file());
  expect(words.say(fault(front)!)).toBe('This picture wasn’t added. Try again.');
  expect(preparing).toBeUndefined();
});
