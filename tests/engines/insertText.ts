/** What Playwright leaves in a page of WebKit, and of Firefox, to insert text with. */
interface Inserting {
  __pwWebViewInput?: { _insertText: (target: unknown, text: string) => void };
  __pw_bidiInsertText?: (text: string) => Element | undefined;
}

/**
 * Init script, self-contained: lets `fill` type into a field as a keyboard does. Playwright sets the field's value over
 * these connections, which React takes for its own doing.
 */
export function insertText() {
  const page = globalThis as Inserting;
  const insert = (text: string) => void document.execCommand('insertText', false, text);
  if (page.__pwWebViewInput) page.__pwWebViewInput._insertText = (_, text) => insert(text);
  Object.defineProperty(page, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLIFrameElement) return activeElement;
      insert(text);
      return undefined;
    },
    set: () => {},
    configurable: true,
  });
}
