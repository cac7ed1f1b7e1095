import path from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { top } from '#sandbox/top.ts';

/** How the stand-in for the wrapper misbehaves; see its own comment. */
interface Spoiled {
  without?: readonly string[];
  silent?: readonly string[];
  refuses?: readonly string[];
  answers?: Readonly<Record<string, unknown>>;
  info?: Readonly<Record<string, unknown>>;
  inFrames?: boolean;
}

/** A call that the stand-in received. */
interface Call {
  method: string;
  args: Record<string, unknown>;
}

interface StandIn {
  standIn: { calls: Call[]; back(): Promise<boolean | undefined> };
}

/** Puts the stand-in for the Android wrapper on every page from now on (players B20). */
export async function wrap(context: BrowserContext, spoiled: Spoiled = {}): Promise<void> {
  await context.addInitScript((options) => Object.assign(globalThis, { standInOptions: options }), spoiled);
  await context.addInitScript({ path: path.join(top, 'sandbox/wrapper/page/standIn.js') });
}

/** The arguments of a page's calls so far to one function of the wrapper. */
export const asked = async (page: Page, method: string) =>
  (await page.evaluate(() => (globalThis as unknown as StandIn).standIn.calls))
    .filter((call) => call.method === method)
    .map(({ args }) => args);

/** Resolves once the app has greeted the wrapper and can use it. */
export const greeted = async (page: Page) =>
  page.waitForFunction(() =>
    (globalThis as unknown as StandIn).standIn.calls.some(({ method }) => method === 'getInfo'),
  );

/** Presses the wrapper's back key; resolves with whether the app handled it, or undefined without an answer. */
export const pressBack = async (page: Page) => page.evaluate(() => (globalThis as unknown as StandIn).standIn.back());
