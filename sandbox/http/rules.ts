import type { HeadersByPath } from './dist.ts';

/** The path whose headers are the document's, which answers every address that is no file. */
export const documentPath = '/';

/** The folders of a build: everything under them is a file, existing or not. */
export const foldersOf = (headers: HeadersByPath) =>
  Object.keys(headers).filter((path) => path !== documentPath && path.endsWith('/'));

/** The files and folders that are the operator's own: no build has them, and missing ones are 404. */
export const ownPaths = ['/.well-known/', '/robots.txt'];

/** Other paths of files. */
export const extension = /\.\w+$/;

/** The headers of a file: those of its longest prefix in `headers.json`. */
export function headersOfFile(headers: HeadersByPath, path: string): HeadersByPath[string] {
  const [longest] = Object.keys(headers)
    .filter((start) => start !== documentPath && path.startsWith(start))
    .toSorted((a, b) => b.length - a.length);
  return (longest === undefined ? undefined : headers[longest]) ?? {};
}
