import '../../sandbox/checkNode.js';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const top = path.join(import.meta.dirname, '../..');
const source = path.dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/plus-jakarta-sans/package.json')));

const between = (/** @type {number} */ from, /** @type {number} */ to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The characters of headings and amounts in English and Filipino: ASCII, Latin-1, the peso sign, and punctuation. */
const characters = `${between(0x20, 0x7e)}${between(0xa1, 0xff)}₱‘’“”–—…−•×→`;

/** Max size of the file, bytes. */
const most = 24_000;

const font = await subsetFont(readFileSync(path.join(source, '700Bold/PlusJakartaSans_700Bold.ttf')), characters, {
  targetFormat: 'woff2',
});
if (font.length > most) throw new Error(`The typeface takes ${font.length} of ${most} bytes.`);
const folder = path.join(top, 'src/ui/typeface');
writeFileSync(path.join(folder, 'display.woff2'), font);
writeFileSync(path.join(folder, 'OFL.txt'), readFileSync(path.join(source, 'LICENSE_FONT')));
console.log(`display.woff2: ${font.length} of ${most} bytes`);
