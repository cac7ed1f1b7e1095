import type { Identifier } from '@mdn/browser-compat-data';
import { generate, parse, walk, type Block, type CssNode } from 'css-tree';
import { childOf, css, isNewer, lackedBy } from './data.ts';

const { properties, selectors, types, 'at-rules': atRules } = css as Record<string, Identifier>;

/** A value type by its name, which the data list under its kind of value. */
const typeOf = (name: string) =>
  [types, ...Object.values(types!)].map((kind) => childOf(kind as Identifier, name)).find(Boolean);

const dynamicUnit = /^[dsl]v(?:h|w|b|i|min|max)$/;
const containerUnit = /^cq/;

/** The part of a value that has a feature of its own: a keyword, a function or a unit. */
function partOf(property: string, node: CssNode): [string, Identifier | undefined] | undefined {
  if (node.type === 'Identifier') return [`${property}: ${node.name}`, childOf(properties?.[property], node.name)];
  if (node.type === 'Function') return [`${node.name}()`, typeOf(node.name.toLowerCase())];
  if (node.type !== 'Dimension') return undefined;
  if (dynamicUnit.test(node.unit)) return ['dvh', types?.['length']?.['viewport_percentage_units_dynamic']];
  return containerUnit.test(node.unit) ? ['cqw', types?.['length']?.['container_query_length_units']] : undefined;
}

/** The features in the data that a stylesheet node outside declarations uses. */
function ruleOf(node: CssNode): [string, Identifier | undefined][] {
  if (node.type === 'PseudoClassSelector') return [[`:${node.name}`, childOf(selectors, node.name)]];
  if (node.type === 'PseudoElementSelector') return [[`::${node.name}`, childOf(selectors, node.name)]];
  if (node.type === 'NestingSelector') return [['&', selectors?.['nesting']]];
  if (node.type !== 'Atrule') return [];
  const rule = childOf(atRules, node.name);
  const features = node.prelude ? [...generate(node.prelude).matchAll(/\((?<name>[\w-]+)/g)] : [];
  const asked = features.map(({ groups }) => [`@${node.name} (${groups!['name']})`, childOf(rule, groups!['name']!)]);
  return [[`@${node.name}`, rule], ...(asked as [string, Identifier | undefined][])];
}

/** The features in one block's declarations that are newer than the lowest browsers. */
function newerIn({ children }: Block): string[] {
  const declarations = children.toArray().filter((node) => node.type === 'Declaration');
  const written = new Set(declarations.map(({ property }) => property));
  return declarations.flatMap(({ property, value }) => {
    const isLacked = lackedBy(childOf(properties, property), property, written).length > 0;
    if (isLacked) return [property];
    const found: string[] = [];
    walk(value, (node) => {
      const [name, feature] = partOf(property, node) ?? [];
      if (name && lackedBy(feature, property, written).length > 0) found.push(name);
    });
    return found;
  });
}

/** Features that a stylesheet uses and the lowest browsers lack, except inside `@supports`, which guards them. */
export function newerInStyles(text: string): Set<string> {
  const found = new Set<string>();
  walk(parse(text, { parseCustomProperty: false }), {
    enter(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') return walk.skip;
      if (node.type === 'Block') newerIn(node).forEach((name) => found.add(name));
      for (const [name, feature] of ruleOf(node)) if (isNewer(feature)) found.add(name);
      return undefined;
    },
  });
  return found;
}
