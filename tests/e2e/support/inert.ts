import type { BrowserContext, Page } from 'playwright/test';
import { canary } from './hostile.ts';
import { expect } from './perlas.ts';
import { appPort } from './ports.ts';

/** What no text of an operator or a player may bring about. */
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

/** The sanitiser parses what it takes away, and the browser names the inline code and the addresses in it. */
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

/** A text as HTML shows it: what no store keeps is gone, and white space is one space. */
export const asShown = (text: string) => text.replaceAll('\0', ' ').replaceAll(/\s+/g, ' ').trim();

/** Elements and attributes in a notice that are none of text, lists, links and pictures, or lead where they may not. */
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
    // It can't be taken off an element, so the sanitiser empties it.
    is: (value) => value === '',
  };
  return [...notice.querySelectorAll('*')].flatMap(({ tagName, attributes }) => [
    ...(/^(P|BR|B|I|U|UL|OL|LI|A|H3|H4|IMG)$/.test(tagName) ? [] : [tagName]),
    ...[...attributes].filter(({ name, value }) => !isFine[name]?.(value)).map(({ name, value }) => `${name}=${value}`),
  ]);
};

/** Every fifth, so that a merge sees each class of them. */
export const some = (texts: readonly string[]) => texts.filter((_, i) => i % 5 === 0);
