import type { Rolldown } from 'vite';
import { chunkOf, contentOf, withNeeds } from './bundle.ts';
import { digest, fingerprint } from './digest.ts';
import type { Headers } from './headers.ts';

/** A file that the service worker stores when it is installed. */
export interface Precached {
  readonly url: string;
  /** Null if the file name changes with the content. */
  readonly revision: string | null;
  readonly integrity: string;
}

/** The page links to one of these once it is installable (`src/shell/loading/installable.ts`). */
const manifests = ['manifest.webmanifest', 'manifest.fil.webmanifest'];

const linked = /<link[^>]*\shref="\/([^"]+)"/g;

/**
 * The precache: exactly the files the app needs to open offline, those of these sources of the page with their
 * imports, and those of the worker.
 */
export function precached(
  bundle: Rolldown.OutputBundle,
  sources: readonly string[],
  ofWorker: Iterable<string>,
  headers: Headers,
): Precached[] {
  const html = String(contentOf(bundle, 'index.html'));
  const shell = new Set(ofWorker);
  for (const source of sources) withNeeds(bundle, chunkOf(bundle, source), shell);

  const hashed = [...shell].map((name) => entry(name, contentOf(bundle, name), null));
  const document = entry('index.html', html, fingerprint(html, JSON.stringify(headers)));
  return [document, ...hashed, ...linkedFiles(html, bundle)];
}

/** The manifests, and the icon that the document links to; the home screen's icon is loaded at installation. */
function linkedFiles(html: string, bundle: Rolldown.OutputBundle): Precached[] {
  const names = new Set([...manifests, ...[...html.matchAll(linked)].map(([, name = '']) => name)]);
  return [...names]
    .filter((name) => !/\.(png|css|js)$/.test(name) && Object.hasOwn(bundle, name))
    .map((name) => {
      const content = contentOf(bundle, name);
      return entry(name, content, fingerprint(content));
    });
}

const entry = (name: string, content: string | Uint8Array, revision: string | null): Precached => ({
  url: `/${name}`,
  revision,
  integrity: digest(content),
});
