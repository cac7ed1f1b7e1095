import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type ClientRequest } from 'node:http';
import path from 'node:path';
import { attacks, type Attack, type Sent } from './attacks.ts';

/** The number of strangers who attack at once, each from their own address, and their pause after each answer in ms. */
const strangers = { number: 200, pause: 100 };

/** The duration of each attack, milliseconds; for part of that before it, the player logs in alone. */
const lasts = Number(process.env['STRANGERS_MS'] ?? 4_000);

/**
 * The factors by which a player's log-in may be slower than without attacks: at the median of all attacks, and during
 * any one of them; and the operator's memory growth, in bytes. As one attack has few log-ins, and strangers, operator
 * and player share the machine here, the limit for a single one is lenient.
 */
const limits = { slower: 2, slowerInOne: 5, growth: 400_000_000 };

const [wanted = ''] = process.argv.slice(3);
const top = path.join(import.meta.dirname, '../..');
const server = fork(path.join(top, 'sandbox/run.js'), ['tests/strangers/server.ts'], { cwd: top });
const [{ port }] = (await once(server, 'message')) as [{ port: number }];

/** The operator's memory (RSS), bytes. */
async function memory(): Promise<number> {
  server.send('memory');
  const [{ rss }] = (await once(server, 'message')) as [{ rss: number }];
  return rss;
}

/**
 * The connections of strangers, as many as they open, and those of players, which stay open, as a proxy's do: the
 * server accepts one new connection at a time, and a flood of them is the proxy's to limit (`docs/operator.md`).
 */
const agents = {
  strangers: new Agent({ keepAlive: true, maxSockets: Infinity }),
  players: new Agent({ keepAlive: true }),
};

/** How much of an answer is read, characters: a new account comes with its session. */
const beginning = 10_000;

/** The requests with an answer of which nothing is read, until their attack is over. */
const unreadOnes: ClientRequest[] = [];

/**
 * Sends a request from an address; resolves with the beginning of its answer, with the status if nothing of it is read,
 * and empty for a broken connection.
 */
function send({ path: at, body, headers, unread }: Sent, address: string, agent: Agent): Promise<string> {
  const sent = { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers };
  const options = { port, host: '127.0.0.1', method: 'POST', path: at, agent, headers: sent };
  return new Promise((done) => {
    const asked = request(options, (answer) => {
      if (unread && Number(answer.headers['content-length']) > beginning) {
        unreadOnes.push(asked);
        done(String(answer.statusCode));
        return;
      }
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += text.length < beginning ? chunk.toString('latin1') : ''));
      answer.once('close', () => done(text || String(answer.statusCode)));
    });
    asked.once('error', () => done(''));
    asked.end(body);
  });
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const middleOf = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** The sessions of accounts that strangers have opened. */
const sessions: string[] = [];
const mostSessions = 40;

/** The players whose log-ins are measured in turn, as each may log in 20 times a minute. */
const players = Array.from({ length: 60 }, (_, n) => ({
  credentials: { account: `player_${n}`, password: 'perlas88', loginKind: 2, deviceId: `phone ${n}` },
  address: `198.51.100.${n}`,
}));
let turns = 0;

/** Sends a player's call; resolves with the beginning of its answer, and throws if it is refused. */
async function succeed(call: string, input: object, address: string): Promise<string> {
  const said = await send({ path: `/app/v1/${call}`, body: JSON.stringify(input) }, address, agents.players);
  if (!said.includes('"errcode":0')) throw new Error(`${call} of a player is refused: ${said}`);
  return said;
}

/** Opens an account; resolves with its session. */
async function register(credentials: object, address: string): Promise<string> {
  const said = await succeed('accountRegist', { ...credentials, ageConfirmed: 1, termsVersion: '1' }, address);
  const [, token] = /"token":"([^"]+)"/.exec(said) ?? [];
  if (!token) throw new Error('A new account has no session');
  return token;
}

/** The time of a player's log-in on a device known to the operator, milliseconds. */
async function logIn(): Promise<number> {
  const { credentials, address } = players[turns++ % players.length]!;
  const began = performance.now();
  await succeed('accountLogin', credentials, address);
  return performance.now() - began;
}

/** The times of successive log-ins over this many milliseconds. */
async function logInsFor(milliseconds: number): Promise<number[]> {
  const end = performance.now() + milliseconds;
  const took = [];
  while (performance.now() < end) {
    took.push(await logIn());
    await pause(20);
  }
  return took;
}

/** Makes all strangers attack until `isOver`; returns the number of answers. */
async function attackUntil(attack: Attack, isOver: () => boolean): Promise<number> {
  let answered = 0;
  async function stranger(who: number) {
    for (let turn = 0; !isOver(); turn++) {
      await send(attack(who, turn, sessions[who % sessions.length]!), `10.0.0.${who}`, agents.strangers);
      answered++;
      await pause(strangers.pause);
    }
  }
  await Promise.all(Array.from({ length: strangers.number }, (_, who) => stranger(who)));
  return answered;
}

for (const { credentials, address } of players) await register(credentials, address);
for (let who = 0; who < mostSessions; who++) {
  const credentials = { account: `own_of_${who}`, password: 'perlas88', loginKind: 2, deviceId: `own ${who}` };
  sessions.push(await register(credentials, `10.0.1.${who}`));
}
await logIn();
await logInsFor(lasts);
const before = await memory();
const all: { name: string; alone: number[]; took: number[]; slower: number }[] = [];
for (const [name, attack] of Object.entries(attacks)) {
  if (!name.includes(wanted)) continue;
  const alone = await logInsFor(lasts / 2);
  let isOver = false;
  const attacked = attackUntil(attack, () => isOver);
  await pause(strangers.pause);
  const took = await logInsFor(lasts);
  isOver = true;
  const answered = await attacked;
  for (const each of unreadOnes.splice(0)) each.destroy();
  const slower = middleOf(took) / middleOf(alone);
  all.push({ name, alone, took, slower });
  const figures = [`${middleOf(took).toFixed(0)} ms`, `${middleOf(alone).toFixed(0)} alone`, `× ${slower.toFixed(2)}`];
  const rest = [`${answered} answers`, `${((await memory()) / 1e6).toFixed(0)} MB`];
  console.log(name.padEnd(34), [...figures, ...rest].map((each) => each.padStart(13)).join(''));
}
const growth = (await memory()) - before;
server.disconnect();

const slower = middleOf(all.flatMap(({ took }) => took)) / middleOf(all.flatMap(({ alone }) => alone));
const tooSlow = all.filter((each) => each.slower > limits.slowerInOne).map(({ name }) => name);
console.log(
  `${strangers.number} strangers: log-ins take ${slower.toFixed(2)} times as long, memory grows by ${(growth / 1e6).toFixed(0)} MB`,
);
for (const name of tooSlow) console.log(`Too slow during ${name}`);
process.exit(slower > limits.slower || growth > limits.growth || tooSlow.length > 0 ? 1 : 0);
