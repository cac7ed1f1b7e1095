import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { demoPassword } from '#sandbox/db/seed/seed.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isLoopbackOrigin } from '#sandbox/loopback.ts';
import { sandboxCode } from '#sandbox/operator/identity/codes.ts';
import { isNamedBy } from './client.ts';
import { leastOffer, offerUnit } from './offer.ts';

const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//, 'An address begins with http:// or https://'));
const account = v.strictObject({ account: v.string(), password: v.string() });
const partner = { url: address, partner: v.string() };

const usualAmount = v.pipe(v.number(), v.integer(), v.minValue(leastOffer), v.multipleOf(offerUnit));

const calls = v.pipe(
  v.string(),
  v.check((pattern) => Object.keys(endpoints).some((name) => isNamedBy(pattern, name)), 'There is no such call'),
);

/** An operator's configuration of the kit; checks that need an omitted part are skipped, with the reason. */
const schema = v.strictObject({
  /** Players for one check each, as some exclude themselves; if omitted, the kit registers its own. */
  accounts: v.exactOptional(v.array(account)),
  /** A player with a history, a verified identity and a receiving account. */
  regular: v.exactOptional(account),
  /** The one-time code sent to every number. */
  smsCode: v.exactOptional(v.string()),
  /** An open deposit channel, and an amount that it accepts. */
  deposit: v.exactOptional(v.strictObject({ rechargeTypeId: v.number(), amount: usualAmount })),
  /** The address to which a payment page returns. */
  returnUrl: v.exactOptional(address),
  /** The address below which the payment gateway reports `payment` and `payout`, its name, and a key for each. */
  gateway: v.exactOptional(
    v.strictObject({ ...partner, keys: v.strictObject({ payment: v.string(), payout: v.string() }) }),
  ),
  /** The contract's wallet for game providers, `session` to `rollback` below the address; a provider's name and key. */
  wallet: v.exactOptional(v.strictObject({ ...partner, key: v.string() })),
  /** The game that is played. */
  gameId: v.exactOptional(v.number()),
  /** The calls that the operator lacks, by name, or by prefix and `*`. */
  without: v.exactOptional(v.array(calls)),
  /** The address that takes a PUT of `{"ms"}`, how far to put the operator's clock ahead. */
  clock: v.exactOptional(address),
});

export type Config = v.InferOutput<typeof schema>;

/** The options of a run: the operator, the checks, and the folder of the reports. */
export interface Options {
  base: string;
  config: Config;
  /** Prefixes of the ids of the checks to make; all if empty. */
  only: readonly string[];
  out: string;
}

export const usage = `npm run conformance -- --base URL [--config FILE] [--only IDS] [--out FOLDER]

  --base    the operator's origin, such as http://127.0.0.1:4400 for "PORT=4400 npm start"
  --config  what the kit may use of an operator, as JSON; docs/conformance.md has it. Without one a
            sandbox on this machine tells what it needs
  --only    checks whose ids begin so, separated by commas: copies,limits.deposit
  --out     where report.html and junit.xml go (node_modules/.cache/conformance)`;

/** Thrown for arguments that the kit doesn't understand. */
export class Misused extends Error {
  override readonly name = 'Misused';
}

/** A configuration from its JSON. */
export function configFrom(text: string): Config {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Misused(`The configuration is invalid at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}`);
}

/** The options in a command line's arguments. */
export function optionsFrom(words: readonly string[]): Omit<Options, 'config'> & { configFile: string | undefined } {
  const { base, config, only, out } = parsed(words);
  if (!base) throw new Misused('Name the operator with --base.');
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new Misused(`--base must be an http or https address, and is "${base}".`);
  return {
    base: new URL(base).origin,
    configFile: config,
    only: only?.split(',').filter(Boolean) ?? [],
    out: path.resolve(out ?? 'node_modules/.cache/conformance'),
  };
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...words], options: { base: text, config: text, only: text, out: text } }).values;
  } catch (error) {
    throw new Misused((error as Error).message);
  }
}

/** The configuration of a run: from the file, or from a sandbox on this machine; otherwise nothing is assumed. */
export async function configOf(base: string, file: string | undefined, fetch: typeof globalThis.fetch) {
  if (file !== undefined) return configFrom(readFileSync(file, 'utf8'));
  return isLoopbackOrigin(base) ? sandboxConfig(base, fetch) : {};
}

/** The offset of the operator pages' port from the app's. */
const pagesOffset = 3;

async function sandboxConfig(base: string, fetch: typeof globalThis.fetch): Promise<Config> {
  const pages = new URL(base);
  pages.port = String(Number(pages.port || 80) + pagesOffset);
  const response = await fetch(`${pages.origin}/secrets.json`).catch(() => undefined);
  if (!response?.ok) return {};
  const { wallet, ...keys } = (await response.json()) as { wallet: string; payment: string; payout: string };
  return {
    regular: { account: 'juan88', password: demoPassword },
    smsCode: sandboxCode,
    gateway: { url: `${pages.origin}/webhooks`, partner: 'gateway', keys },
    wallet: { url: `${pages.origin}/wallet`, partner: 'game', key: wallet },
    clock: `${pages.origin}/switches/clock`,
  };
}
