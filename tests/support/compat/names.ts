import type { Identifier } from '@mdn/browser-compat-data';
import { api, childOf, isNewer, javascript } from './data.ts';

const { builtins } = javascript as Record<string, Identifier>;
const intl = builtins!['Intl'];
const spaces = [api, builtins!, intl!];

/** A member as scripts write it: statics and events have names of their own in the data. */
const written = (member: string) => member.replace(/_static$/, '').replace(/^(\w+)_event$/, 'on$1');

const members = (feature: Identifier) => Object.keys(feature).filter((name) => name !== '__compat');

const interfaces = spaces.flatMap((space) => members(space).map((name) => [name, space[name]!] as const));

/** Every name of a feature newer than the lowest browsers; any other name in a script needs no further check. */
export const newerNames = new Set(
  interfaces.flatMap(([name, feature]) => [
    ...(isNewer(feature) ? [name] : []),
    ...members(feature).flatMap((member) => (isNewer(feature[member]) ? [written(member)] : [])),
  ]),
);

const memberOf = (feature: Identifier | undefined, name: string) =>
  childOf(feature, name) ??
  childOf(feature, `${name}_static`) ??
  (name.startsWith('on') ? childOf(feature, `${name.slice(2)}_event`) : undefined);

const interfaceOf = (name: string) =>
  spaces.map((space) => childOf(space, name)).find((feature) => feature !== undefined);

/** Whether the data have an interface of this name. */
export const isInterface = (name: string): boolean => interfaceOf(name) !== undefined;

/** The interfaces whose members in the data TypeScript declares as globals. */
const scopes = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope'];

const globalOf = (name: string) =>
  interfaceOf(name) ?? scopes.map((scope) => memberOf(api[scope], name)).find((feature) => feature !== undefined);

/** The name of a global in the data, if it is newer than the lowest browsers. */
export const newerGlobal = (name: string): string | undefined => (isNewer(globalOf(name)) ? name : undefined);

/**
 * The name of a member in the data, if it is newer than the lowest browsers. The data list a member of a TypeScript
 * mixin, or one unknown to TypeScript, under other interfaces; it is newer if it is newer in all of them.
 */
export function newerMember(parent: string, name: string): string | undefined {
  const owner = parent.replace(/Constructor$/, '');
  const own = memberOf(interfaceOf(owner), name) ?? (owner.endsWith('GlobalScope') ? globalOf(name) : undefined);
  if (own) return isNewer(own) ? `${owner}.${name}` : undefined;
  const found = interfaces.flatMap(([, feature]) => memberOf(feature, name) ?? []);
  return found.length > 0 && found.every(isNewer) ? name : undefined;
}

/** The name of an event, if no target fires it in the lowest browsers. */
export function newerEvent(type: string): string | undefined {
  const found = interfaces.flatMap(([, feature]) => childOf(feature, `${type}_event`) ?? []);
  return found.length > 0 && found.every(isNewer) ? `${type} event` : undefined;
}
