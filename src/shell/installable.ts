/** Adds the web app manifest, so that the browser may offer an installation; not before the age gate is passed. */
export function makeInstallable(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}
