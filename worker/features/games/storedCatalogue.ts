import { check } from '#contract/schema.ts';
import { catalogue, type Catalogue } from '#worker/storage/rows.ts';

/** The stored catalogue, validated; undefined if it is invalid. */
export function readCatalogue(text: string): Catalogue | undefined {
  try {
    const checked = check(catalogue, JSON.parse(text));
    return checked.ok ? checked.value : undefined;
  } catch {
    return undefined;
  }
}
