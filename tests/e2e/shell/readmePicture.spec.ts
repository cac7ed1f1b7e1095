import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { enterAs, expect, test } from '../support/perlas.ts';
import { rgPage } from '../support/protecting.ts';
import { openSlot } from '../support/slot.ts';
import { settled } from '../support/visits.ts';
import { juan } from '../support/withdrawing.ts';

const file = path.resolve('docs/pictures/screens.webp');
/** The maximum size of the picture, bytes. */
const heaviest = 150_000;
/** The size of a screen in the picture, the space around it, and the radius of its corners, pixels. */
const [width, height, room, radius] = [390, 844, 24, 28];

const corners = Buffer.from(
  `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`,
);
const cut = (picture: Buffer) =>
  sharp(picture)
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();

test('the README’s picture shows the lobby, a game, the wallet and protection', async ({ page }) => {
  await page.setViewportSize({ width, height });
  await enterAs(page, juan);
  const pictures: Buffer[] = [];
  const take = async () => {
    await settled(page);
    pictures.push(await cut(await page.screenshot({ animations: 'disabled' })));
  };
  await page.goto('/');
  await take();
  await openSlot(page);
  await take();
  await page.goto('/wallets');
  await take();
  await page.goto(rgPage);
  await take();

  const joined = await sharp({
    create: {
      width: (width + room) * pictures.length + room,
      height: height + 2 * room,
      channels: 4,
      background: '#0000',
    },
  })
    .composite(pictures.map((input, place) => ({ input, left: room + place * (width + room), top: room })))
    .webp({ quality: 78 })
    .toBuffer();
  expect(joined.length).toBeLessThanOrEqual(heaviest);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, joined);
});
