/** Names the app's manifest, by which a browser may offer to install it; no sooner than somebody has said how old they are. */
export function makeInstallable(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}
