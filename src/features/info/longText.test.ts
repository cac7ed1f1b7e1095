// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { longText } from './longText.ts';

test('a text is loaded once per language', async () => {
  const en = vi.fn(async () => 'pearl');
  const text = longText({ en, fil: async () => 'perlas' });
  expect(text.known('en')).toBeUndefined();
  await text.load('en');
  expect(await text.load('en')).toEqual({ code: 'en', text: 'pearl' });
  expect(await text.load('fil')).toEqual({ code: 'fil', text: 'perlas' });
  expect(text.known('en')).toEqual({ code: 'en', text: 'pearl' });
  expect(en).toHaveBeenCalledTimes(1);
});

test('an unavailable text falls back to English and is requested again next time', async () => {
  const fil = vi.fn(async () => 'perlas').mockRejectedValueOnce(new Error('offline'));
  const text = longText({ en: async () => 'pearl', fil });
  expect(await text.load('fil')).toEqual({ code: 'en', text: 'pearl' });
  expect(await text.load('fil')).toEqual({ code: 'fil', text: 'perlas' });
});

test('loading fails when neither language is available', async () => {
  const gone = async () => Promise.reject(new Error('offline'));
  await expect(longText({ en: gone, fil: gone }).load('fil')).rejects.toThrow('offline');
});
