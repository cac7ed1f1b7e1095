import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * The Philippine Standard Geographic Code as of June 2025, by the Philippine Statistics Authority: a line for each
 * region (1), province or independent city (2) and city or municipality (3), with code and name, and under the latter one
 * with the names of its barangays (4).
 */
const file = new URL('psgc.txt.br', import.meta.url);

interface Area {
  id?: number;
  name: string;
}

let known: ReadonlyMap<number, readonly Area[]> | undefined;

/** The areas within each area by its code, the regions in 0; read on first use. */
function areas(): ReadonlyMap<number, readonly Area[]> {
  if (known) return known;
  const within = new Map<number, Area[]>();
  const path = [0];
  for (const line of brotliDecompressSync(readFileSync(file)).toString().trimEnd().split('\n')) {
    const [level, ...words] = line.split('\t');
    const depth = Number(level) - 1;
    const [id, name] = [Number(words[0]), words[1]!];
    const found = depth === 3 ? words.map((each) => ({ name: each })) : [{ id, name }];
    within.set(path[depth]!, [...(within.get(path[depth]!) ?? []), ...found]);
    if (depth < 3) path[depth + 1] = id;
  }
  known = within;
  return within;
}

/** The areas within an area, the regions in 0; none for an unknown area. */
export const areasIn = (parent: number): readonly Area[] => areas().get(parent) ?? [];

/** The names of a place, from the region to the barangay. */
const placeFields = ['region', 'province', 'city', 'barangay'] as const;
type Place = Readonly<Record<(typeof placeFields)[number], string>>;

/** The first name of a place that isn't within the previous one; undefined for an existing place. */
export function unknownPlace(place: Place): keyof Place | undefined {
  let parent = 0;
  for (const field of placeFields) {
    const area = areasIn(parent).find(({ name }) => name === place[field]);
    if (!area) return field;
    parent = area.id ?? -1;
  }
  return undefined;
}
