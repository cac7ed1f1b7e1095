import { client } from '#contract/client.ts';
import { language, languages } from '#i18n/language.ts';
import { savesData } from '#data/preferences.ts';
import { build } from '#data/updates.ts';
import { facts, supervision } from '#data/supervision.ts';
import { app } from '#data/worker.ts';
import type { Findings } from './diagnostics.ts';

/**
 * Collects the diagnostics that only the browser knows. What it refuses, or doesn't answer before the timeout, stays
 * undefined; never rejects.
 */
export async function collectFindings(): Promise<Findings> {
  const [answeredIn, calls, service, estimate, persisted, files] = await Promise.all([
    withTimeout(() => timed(() => app.tab.ping())),
    withTimeout(() => app.tab.lastCalls()),
    withTimeout(serviceWorker),
    withTimeout(() => navigator.storage.estimate()),
    withTimeout(() => navigator.storage.persisted()),
    withTimeout(countFiles),
  ]);
  return {
    version: client.version,
    build,
    installed: matchMedia('(display-mode: standalone)').matches,
    language: languages[language.code],
    screen: `${innerWidth}×${innerHeight} @${devicePixelRatio}`,
    browser: navigator.userAgent,
    networkType: facts().effectiveType.toUpperCase(),
    savesData: savesData(),
    answeredIn,
    calls: calls ?? [],
    broken: supervision.broken,
    ...(service ?? { serviceWorker: 'none', updateWaits: false }),
    controlled: Boolean(navigator.serviceWorker?.controller),
    swError: document.documentElement.dataset['serviceWorker'],
    usage: estimate?.usage,
    quota: estimate?.quota,
    persisted,
    files,
    now: Date.now(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Timeout for each of them, milliseconds. */
const timeout = 3_000;

/** The result if it arrives before the timeout; undefined also if the browser lacks the API. */
async function withTimeout<T>(work: () => Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout));
  try {
    return await Promise.race([work(), late]);
  } catch {
    return undefined;
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function serviceWorker() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  return { serviceWorker: worker?.state ?? 'none', updateWaits: Boolean(registration?.waiting) };
}

async function countFiles(): Promise<number> {
  const names = await caches.keys();
  const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  return counts.reduce((sum, count) => sum + count, 0);
}
