import { html, raw } from 'hono/html';
import { sprite } from './files.ts';
import type { SlotSymbol } from './slot.ts';
import type { Words } from './words.ts';

/** Number of colour palettes; a game's id chooses one. */
const palettes = 12;

/** A symbol of the slot, as SVG. */
export const picture = (symbol: SlotSymbol) => html`<svg class="symbol"><use href="#${symbol}"></use></svg>`;

/** An HTML document of the provider: title, palette, one script, and the drawings that `picture` refers to. */
export function page(facts: { words: Words; title: string; look: number; script: string }, body: unknown) {
  const { words, title, look, script } = facts;
  return html`<!doctype html>
    <html lang="${words.tag}" class="sea-${look % palettes}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <title>${title}</title>
        <link rel="icon" href="/page/icon.svg" />
        <link rel="stylesheet" href="/page/game.css" />
        <script type="module" src="/page/${script}"></script>
      </head>
      <body>
        ${raw(sprite)} ${body}
      </body>
    </html>`;
}

/** Error page without a game: gives the reason, and a link back to the app at `origin`, if there is one. */
export function closedPage(reason: 'launch' | 'unavailable', origin: string, words: Words) {
  const launch = reason === 'launch';
  const title = launch ? words.launchTitle : words.awayTitle;
  return page(
    { words, title, look: 0, script: 'closed.js' },
    html`<main class="closed">
      ${picture('nautilus')}
      <h1>${title}</h1>
      <p>${launch ? words.launchRule : words.awayRule}</p>
      ${origin ? html`<a id="back" data-reason="${reason}" href="${origin}/">${words.back}</a>` : ''}
    </main>`,
  );
}
