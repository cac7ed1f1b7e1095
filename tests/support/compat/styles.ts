import type { Identifier } from '@mdn/browser-compat-data';
import { generate, parse, walk, type Block, type CssNode } from 'css-tree';
import { childOf, css, isNewer, lackedBy } from './data.ts';

const { properties, selectors, types, 'at-rules': atRules } = css as Record<string, Identifier>;

/** A type of values by its name, which the data keep under the kind of value that it is. */
const typeOf = (name: string) =>
  [types, ...Object.values(types!)].map((kind) => childOf(kind as Identifier, name)).find(Boolean);

const dynamicUnit = /^[dsl]v(?:h|w|b|i|min|max)$/;
const containerUnit = /^cq/;

/** What a value consists of that has a feature of its own: keywords, functions and units. */
function partOf(property: string, node: CssNode): [string, Identifier | undefined] | undefined {
  if (node.type === 'Identifier') return [`${property}: ${node.name}`, childOf(properties?.[property], node.name)];
  if (node.type === 'Function') return [`${node.name}()`, typeOf(node.name.toLowerCase())];
  if (node.type !== 'Dimension') return undefined;
  if (dynamicUnit.test(node.unit)) return ['dvh', types?.['length']?.['viewport_percentage_units_dynamic']];
  return containerUnit.test(node.unit) ? ['cqw', types?.['length']?.['container_query_length_units']] : undefined;
}

/** What a node of a stylesheet is in the data, outside of declarations. */
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

/** What declarations of one block have in them that is newer than the lowest browsers. */
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

/** What a stylesheet uses that the lowest browsers lack; what it asks for by `@supports` is guarded there. */
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
