import { expect, test } from 'vitest';
import { areasIn, unknownPlace } from './areas.ts';

const inside = (parent: number, name: string) => areasIn(parent).find((area) => area.name === name)!.id!;

test('all Philippine areas are included, from 18 regions to 42,011 barangays (V-26)', () => {
  const counts = [1, 0, 0, 0];
  let level = [0];
  for (let depth = 0; depth < 4; depth++) {
    const found = level.flatMap(areasIn);
    counts[depth] = found.length;
    level = found.flatMap(({ id }) => id ?? []);
    expect(new Set(level).size).toBe(level.length);
  }
  expect(counts).toEqual([18, 118, 1_655, 42_011]);
});

test('a place resolves to its city, province if any, and region', () => {
  const region = inside(0, 'Region VII (Central Visayas)');
  const names = areasIn(inside(inside(region, 'Bohol'), 'Dauis')).map(({ name }) => name);
  expect(names).toContain('Totolan');
  expect(areasIn(inside(region, 'City of Cebu')).map(({ name }) => name)).toEqual(['City of Cebu']);
  expect(areasIn(7)).toEqual([]);
});

test('an unknown name is reported with its field', () => {
  const place = {
    region: 'Region VII (Central Visayas)',
    province: 'Bohol',
    city: 'Dauis',
    barangay: 'Totolan',
  };
  expect(unknownPlace(place)).toBeUndefined();
  for (const field of ['region', 'province', 'city', 'barangay'] as const)
    expect(unknownPlace({ ...place, [field]: 'Atlantis' })).toBe(field);
});
