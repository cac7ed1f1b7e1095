import { createApp } from '#worker/app.ts';
import { createCore, type Environment } from '#worker/core/core.ts';
import type { Facts } from '#contract/stores.ts';
import { inMemory } from '#worker/storage/memory.ts';
import { createPlayerFeatures } from '#worker/features/player/player.ts';
import type { Storage } from '#worker/storage/storage.ts';
import { emptyVault, type Vault } from '#worker/storage/vault.ts';
import type { World } from '#worker/world.ts';
import { callable } from './callable.ts';
import { fakeChannels, fakeWorld, settle } from './world.ts';

export const facts = (): Facts => ({
  platform: 0,
  referrer: '',
  onLine: true,
  effectiveType: '4g',
  saveData: false,
  visited: true,
  visible: true,
  over: '',
});

/** A fake device: the state that its tabs share, and that outlives them. */
export function fakeDevice() {
  let kept = emptyVault;
  // As on a real device, the vault answers a few turns later than memory does.
  const vault: Vault = {
    async read() {
      await settle(2);
      return kept;
    },
    change: async (changes) => void (kept = { ...kept, ...(typeof changes === 'function' ? changes(kept) : changes) }),
    lasts: () => true,
    stayInMemory: () => !vault.lasts(),
    silent: () => false,
  };
  const storage: Storage = { ...inMemory(), mode: 'device' };
  return { vault, storage, air: fakeChannels(), vaulted: () => kept };
}

/** The origin of the operator's calls. */
const base = 'http://operator.test';

/** A tab's worker on a device and network, with everything that a test inspects or changes. */
export function openTab(fetch: World['fetch'], device = fakeDevice(), changes: Partial<Environment> = {}) {
  const world = fakeWorld(fetch, device.air);
  const mistakes: unknown[] = [];
  const warnings: string[] = [];
  const core = createCore({
    world,
    operator: {
      base,
      appId: 'test',
      clientIds: { google: '', facebook: '', line: '' },
    },
    origin: 'http://app.test',
    vault: device.vault,
    facts: facts(),
    loadDatabase: async () => async () => device.storage,
    report: (error) => void mistakes.push(error),
    warn: (text) => void warnings.push(text),
    ...changes,
  });
  // Nobody has asked for the settings until the test starts the app, so no call waits for them.
  core.stores.settings.missed = true;
  const groups = createApp(
    core,
    () => {},
    async () => ({ createPlayerFeatures }),
  );
  const app = callable(groups);
  return { app, core, world, device, mistakes, warnings, stores: core.stores };
}

/** The app's origin when the sandbox's operator runs in this process. */
export const appOrigin = 'http://localhost:4173';

/** A network on which the sandbox's operator answers at the app's own origin. */
export const inProcess =
  (answer: (request: Request) => Promise<Response>): World['fetch'] =>
  (url, init) =>
    answer(new Request(url.replace(base, appOrigin), { ...init, signal: null }));

/** A fake network whose operator answers from a table by call; every request is recorded. */
export function scripted(answers: Record<string, (body: Record<string, unknown>) => unknown>) {
  const requests: {
    call: string;
    body: Record<string, unknown>;
    token: string | null;
    language: string | null;
    callId: string | null;
    traceparent: string | null;
  }[] = [];
  const fetch: World['fetch'] = async (url, init) => {
    const call = new URL(url).pathname.replace('/app/v1/', '');
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const headers = new Headers(init?.headers);
    requests.push({
      call,
      body,
      token: headers.get('authorization'),
      language: headers.get('accept-language'),
      callId: headers.get('x-request-id'),
      traceparent: headers.get('traceparent'),
    });
    const answer = answers[call]?.(body);
    if (answer instanceof Response) return answer;
    if (answer instanceof Promise) return (await raced(answer, init?.signal)) as Response;
    return answer === undefined ? new Response('not found', { status: 404 }) : Response.json(answer);
  };
  return { fetch, requests, sent: (call: string) => requests.filter((each) => each.call === call) };
}

/** An answer that rejects when its abort signal fires, as a real request does. */
function raced(answer: Promise<unknown>, signal?: AbortSignal | null) {
  const cut = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  return Promise.race([answer, cut]);
}

/** A request that never settles. */
export const never = () => new Promise<Response>(() => {});
