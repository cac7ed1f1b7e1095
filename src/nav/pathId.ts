import { useLocation } from 'wouter';
import type { Path } from './routes.ts';

type IdPath = Extract<Path, `${string}/:id`>;

/** The address of a page whose path ends with an id. */
export const hrefOf = (path: IdPath, id: number): string => path.replace(':id', String(id));

/** The id at the end of the current page's address. */
export function usePathId(): number {
  const [pathname] = useLocation();
  return Number(pathname.slice(pathname.lastIndexOf('/') + 1));
}
