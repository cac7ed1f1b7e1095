import data, { type BrowserName, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { lowestBrowsers } from '../../../sw/build/browsers.ts';

export const { api, css, html, javascript } = data;

/** A feature within another one: own properties only, as an API may have a member named `constructor`. */
export const childOf = (feature: Identifier | undefined, name: string): Identifier | undefined =>
  feature && Object.hasOwn(feature, name) ? feature[name] : undefined;

const isAtMost = (version: string, lowest: string) => {
  const [[major = 0, minor = 0], [most = 0, least = 0]] = [version, lowest].map((each) =>
    each.replace('≤', '').split('.').map(Number),
  ) as [number[], number[]];
  return major < most || (major === most && minor <= least);
};

/**
 * The supported browsers whose lowest version lacks a feature or has only part of it; a feature without data counts as
 * supported. A browser that knows it by another name supports it where that name is `written` as well.
 */
export function lackedBy(feature: Identifier | undefined, name = '', written?: ReadonlySet<string>): string[] {
  const support = feature?.__compat?.support ?? {};
  return Object.entries(lowestBrowsers).flatMap(([browser, lowest]) => {
    const statements = [support[browser as BrowserName] ?? []].flat();
    const has = statements.some((each) => {
      const other = each.prefix ? each.prefix + name : each.alternative_name;
      const { version_added: added, version_removed: removed, flags, partial_implementation: isPart } = each;
      if (removed || flags || isPart || !added || added === 'preview') return false;
      return isAtMost(added, lowest) && (other === undefined || written?.has(other) === true);
    });
    return statements.length > 0 && !has ? [browser] : [];
  });
}

export const isNewer = (feature: Identifier | undefined): boolean => lackedBy(feature).length > 0;
