import { lazyPart } from '#shared/page/lazyPart.tsx';

/** The way out of an in-app browser, loaded only there. */
export const OpenInBrowser = lazyPart(async () => (await import('./OpenInBrowser.tsx')).OpenInBrowser);
