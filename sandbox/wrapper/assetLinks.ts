/** The Android app that may open links of this site and use its passwords. */
export interface AndroidApp {
  package: string;
  /** SHA-256 of the certificates that it is signed with, as `AB:CD:…`. */
  fingerprints: readonly string[];
}

/** Where Android looks for the statement of a site. */
export const assetLinksPath = '/.well-known/assetlinks.json';

const packageName = /^[a-z]\w*(?:\.[a-z]\w*)+$/i;
const fingerprint = /^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/;

/**
 * Reads the Android app from its settings, `fingerprints` with spaces or commas between; undefined if neither is set.
 * Throws a readable error for anything that Android wouldn't accept.
 */
export function androidApp(name: string | undefined, fingerprints: string | undefined): AndroidApp | undefined {
  const prints = fingerprints?.toUpperCase().match(/[^\s,]+/g) ?? [];
  if (!name && prints.length === 0) return undefined;
  if (!name || !packageName.test(name))
    throw new Error(`ANDROID_PACKAGE must be a package's name, and is "${name ?? ''}".`);
  const wrong = prints.find((print) => !fingerprint.test(print));
  if (wrong !== undefined || prints.length === 0)
    throw new Error(
      `ANDROID_FINGERPRINTS must be SHA-256 digests such as "AB:CD:…", 32 pairs each; "${wrong ?? ''}" is none.`,
    );
  return { package: name, fingerprints: prints };
}

/** The site's statements for Android (Digital Asset Links): which app may open its links (O-40). */
export const statementsOf = (app: AndroidApp) => [
  {
    relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
    target: { namespace: 'android_app', package_name: app.package, sha256_cert_fingerprints: app.fingerprints },
  },
];

/** The answer with the site's statements, or 404 without an app. */
export function assetLinks(app: AndroidApp | undefined): Response {
  if (!app) return new Response('404\n', { status: 404, headers: { 'cache-control': 'no-store' } });
  return Response.json(statementsOf(app), { headers: { 'cache-control': 'no-cache' } });
}
