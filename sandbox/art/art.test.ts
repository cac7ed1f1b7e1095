import { readdirSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gameAt, mostGames } from '../db/seed/games.ts';
import { avatar, avatars } from './avatar.ts';
import { banner } from './banner.ts';
import { cover } from './cover.ts';

/** Maximum sizes of pictures in bytes: as drawn, compressed for sending, and of a committed avatar. */
const heaviest = { drawn: 6_000, sent: 1_500, avatar: 4_000 };

const everyTenth = Array.from({ length: mostGames / 10 }, (_, at) => gameAt(at * 10));
const covers = everyTenth.map(({ id, name }) => cover(id, name, 'Tala'));
const banners = Array.from({ length: 8 }, (_, at) => banner(at + 1));
const faces = Array.from({ length: avatars }, (_, at) => avatar(at + 1));
const all = [...covers, ...banners, ...faces];

test('all banners and avatars are distinct', () => {
  expect(new Set([...banners, ...faces]).size).toBe(banners.length + faces.length);
});

test('every picture stays within its size budget', () => {
  expect(Math.max(...all.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(heaviest.drawn);
  expect(Math.max(...[...covers.slice(0, 60), ...banners].map((svg) => brotliCompressSync(svg).length))).toBeLessThan(
    heaviest.sent,
  );
});

test('pictures contain no scripts, styles, text or external references', () => {
  for (const svg of all) expect(svg).not.toMatch(/<script|<style|<text|<image|\son\w+=|href="[^#]|url\([^#]/);
});

test('pictures are well-formed: all references resolve and every group is closed', () => {
  for (const svg of all) {
    const painted = [...svg.matchAll(/url\(#(\w+)\)|href="#(\w+)"/g)].map(([, gradient, part]) => gradient ?? part);
    for (const id of new Set(painted)) expect(svg).toContain(`id="${id}"`);
    expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    expect(svg).not.toMatch(/undefined|NaN/);
  }
});

test('the committed avatars 1 to 20 match the sources and stay within budget', () => {
  const kept = readdirSync('public/avatar').toSorted();
  expect(kept).toEqual(Array.from({ length: 20 }, (_, at) => `${at + 1}.webp`).toSorted());
  expect(Math.max(...kept.map((name) => statSync(`public/avatar/${name}`).size))).toBeLessThan(heaviest.avatar);
});
