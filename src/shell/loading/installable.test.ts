// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { language } from '#i18n/language.ts';
import { makeInstallable } from './installable.ts';

test('the app is installed in its current language, and follows changes (B15)', async () => {
  language.code = 'fil';
  makeInstallable();
  const manifest = () => document.querySelector('link[rel=manifest]')!.getAttribute('href');
  expect(manifest()).toBe('/manifest.fil.webmanifest');
  language.code = 'en';
  await vi.waitFor(() => expect(manifest()).toBe('/manifest.webmanifest'));
});
