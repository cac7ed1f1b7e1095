import { setTimeout as pause } from 'node:timers/promises';
import { Lottery } from '#contract/activityTypes.ts';
import { defaultOtp } from '#contract/defaults.ts';
import { openDb } from '#sandbox/db/open.ts';
import { readDocuments } from '#sandbox/operator/context/catalogue.ts';
import { setTimes } from '#sandbox/operator/lottery/rounds.ts';
import { hasServer, testServer } from '#sandbox/testing/postgresServer.ts';
import { openPushService } from '#sandbox/testing/pushService.ts';
import { Broken } from '#tests/conformance/check.ts';
import { hasNginx, startBalancer } from './balancer.ts';
import { checkPushes, checkTables } from './checks.ts';
import { enter, guess, type Known } from './entering.ts';
import { createFigures } from './figures.ts';
import { createFindings } from './findings.ts';
import { visit, type Visit } from './journey.ts';
import { startSandboxes } from './sandboxes.ts';
import { overdo } from './strangers.ts';
import type { Table } from './table.ts';

const count = 3;
const players = Number(process.argv[3] ?? 60);
/** The balancer's port; the processes take those from ten above. */
const port = Number(process.env['E2E_PORT'] ?? 4273);
/** How many players register at once, and how many players there are to one whose password is guessed. */
const [lanes, guessedOf] = [6, 6];
/** Milliseconds within which the players come, until the lottery is drawn, and in which a second message would come. */
const [coming, untilDraw, aftermath] = [25_000, 3_000, 6_000];
/** How often the messages are counted, milliseconds, and how many times until they are late. */
const counting = { every: 1_000, times: 120 };

if (!hasServer)
  throw new Error('PostgreSQL is missing: apt-get install postgresql, or name one by DATABASE_URL or PG_BIN.');
if (!hasNginx()) throw new Error('nginx is missing: apt-get install nginx.');

const closers: (() => Promise<unknown>)[] = [];
const findings = createFindings();
const figures = createFigures();

/** Notes a failed visit, with the calls that show why. */
function fail(error: unknown): undefined {
  const calls =
    error instanceof Broken ? error.exchanges.map(({ call, status, answer }) => ({ call, status, answer })) : [];
  findings.wrongs.push(`${String(error)} ${JSON.stringify(calls)}`);
}

/** Registers all players, some at a time, as passwords are hashed one by one, and has the passwords of some guessed. */
async function enterAll(table: Table): Promise<Known[]> {
  const all: Known[] = [];
  const places = Array.from({ length: players }, (_, place) => place);
  async function lane() {
    for (let place = places.shift(); place !== undefined; place = places.shift()) {
      const known = await enter(table, place).catch(fail);
      if (!known) continue;
      all.push(known);
      if (place % guessedOf === 0) await guess(table, known).catch(fail);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return all;
}

async function run(): Promise<void> {
  const server = await testServer();
  closers.push(server.close);
  const pushes = await openPushService();
  closers.push(pushes.close);
  const sandboxes = await startSandboxes(count, port + 10, server.url, pushes.origin);
  closers.push(sandboxes.close);
  const balancer = await startBalancer(port, sandboxes.ports);
  closers.push(balancer.close);
  const db = await openDb({ url: server.url });
  closers.push(() => db.destroy());

  const { keys } = await readDocuments(db);
  const table: Table = {
    base: balancer.base,
    count,
    db,
    keys,
    pushService: pushes.origin,
    findings,
    note: figures.note,
  };
  await overdo(table).catch(fail);
  const all = await enterAll(table);
  const come = async (known: Known): Promise<Visit | undefined> => {
    await pause((known.place * coming) / players);
    return visit(table, known).catch(fail);
  };
  const visits = (await Promise.all(all.map(come))).filter((each) => each !== undefined);
  const drawTime = Date.now() + untilDraw;
  await setTimes({ db }, Lottery, { salesEnd: Date.now(), drawTime });
  const each = (work: (one: Visit) => Promise<void>) => Promise.all(visits.map((one) => work(one).catch(fail)));
  await Promise.all([
    each(({ withdraw }) => withdraw(defaultOtp.resendSec)),
    pause(2 * untilDraw).then(() => each(({ compareDraws }) => compareDraws())),
  ]);
  const due = 2 * visits.length;
  for (let time = 0; time < counting.times && pushes.received.length < due; time++) await pause(counting.every);
  await pause(aftermath);
  await each(({ leave }) => leave());

  const userIds = visits.map(({ userId }) => userId);
  await checkTables(table, userIds);
  await checkPushes(
    table,
    userIds,
    pushes.received.map(({ path }) => path),
  );
  const logs = [...sandboxes.logs, balancer.log()].filter(Boolean);
  findings.expect(logs.length === 0, 'no process and no nginx has logged an error', logs);
  const nameOf = (at: number) => `process ${1 + sandboxes.ports.findLastIndex((first) => at >= first)}`;
  console.log(figures.table(nameOf));
}

try {
  await run();
} catch (error) {
  fail(error);
} finally {
  for (const close of closers.toReversed()) await close();
}
console.log(`\n${players} players, ${count} processes`);
for (const [what, times] of findings.times) console.log(`${String(times).padStart(5)} × ${what}`);
for (const wrong of findings.wrongs.slice(0, 20)) console.error(wrong.slice(0, 1_500));
console.log(findings.wrongs.length === 0 ? 'Everything happened once.' : `${findings.wrongs.length} were wrong.`);
process.exit(findings.wrongs.length === 0 ? 0 : 1);
