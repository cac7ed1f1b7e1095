import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { avatar, avatars } from './avatar.ts';
import { maskableIcon, monochromeIcon, roundedIcon, shortcutIcons } from './mark.ts';

/** Paints the pictures that are kept with the sources: run `node sandbox/run.js sandbox/art/write.ts` after a change. */

const avatarSize = 192;

const pngs = [
  { name: 'icon-192', svg: roundedIcon, size: 192 },
  { name: 'icon-512', svg: roundedIcon, size: 512 },
  { name: 'maskable-192', svg: maskableIcon, size: 192 },
  { name: 'maskable-512', svg: maskableIcon, size: 512 },
  { name: 'monochrome-512', svg: monochromeIcon, size: 512 },
  { name: 'apple-touch-icon', svg: maskableIcon, size: 180 },
  { name: 'shortcut-deposit', svg: shortcutIcons.deposit, size: 96 },
  { name: 'shortcut-search', svg: shortcutIcons.search, size: 96 },
];

const painted = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 24) }).resize(size, size);

await mkdir('public/avatar', { recursive: true });
await mkdir('public/icons', { recursive: true });
await writeFile('public/icons/favicon.svg', `${roundedIcon}\n`);
await Promise.all(
  pngs.map(({ name, svg, size }) => painted(svg, size).png({ palette: true }).toFile(`public/icons/${name}.png`)),
);
await Promise.all(
  Array.from({ length: avatars }, (_, at) =>
    painted(avatar(at + 1), avatarSize)
      .webp({ quality: 60, effort: 6 })
      .toFile(`public/avatar/${at + 1}.webp`),
  ),
);
