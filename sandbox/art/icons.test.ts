import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInBanner } from './banner.ts';
import { goods } from './goods.ts';
import { methods } from './methods.ts';
import { props, propOf } from './props.ts';
import { states } from './states.ts';
import { vipBadge, vipLevels } from './vip.ts';

/** Maximum sizes of drawings, in bytes. */
const heaviest = { badge: 1_500, prop: 2_000, method: 500, state: 1_200, banner: 3_500 };

const badges = Object.fromEntries(Array.from({ length: vipLevels }, (_, level) => [level, vipBadge(level)]));
const weight = (drawn: Record<string, string>) =>
  Math.max(...Object.values(drawn).map((svg) => Buffer.byteLength(svg)));

test('badges, props, items, methods and states stay within their size budget', () => {
  expect(weight(badges)).toBeLessThan(heaviest.badge);
  expect(weight(props)).toBeLessThan(heaviest.prop);
  expect(weight(goods)).toBeLessThan(heaviest.prop);
  expect(weight(methods)).toBeLessThan(heaviest.method);
  expect(weight(states)).toBeLessThan(heaviest.state);
  expect(weight({ builtInBanner })).toBeLessThan(heaviest.banner);
});

test('the committed drawings match the generated ones', () => {
  for (const [folder, drawn] of Object.entries({
    vip: badges,
    props,
    goods,
    methods,
    states: { ...states, banner: builtInBanner },
  })) {
    for (const [name, svg] of Object.entries(drawn))
      expect(readFileSync(`public/icons/${folder}/${name}.svg`, 'utf8')).toBe(`${svg}\n`);
  }
});

test('drawings contain no scripts, text or external references', () => {
  for (const svg of [badges, props, goods, methods, states, { builtInBanner }].flatMap((drawn) => Object.values(drawn)))
    expect(svg).not.toMatch(/<script|<style|<text|<image|\son\w+=|href="[^#]|url\([^#]|undefined|NaN/);
});

test.each([
  [1001, 'couponGeneral'],
  [1099, 'couponGeneral'],
  [1201, 'couponFixed'],
  [1399, 'couponGive'],
  [2001, 'coin'],
  [2002, 'points'],
  [4001, 'activityPoints'],
  [60_001, 'diamond'],
  [50_000, 'jackpot'],
  [50_001, 'jackpotMega'],
  [50_002, 'jackpotMajor'],
  [50_003, 'jackpotMinor'],
  [50_004, 'jackpotMini'],
  [50_005, 'jackpot'],
  [40_001, 'newYearFireworks'],
  [40_004, 'newYearHorn'],
  [80_001, 'lotterySmall'],
  [80_003, 'lotteryGreat'],
])('prop %i has a picture', (id, name) => {
  expect(propOf(id)).toBe(name);
  expect(props).toHaveProperty(name);
});

test.each([0, 1000, 1100, 1200, 1300, 1400, 2003, 50_006, 40_005, 80_004])('%i is not a prop', (id) => {
  expect(propOf(id)).toBeUndefined();
});

test('state icons take their lines from the text colour, their accent from its token', () => {
  for (const svg of Object.values(states)) expect(svg).toMatch(/stroke="currentColor".*var\(--accent,#[0-9a-f]{6}\)/);
});
