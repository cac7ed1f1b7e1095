import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameAt } from '../db/seedGames.ts';
import { brandNames } from '../db/seedWords.ts';
import { avatar, avatars } from './avatar.ts';
import { banner } from './banner.ts';
import { cover } from './cover.ts';

/** The most that a picture may weigh, in bytes. */
const lightest = 2_000;

const covers = Array.from({ length: 300 }, (_, place) => {
  const { id, name, brandId } = gameAt(place);
  return cover(id, name, brandNames[brandId - 1]!);
});
const banners = Array.from({ length: 8 }, (_, at) => banner(at + 1));
const faces = Array.from({ length: avatars }, (_, at) => avatar(at + 1));
const all = [...covers, ...banners, ...faces];

test('no two covers of the catalogue, no two banners and no two avatars are the same', () => {
  expect(new Set(all).size).toBe(all.length);
});

test('every picture is light', () => {
  expect(Math.max(...all.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(lightest);
});

test('a picture runs nothing, loads nothing and says nothing', () => {
  for (const svg of all) expect(svg).not.toMatch(/<script|<style|<text|<image|\son\w+=|href="[^#]|url\([^#]/);
});

test('a picture is sound XML in its own colours: every gradient that it paints with is in it', () => {
  for (const svg of all) {
    const painted = [...svg.matchAll(/url\(#(\w+)\)|href="#(\w+)"/g)].map(([, gradient, part]) => gradient ?? part);
    for (const id of painted) expect(svg).toContain(`id="${id}"`);
    expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
  }
});

test('the same game always gets the same cover, and a name that calls for a drawing gets it', () => {
  expect(cover(1001, 'Golden Carabao', 'Tala')).toBe(cover(1001, 'Golden Carabao', 'Tala'));
  expect(cover(1001, 'Golden Carabao', 'Tala')).not.toBe(cover(1001, 'Golden Crown', 'Tala'));
});

test('every avatar is kept with the sources as webp', () => {
  for (const n of faces.keys()) expect(existsSync(`public/avatar/${n + 1}.webp`)).toBe(true);
});
