/** Playwright's functions for inserting text in a page of WebKit, and of Firefox. */
interface Inserting {
  __pwWebViewInput?: { _insertText: (target: unknown, text: string) => void };
  __pw_bidiInsertText?: (text: string) => Element | undefined;
}

/**
 * Init script, self-contained: makes `fill` type into a field as a keyboard does. Over these connections Playwright
 * sets the field's value instead, which React takes for its own change.
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
