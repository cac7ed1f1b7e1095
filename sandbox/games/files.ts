import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const scripts = ['slot', 'closed', 'lobby', 'reels', 'server', 'sound', 'view'];

/** Style sheets, concatenated in this order: later ones override earlier ones. */
const styles = ['palettes', 'base', 'machine', 'panel', 'layouts', 'book', 'closed'];

const read = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');

/** Static files of the game page, by their name under /page/. */
export const files: Readonly<Record<string, { body: string; type: string } | undefined>> = {
  ...Object.fromEntries(scripts.map((name) => [`${name}.js`, { body: read(`${name}.js`), type: 'text/javascript' }])),
  'game.css': { body: styles.map((name) => read(`${name}.css`)).join('\n'), type: 'text/css' },
  'icon.svg': { body: read('icon.svg'), type: 'image/svg+xml' },
};

/** SVG symbols to inline into a document, so that `<use href="#pearl">` finds them. */
export const sprite = read('symbols.svg');
