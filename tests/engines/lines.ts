/** Console lines of an engine about features it doesn't know, and requests cut off by the network or a page's end. */
export const linesOf: Readonly<Record<string, readonly RegExp[]>> = {
  chromium: [],
  firefox: [/^Failed to load ‘.*’\. A ServiceWorker intercepted the request and encountered an unexpected error/],
  webkit: [
    /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
    /^Viewport argument key "interactive-widget" not recognized/,
    /^Failed to load resource: (Error (receiving|sending) data|Could not connect to proxy server)/,
    /^(Fetch API cannot load|Cannot load) .* due to access control checks/,
    /^Error while parsing the 'sandbox' attribute: 'allow-orientation-lock'/,
    // WebKit logs an operation on a cache that a page's end cuts off, also where its rejection is caught.
    /^Cache API operation failed: Context is stopped$/,
  ],
};
