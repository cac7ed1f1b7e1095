import { html, raw } from 'hono/html';
import { paletteAt } from '../art/cover.ts';
import { sprite } from './sprite.ts';
import type { Words } from './words/words.ts';

/** A drawing of the page's sprite. */
export const picture = (name: string) => html`<svg class="symbol"><use href="#drawn-${name}"></use></svg>`;

/** The facts of a document: the game whose colours it has, its script and style sheet, and its drawings. */
interface DocumentFacts {
  words: Words;
  title: string;
  gameId: number;
  name: string;
  drawings: string;
}

/** An HTML document of the provider, with the script and style sheet called `name`. */
export function page({ words, title, gameId, name, drawings }: DocumentFacts, body: unknown) {
  return html`<!doctype html>
    <html lang="${words.tag}" class="sea-${paletteAt(gameId)} of-${name}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <title>${title}</title>
        <link rel="icon" href="/page/icon.svg" />
        <link rel="stylesheet" href="/page/game.css" />
        ${name === 'closed' ? '' : html`<link rel="stylesheet" href="/page/${name}.css" />`}
        <script type="module" src="/page/${name}.js"></script>
      </head>
      <body>
        ${raw(drawings)} ${body}
      </body>
    </html>`;
}

/** Error page without a game: gives the reason, and a link back to the app at `origin`, if there is one. */
export function closedPage(reason: 'launch' | 'unavailable', origin: string, words: Words) {
  const launch = reason === 'launch';
  const title = launch ? words.launchTitle : words.awayTitle;
  return page(
    { words, title, gameId: 0, name: 'closed', drawings: sprite(0, ['pearl']) },
    html`<main class="closed">
      ${picture('pearl')}
      <h1>${title}</h1>
      <p>${launch ? words.launchRule : words.awayRule}</p>
      ${origin ? html`<a id="back" data-reason="${reason}" href="${origin}/">${words.back}</a>` : ''}
    </main>`,
  );
}
