import { refTo, type Json } from './jsonSchema.ts';

/** Shorter schemas are inlined: a reference is no easier to read. */
const shortest = 150;

type Node = Record<string, unknown> | unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isShape = (node: Node): node is Json => !Array.isArray(node) && node['type'] === 'object' && 'properties' in node;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const singular = (text: string) => text.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** Words of a path that carry no name. */
const structure = new Set(['properties', 'anyOf', 'allOf', 'items', 'additionalProperties', 'data', 'list']);

const ownName = (operation: string) => capital(operation.split('/').at(-1)!);

/**
 * The name of a schema from its first occurrence: its property, or the call and whether it is its input or answer.
 */
function nameAt(path: readonly string[], operation: string): string {
  const property = path.findLast((key) => !structure.has(key) && !/^\d+$/.test(key));
  const own = ownName(operation);
  if (property === 'schema' && path.includes('items')) return `${own}Item`;
  if (property === 'schema') return `${own}${path.includes('requestBody') ? 'Input' : 'Answer'}`;
  return capital(singular(property ?? own));
}

type Found = Map<string, { count: number; path: string[] }>;

/** Counts every shape in a value, and records its first occurrence. */
function countShapes(value: unknown, found: Found, path: string[] = []) {
  if (!isNode(value)) return;
  if (isShape(value)) {
    const json = JSON.stringify(value);
    const known = found.get(json);
    if (known) known.count++;
    else found.set(json, { count: 1, path });
  }
  for (const [key, inner] of Object.entries(value)) countShapes(inner, found, [...path, key]);
}

/**
 * Operations with a reference to a named schema for every shape that occurs more than once or is `known`, and those
 * schemas. `known` has names by the JSON of their schemas.
 */
export function sharedOf<T>(operations: Record<string, T>, known: ReadonlyMap<string, string>) {
  const found: Found = new Map();
  countShapes(operations, found);
  const schemas: Record<string, Json> = {};
  const names = new Map<string, string>();

  function nameOf(json: string, [operation = '', ...path]: readonly string[]): string {
    const name = known.get(json) ?? nameAt(path, operation);
    const taken = new Set(names.values());
    if (!taken.has(name)) return name;
    const longer = `${ownName(operation)}${name}`;
    if (taken.has(longer)) throw new Error(`Two schemas would be named ${longer}`);
    return longer;
  }

  function referred(value: unknown): unknown {
    if (!isNode(value)) return value;
    if (Array.isArray(value)) return value.map(referred);
    const inner = () => Object.fromEntries(Object.entries(value).map(([key, each]) => [key, referred(each)]));
    const json = JSON.stringify(value);
    const { count, path } = found.get(json) ?? { count: 1, path: [] };
    if (!known.has(json) && (count === 1 || json.length < shortest)) return inner();
    if (!names.has(json)) {
      names.set(json, nameOf(json, path));
      schemas[names.get(json)!] = inner();
    }
    return refTo(names.get(json)!);
  }

  return { operations: referred(operations) as Record<string, T>, schemas };
}
