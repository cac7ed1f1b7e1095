import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { avatar, avatars } from './avatar.ts';
import { builtInBanner } from './banner.ts';
import { goods } from './goods.ts';
import { maskableIcon, monochromeIcon, roundedIcon, shortcutIcons } from './mark.ts';
import { methods } from './methods.ts';
import { props } from './props.ts';
import { states } from './states.ts';
import { vipBadge, vipLevels } from './vip.ts';

/** Paints the pictures that are kept with the sources: run `npm run art` after a change. */

const avatarSize = 192;
const avatarQuality = 50;

const pngs = [
  { name: 'icon-192', svg: roundedIcon, size: 192 },
  { name: 'icon-512', svg: roundedIcon, size: 512 },
  { name: 'maskable-192', svg: maskableIcon, size: 192 },
  { name: 'maskable-512', svg: maskableIcon, size: 512 },
  { name: 'monochrome-512', svg: monochromeIcon, size: 512 },
  { name: 'apple-touch-icon', svg: maskableIcon, size: 180 },
  { name: 'shortcut-deposit', svg: shortcutIcons.deposit, size: 96 },
  { name: 'shortcut-jackpot', svg: shortcutIcons.jackpot, size: 96 },
  { name: 'shortcut-support', svg: shortcutIcons.support, size: 96 },
  { name: 'shortcut-search', svg: shortcutIcons.search, size: 96 },
];

const badges = Object.fromEntries(Array.from({ length: vipLevels }, (_, level) => [level, vipBadge(level)]));

/** Drawings that are kept as SVG, by folder and name. */
const svgs = { vip: badges, props, goods, methods, states: { ...states, banner: builtInBanner } };

/** The DPI at which a drawing with a viewBox of 100 has this size. */
const density = (size: number) => 72 * (size / 24);

const painted = (svg: string, size: number) => sharp(Buffer.from(svg), { density: density(size) }).resize(size, size);

for (const [folder, drawn] of Object.entries(svgs)) {
  await mkdir(`public/icons/${folder}`, { recursive: true });
  for (const [name, svg] of Object.entries(drawn)) await writeFile(`public/icons/${folder}/${name}.svg`, `${svg}\n`);
}
await writeFile('src/brand/icons/favicon.svg', `${roundedIcon}\n`);
await Promise.all(
  pngs.map(({ name, svg, size }) =>
    painted(svg, size).png({ palette: true, effort: 10 }).toFile(`src/brand/icons/${name}.png`),
  ),
);
await mkdir('public/avatar', { recursive: true });
await Promise.all(
  Array.from({ length: avatars }, (_, at) =>
    painted(avatar(at + 1), avatarSize)
      .webp({ quality: avatarQuality, effort: 6, smartSubsample: true })
      .toFile(`public/avatar/${at + 1}.webp`),
  ),
);
