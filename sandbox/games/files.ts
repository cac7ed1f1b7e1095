import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'page');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Style sheets that are concatenated in this order, later ones overriding earlier ones: those of every page, and of kinds. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  game: ['palettes', 'base', 'machine', 'panel', 'layouts', 'book', 'closed'],
  slot: ['slot'],
  bingo: ['bingo'],
  fishing: ['reef', 'fishing'],
  baccarat: ['felt', 'choices', 'baccarat'],
  roulette: ['roulette'],
  poker: ['felt', 'poker'],
  dice: ['choices', 'dice'],
  crash: ['choices', 'crash'],
  sports: ['choices', 'sports'],
};

const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

const served = (names: readonly string[], type: string) => ({ body: names.map(read).join('\n'), type });

/** Static files of the game pages, by their name under /page/; a kind of game has a script and a style sheet of its name. */
export const files: Readonly<Record<string, { body: string; type: string } | undefined>> = {
  ...Object.fromEntries(scripts.map((name) => [name, served([name], 'text/javascript')])),
  ...Object.fromEntries(
    Object.entries(sheets).map(([name, parts]) => [
      `${name}.css`,
      served(
        parts.map((part) => `${part}.css`),
        'text/css',
      ),
    ]),
  ),
  'icon.svg': served(['icon.svg'], 'image/svg+xml'),
};

/** The bottom of the sea, to inline into a document. */
export const seabed = read('seabed.svg');
