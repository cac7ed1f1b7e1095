import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checks } from './checks.ts';
import { createKit } from './kit.ts';
import { configOf, Misused, optionsFrom, usage } from './options.ts';
import { unproven } from './proven.ts';
import { htmlOf } from './report/html.ts';
import { junitOf } from './report/junit.ts';
import { lineOf, summaryOf } from './report/summary.ts';
import { Skipped } from './check.ts';
import { reach, reachClock, Unreachable } from './reach.ts';
import { exitOf, exits, runChecks, type Result } from './runChecks.ts';

type Print = Pick<Console, 'log' | 'error'>;

async function report(words: string[], print: Print): Promise<number> {
  const { base, configFile, only, out } = optionsFrom(words);
  const world = { fetch, now: Date.now, wait: (ms: number) => wait(ms) };
  mkdirSync(out, { recursive: true });
  const config = await configOf(base, configFile, fetch);
  const kit = createKit(base, config, world);
  await reach(base, kit.client);
  await reachClock(config, kit.client, world);
  const at = new Date().toISOString();
  const tell = (result: Result) => {
    const isNotRun = result.why !== '' && result.why === kit.stopped();
    if (!isNotRun) print.log(lineOf(result));
  };
  const results = await runChecks(checks, kit, only, tell);
  if (results.length === 0) throw new Misused(`No check has an id that begins with ${only.join(' or ')}.`);

  const { called } = kit.client;
  const stopped = kit.stopped();
  const never = unproven(kit.client);
  const isPartial = only.length > 0 || stopped !== '';
  const reported = { base, at, results, called, stopped, unproven: isPartial ? { ...never, alone: [] } : never };
  writeFileSync(path.join(out, 'report.html'), await htmlOf(reported));
  writeFileSync(path.join(out, 'junit.xml'), junitOf(reported));
  print.log(`${summaryOf(reported)}\n  ${path.join(out, 'report.html')}\n  ${path.join(out, 'junit.xml')}\n`);
  await kit.end();
  return exitOf(results, only.length > 0 ? [] : never.alone);
}

/**
 * Runs the kit with the words of its command line; returns the exit code, and prints one sentence where the words, the
 * configuration or the operator’s address are wrong.
 */
export async function runKit(words: string[], print: Print): Promise<number> {
  try {
    return await report(words, print);
  } catch (error) {
    const isMisuse = error instanceof Misused || 'syscall' in (error as object);
    if (!isMisuse && !(error instanceof Unreachable) && !(error instanceof Skipped)) throw error;
    print.error(`\n  ${(error as Error).message}\n${isMisuse ? `\n${usage}\n` : ''}`);
    return exits.misused;
  }
}
