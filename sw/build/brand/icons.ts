import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from './brand.ts';

/** Width and height of each icon, in pixels; the tab's is an SVG. */
const icons = {
  'favicon.svg': undefined,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-192.png': 192,
  'maskable-512.png': 512,
  'monochrome-512.png': 512,
  'shortcut-search.png': 96,
  'shortcut-deposit.png': 96,
  'shortcut-jackpot.png': 96,
  'shortcut-support.png': 96,
} as const;

/** The pictures of a brand, by their paths in its folder and on the app's origin. */
export const picturesOf = ({ screenshots }: Pick<Brand, 'screenshots'>) => [
  ...Object.keys(icons).map((name) => `icons/${name}`),
  ...screenshots.map(({ file }) => `screenshots/${file}`),
];

/** A screenshot in the web app manifest: `sizes` such as 585x1266. */
export interface Screenshot {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly form_factor: 'narrow' | 'wide';
  readonly label: string;
}

async function sizeOf(file: string) {
  // Imported lazily, as only builds need it, not other readers of the build's configuration.
  const { default: sharp } = await import('sharp');
  const { width, height, format } = await sharp(file).metadata();
  return { sizes: `${width}x${height}`, type: `image/${format}` };
}

/** What is wrong with a brand's icons and screenshots, a sentence each. */
export async function pictureFaults({ folder, screenshots }: Brand): Promise<string[]> {
  const faults = await Promise.all(
    picturesOf({ screenshots }).map(async (name) => {
      const file = path.join(folder, name);
      if (!existsSync(file)) return [`${name} is missing`];
      const found = await sizeOf(file).catch(() => undefined);
      if (!found) return [`${name} is no picture`];
      const size = icons[path.basename(name) as keyof typeof icons];
      const needed = `${size}x${size}`;
      return size && found.sizes !== needed ? [`${name} is ${found.sizes}, and must be ${needed}`] : [];
    }),
  );
  return faults.flat();
}

/** The screenshots as the manifest lists them. */
export const screenshotsOf = ({ folder, screenshots }: Brand): Promise<Screenshot[]> =>
  Promise.all(
    screenshots.map(async ({ file, form, label }) => ({
      src: `/screenshots/${file}`,
      ...(await sizeOf(path.join(folder, 'screenshots', file))),
      form_factor: form,
      label,
    })),
  );
