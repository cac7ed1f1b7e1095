import type { BrowserContext, Page } from 'playwright/test';
import { canary } from './hostile.ts';
import { expect } from './perlas.ts';
import { appPort } from './ports.ts';

/** Records everything that no text of an operator or player may cause. */
export async function guard(context: BrowserContext) {
  const wrong: string[] = [];
  await context.route(`${canary}/**`, (route) => {
    wrong.push(`asked ${route.request().url()}`);
    return route.abort();
  });
  const follow = (page: Page) => {
    page.on('dialog', (dialog) => {
      wrong.push(`said ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && new URL(frame.url()).port !== String(appPort))
        wrong.push(`led to ${frame.url()}`);
    });
  };
  context.pages().forEach(follow);
  context.on('page', follow);
  return {
    async nothing(page: Page) {
      expect(await page.evaluate(() => [document.title.includes('hit'), 'hit' in globalThis])).toEqual([false, false]);
      expect(wrong).toEqual([]);
    },
  };
}

/** Console lines: the sanitiser parses what it removes, and the browser reports inline code and addresses in it. */
export const parsed = [
  /(script|style)-src(-attr|-elem)? /,
  /inline (event handler|style|script)/,
  /^Failed to load resource/,
  /^Policy violated: (img|script|style|media|frame|object|font|connect)-src/,
  /^Policy violated: (base-uri|form-action)/,
  /^Not allowed to load local resource/,
  /violates the following Content Security Policy/,
  /Trusted|trusted-types/,
];

/** A text as HTML shows it: NUL becomes a space, and white space collapses to one space. */
export const asShown = (text: string) => text.replaceAll('\0', ' ').replaceAll(/\s+/g, ' ').trim();

/** Elements and attributes of a notice other than text, lists, links and pictures, or with forbidden addresses. */
export const strange = (notice: Element) => {
  const leads = (value: string) => value.startsWith('/') && new URL(value, location.href).origin === location.origin;
  const leadsOut = (value: string) => new URL(value).protocol === 'https:';
  const loads = (value: string) => new URL(value, location.href).origin === location.origin;
  const isFine: Record<string, (value: string) => boolean> = {
    alt: () => true,
    href: leads,
    'data-outside': leadsOut,
    role: (value) => value === 'link',
    tabindex: (value) => value === '0',
    src: loads,
    // It can't be removed from an element, so the sanitiser empties it.
    is: (value) => value === '',
  };
  return [...notice.querySelectorAll('*')].flatMap(({ tagName, attributes }) => [
    ...(/^(P|BR|B|I|U|UL|OL|LI|A|H3|H4|IMG)$/.test(tagName) ? [] : [tagName]),
    ...[...attributes].filter(({ name, value }) => !isFine[name]?.(value)).map(({ name, value }) => `${name}=${value}`),
  ]);
};

/** Every fifth text, so that a merge covers each class of them. */
export const some = (texts: readonly string[]) => texts.filter((_, i) => i % 5 === 0);
