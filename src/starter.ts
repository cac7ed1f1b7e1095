import type { Facts } from '#contract/stores.ts';

/** Makes addresses of scripts; through it go the worker's file and the service worker's, and no other. */
export interface ScriptPolicy {
  createScriptURL(address: string): string;
}

/** What the head's script leaves in `self.starter` for the bundle to take. */
export interface Starter {
  readonly policy: ScriptPolicy;
  readonly worker: Worker;
  /** The worker's script couldn't be had, or broke, before anybody listened. */
  failed?: boolean;
  /** The page's facts as they are now. */
  facts(): Facts;
}

interface Page {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  starter?: Starter;
}

/**
 * Starts the worker before anything of the bundle has come, and puts on what the page wore last. The build writes this
 * one function into the document's head, so it leans on nothing but the page.
 */
export function start(worker: string, serviceWorker: string) {
  const page = self as Page;
  const widestPhone = 820;
  const rules = {
    createScriptURL(address: string) {
      if (address === worker || address === serviceWorker) return address;
      throw new TypeError(address);
    },
  };
  const platform = matchMedia('(pointer: fine)').matches && innerWidth > widestPhone ? 1 : 0;
  let look = '';
  try {
    look = localStorage.getItem('look') ?? '';
  } catch {
    // Nothing may be kept here.
  }
  const facts = (): Facts => {
    const network = (navigator as { connection?: { effectiveType?: string; saveData?: boolean } }).connection;
    return {
      platform,
      referrer: document.referrer,
      onLine: navigator.onLine,
      effectiveType: network?.effectiveType ?? '',
      saveData: network?.saveData ?? false,
      visited: look !== '' || !!navigator.serviceWorker?.controller,
      visible: document.visibilityState === 'visible',
    };
  };

  const policy = page.trustedTypes?.createPolicy('app', rules) ?? rules;
  const address = policy.createScriptURL(worker);
  const made: Starter = {
    policy,
    facts,
    worker: new Worker(address, { type: 'module', name: JSON.stringify(facts()) }),
  };
  made.worker.addEventListener('error', () => (made.failed = true));
  page.starter = made;

  try {
    const { data, css } = JSON.parse(look) as { data: DOMStringMap; css: string };
    Object.assign(document.documentElement.dataset, data);
    document.documentElement.style.cssText = css;
  } catch {
    // Nothing was worn before, or nobody can read it: then the house's look.
  }
}
