import type { Browser, BrowserContextOptions, BrowserType } from 'playwright/test';
import { insertText } from './insertText.ts';
import { launchWebKit } from './webkit.ts';

/** Launches a project's browser: Playwright's own or a configured one, or WebKitGTK if `WEBKIT` selects it. */
export async function launch(type: BrowserType): Promise<Browser> {
  if (type.name() === 'webkit' && process.env['WEBKIT'] === 'gtk') return launchWebKit(type);
  const browser = await type.launch();
  return type.name() === 'firefox' && process.env['FIREFOX_PATH'] ? typing(browser) : browser;
}

/** A browser in whose pages `fill` types. */
function typing(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  return Object.assign(browser, {
    async newContext(options?: BrowserContextOptions) {
      const context = await open(options);
      await context.addInitScript(insertText);
      return context;
    },
  });
}
