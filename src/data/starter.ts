import type { Facts } from '#contract/stores.ts';

/** A Trusted Types policy that allows two script addresses: the worker's and the service worker's. */
export interface ScriptPolicy {
  createScriptURL(address: string): string;
}

/** What the document's inline script leaves in `self.starter` for the bundle. */
export interface Starter {
  readonly policy: ScriptPolicy;
  readonly worker: Worker;
  /** The worker's script failed to load or threw before the bundle listened for its errors. */
  failed?: boolean;
  /** The page's current facts: network, visibility, platform. */
  facts(): Facts;
}

interface Page {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  starter?: Starter;
}

/**
 * Starts the worker before the bundle has loaded. The build inlines this one function into the document's head, so it
 * must be self-contained. The worker's file only imports `core`, which a first visit requests alongside.
 */
export function start(worker: string, serviceWorker: string, core: string) {
  const page = self as Page;
  const widestPhone = 820;
  const rules = {
    createScriptURL(address: string) {
      if (address === worker || address === serviceWorker) return address;
      throw new TypeError(address);
    },
  };
  const platform = matchMedia('(pointer: fine)').matches && innerWidth > widestPhone ? 1 : 0;
  const kept = (name: string) => {
    try {
      return localStorage.getItem(name) ?? '';
    } catch {
      // Storage is blocked.
      return '';
    }
  };
  const facts = (): Facts => {
    const network = (navigator as { connection?: { effectiveType?: string; saveData?: boolean } }).connection;
    return {
      platform,
      referrer: document.referrer,
      onLine: navigator.onLine,
      effectiveType: network?.effectiveType ?? '',
      saveData: network?.saveData ?? false,
      visited: kept('look') !== '' || !!navigator.serviceWorker?.controller,
      visible: document.visibilityState === 'visible',
      over: kept('session.over'),
      epoch: kept('session.epoch'),
      lang: document.documentElement.lang,
    };
  };

  const policy = page.trustedTypes?.createPolicy('app', rules) ?? rules;
  const address = policy.createScriptURL(worker);
  const starter: Starter = {
    policy,
    facts,
    worker: new Worker(address, { type: 'module', name: JSON.stringify(facts()) }),
  };
  // oxlint-disable-next-line eslint/no-restricted-globals -- the worker is for the operator's answers, this is a file
  if (core && !navigator.serviceWorker?.controller) fetch(core).catch(() => {});
  starter.worker.addEventListener('error', () => (starter.failed = true));
  page.starter = starter;
}
