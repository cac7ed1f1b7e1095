import { useSearch } from 'wouter';
import { readQuery, type Params, type Query } from './query.ts';
import { routeAt, type Path, type QueryOf } from './routes.ts';

type NeededOf<P extends Params> = { [K in keyof P]: P[K]['needed'] extends true ? K : never }[keyof P];
type Asked<P extends Params> = Pick<Query<P>, NeededOf<P>> & Partial<Query<P>>;
type Rest<P extends Params> = [NeededOf<P>] extends [never] ? [query?: Asked<P>] : [query: Asked<P>];

/** The address of a page of the app, with or without a query. */
export type Address = Path | `${Path}?${string}`;

/** The address of a page with its query. An unknown path or a wrong query is a type error. */
export function href<P extends Path>(path: P, ...[query]: Rest<QueryOf<P>>): P | `${P}?${string}` {
  const given = Object.entries(query ?? {}) as [string, string | number | boolean | undefined][];
  const params = given.filter(([, value]) => value !== undefined && value !== '' && value !== false);
  const search = new URLSearchParams(params.map(([name, value]) => [name, value === true ? '1' : String(value)]));
  return params.length > 0 ? `${path}?${search}` : path;
}

/** The typed query of the page at `path`; the router has already rejected an invalid one. */
export function useQuery<P extends Path>(path: P): Query<QueryOf<P>> {
  const search = useSearch();
  const { query } = routeAt(path)!;
  return (readQuery(query, search) ?? readQuery(query, '')) as Query<QueryOf<P>>;
}
