import type { Identifier } from '@mdn/browser-compat-data';
import { childOf, html, isNewer, javascript } from './data.ts';

const { elements, global_attributes: globals } = html as Record<string, Identifier>;
const { regular_expressions: patterns, builtins } = javascript as Record<string, Identifier>;

/** React properties that have another name in HTML. */
const renamed: Record<string, string> = { htmlfor: 'for', classname: 'class' };

/** An element, if it is newer than the lowest browsers. */
export const newerElement = (tag: string): string | undefined =>
  isNewer(childOf(elements, tag)) ? `<${tag}>` : undefined;

/** An attribute of an element, or a value of it, if it is newer than the lowest browsers. */
export function newerAttribute(tag: string, property: string, value: string | undefined): string | undefined {
  const low = property.toLowerCase();
  const name = renamed[low] ?? low;
  const element = childOf(elements, tag);
  const attribute = childOf(element, name) ?? childOf(globals, name);
  const ofValue = childOf(element, `${name}_${value}`) ?? childOf(attribute, value ?? '');
  if (isNewer(attribute)) return `<${tag} ${name}>`;
  return isNewer(ofValue) ? `<${tag} ${name}="${value}">` : undefined;
}

const syntax: [RegExp, string, Identifier | undefined][] = [
  [/\(\?<[=!]/, 'lookbehind in a pattern', patterns?.['lookbehind_assertion']],
  [/\(\?[ims]*-?[ims]*:(?<!\(\?:)/, 'modifier in a pattern', patterns?.['modifier']],
  [/\/\w*v\w*$/, 'flag v of a pattern', childOf(builtins?.['RegExp'], 'unicodeSets')],
];

/** The syntax of a regular expression that is newer than the lowest browsers, if any. */
export const newerPattern = (pattern: string): string | undefined =>
  syntax.find(([written, , feature]) => isNewer(feature) && written.test(pattern))?.[1];
