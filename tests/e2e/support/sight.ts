import type { Page } from 'playwright/test';

/** Horizontal overflow of the page, or of a dialog over it, in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );

/** Texts that overflow a control, or are clipped without an ellipsis. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let box = texts.currentNode.parentElement; box?.checkVisibility(); box = box.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(box);
        const goesOn = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX);
        if (goesOn || clipPath !== 'none') break;
        const area = box.getBoundingClientRect();
        const wide = left < area.left - 1 || right > area.right + 1;
        const high = top < area.top - 1 || bottom > area.bottom + 1;
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        if (hides ? wide || high : wide && box.matches('button, a, label, summary, body'))
          cut.push(`${texts.currentNode.textContent!.slice(0, 60)} in ${box.tagName} ${box.className}`);
      }
    }
    return cut;
  });

/** Tap targets below 44 pixels in height or width; links within a sentence are exempt. */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 44;
    const within = document.querySelector('dialog[open]') ?? document.body;
    return [...within.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === 'none')
      .filter((control) => !(control.matches('a') && getComputedStyle(control).display === 'inline'))
      .map((control) => ({ control, area: (control.closest('label') ?? control).getBoundingClientRect() }))
      .filter(({ area }) => Math.round(area.width) < least || Math.round(area.height) < least)
      .map(({ control, area }) => `${area.width}x${area.height} ${control.outerHTML.slice(0, 120)}`);
  });

/**
 * Controls hidden behind something else, such as a bar, when focused by keyboard in either direction; floating parts
 * have half a second to move away.
 */
export const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    const patience = 500;
    const within = document.querySelector('dialog[open]') ?? document.body;
    const controls = [
      ...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === 'none');
    const hidden = new Set<string>();
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      if (document.activeElement !== control) continue;
      const shown = control.closest('label') ?? control;
      if (shown.getBoundingClientRect().height >= innerHeight / 2) continue;
      const above = () => {
        const { left, top, width, height } = shown.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const mine =
          !hit || shown.contains(hit) || (hit.contains(shown) && getComputedStyle(hit).position !== 'sticky');
        return mine ? undefined : hit;
      };
      const until = performance.now() + patience;
      while (above() && performance.now() < until) await new Promise((done) => requestAnimationFrame(done));
      if (above()) hidden.add(`${control.outerHTML.slice(0, 120)} under ${above()?.outerHTML.slice(0, 80)}`);
    }
    return [...hidden];
  });

/** Toggles, tabs and choices that look the same on and off. */
export const alikeStates = (page: Page) =>
  page.evaluate(() => {
    const properties = [
      'color',
      'outlineStyle',
      'backgroundColor',
      'borderColor',
      'borderStyle',
      'borderWidth',
      'boxShadow',
      'fill',
    ] as const;
    const look = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((each) => [null, '::before', '::after'].map((part) => getComputedStyle(each, part)))
        .map((style) => properties.map((property) => style[property]).join())
        .join();
    const shown = (element: Element) => look(element.closest('label') ?? element);
    const on = ':is(:checked, [aria-pressed=true], [aria-selected=true], [aria-current=page])';
    return ['button[aria-pressed]', '[role=tab]', 'input[type=radio]', 'nav a'].flatMap((kind) => {
      const one = document.querySelector(kind + on);
      const others = [...document.querySelectorAll(`${kind}:not(${on}, :disabled)`)];
      const other = one && others.find(({ className }) => className === one.className);
      return one && other && shown(one) === shown(other) ? [`${kind}: ${one.outerHTML.slice(0, 120)}`] : [];
    });
  });

/** The addresses of the pictures that were the largest paint of the page when they were drawn, in that order. */
export const largestPictures = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        type Entry = PerformanceEntry & { url: string };
        new PerformanceObserver((list) =>
          done((list.getEntries() as Entry[]).map(({ url }) => url).filter(Boolean)),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
