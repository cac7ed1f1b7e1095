import { lazyPart } from '#shared/page/lazyPart.tsx';

/** The way out of another app's own browser, loaded by those who are in one. */
export const OpenInBrowser = lazyPart(async () => (await import('./OpenInBrowser.tsx')).OpenInBrowser);
