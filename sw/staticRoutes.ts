/** An `install` event of a browser that may have static routes, which TypeScript's library lacks. */
type InstallEvent = ExtendableEvent & { addRoutes?(route: object): Promise<void> };

/**
 * Static routing, if the browser has it: a page's API calls needn't wait for this worker to wake up; a web worker's
 * do, because Chromium 156 doesn't apply such routes to them.
 */
export function routeCalls(event: InstallEvent): void {
  if (!event.addRoutes || !('URLPattern' in globalThis)) return;
  const calls = { urlPattern: new URLPattern({ pathname: '/app/v1/*' }), requestMethod: 'POST' };
  event.waitUntil(event.addRoutes({ condition: calls, source: 'network' }).catch(() => {}));
}
