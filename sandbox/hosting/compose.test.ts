import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settlePauses } from '../games/rounds.ts';
import { timeout } from '../games/wallet.ts';
import { healthPath } from '../http/appRoutes.ts';
import { nodeFault } from '../nodeVersion.js';
import { defaultPort } from '../server.ts';
import { network, stopGrace } from './containers.ts';
import { nginx } from './nginx.ts';
import { orderOf } from './options.ts';

interface Service {
  build?: { context: string; dockerfile: string; target: string };
  ports?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  networks: string[] | Record<string, { ipv4_address: string }>;
  volumes?: string[];
  restart: string;
  stop_grace_period?: string;
  healthcheck: { test: string[] };
}

const read = (file: string) => readFileSync(file, 'utf8');
const compose = parse(read('sandbox/compose.yaml')) as {
  services: Record<'web' | 'sandbox' | 'db', Service>;
  networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
  volumes: object;
};
const { web, sandbox, db } = compose.services;
const services = Object.values(compose.services);
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

const dockerfile = read('sandbox/Dockerfile');
/** The words of the Dockerfile's lines that begin with this instruction. */
const lines = (instruction: string) =>
  dockerfile.split('\n').flatMap((line) => (line.startsWith(`${instruction} `) ? [line.split(' ').slice(1)] : []));

test('every service is built from a stage of a Dockerfile that there is, or is a published image', () => {
  const stages = lines('FROM').map((words) => words[2]);
  for (const { build } of [web, sandbox]) {
    expect(existsSync(path.join('sandbox', build!.context, build!.dockerfile))).toBe(true);
    expect(stages).toContain(build!.target);
  }
  expect(db).toMatchObject({ image: expect.stringMatching(/^postgres:\d+-alpine$/) });
});

test('the image’s Node can run Perlas', () => {
  const version = /^node:(\d+)-slim$/.exec(lines('FROM')[0]![0]!)?.[1];
  expect(nodeFault(`${version}.0.0`, engines.node)).toBeUndefined();
});

test('the image installs from files that there are, and leaves out what a machine has made', () => {
  const copied = lines('COPY').filter(([from]) => !from!.startsWith('--from'));
  const sources = copied.flatMap((words) => words.slice(0, -1));
  expect(sources).toEqual(expect.arrayContaining(['package-lock.json', '.npmrc', 'sandbox/package.json', '.']));
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  const ignored = read('sandbox/Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', 'dist*', '.env.local', '.sandbox*']));
});

test('the image runs the project’s own commands', () => {
  const run = lines('RUN').map((words) => (words[1] === 'run' ? words[2]! : words[1]!));
  expect(run).toEqual(['ci', 'build', 'hosting']);
  expect(run.slice(1).filter((script) => !scripts[script])).toEqual([]);
  expect(JSON.parse(/^CMD (.*)$/m.exec(dockerfile)![1]!)).toEqual(scripts['start']!.split(' '));
});

test('nginx has the generated configuration, listens where players come, and asks the sandbox', () => {
  const args = lines('RUN').at(-1)!.slice(4);
  const build = { id: 'b1', headers: { '/': {} } };
  const { hosted } = orderOf(args, {}, () => build);
  expect(web.ports).toEqual([`127.0.0.1:${defaultPort}:${hosted.port}`]);
  expect(hosted).toMatchObject({ origin: `http://localhost:${defaultPort}`, api: `http://sandbox:${defaultPort}` });
  expect(lines('EXPOSE')[0]).toEqual([String(hosted.port)]);
  expect(nginx(hosted)).toContain(`listen ${hosted.port};`);
  expect(lines('COPY').filter(([from]) => from!.startsWith('--from'))).toEqual([
    ['--from=built', '/perlas/dist-hosting/nginx.conf', '/etc/nginx/conf.d/default.conf'],
    ['--from=built', '/perlas/dist-hosting/site', hosted.root],
  ]);
});

test('what the browser opens itself is published at its port, on this machine alone', () => {
  const offsets = [1, 2, 4].map((offset) => defaultPort + offset);
  expect(sandbox.ports).toEqual(offsets.map((port) => `127.0.0.1:${port}:${port}`));
  expect(lines('EXPOSE')[1]).toEqual([defaultPort, ...offsets].map(String));
  expect(db.ports).toBeUndefined();
});

test('the sandbox gets settings that it reads, and believes the addresses of nginx alone', () => {
  const known = new Set([...read('sandbox/main.ts').matchAll(/env\['(\w+)'\]/g)].map(([, name]) => name));
  const { DATABASE_URL, ...settings } = sandbox.environment!;
  expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
  expect(settings).toEqual({ HOST: '0.0.0.0', TRUSTED_PROXIES: network.web });
  expect(web.networks).toEqual({ inside: { ipv4_address: network.web } });
  expect(compose.networks['inside']!.ipam.config).toEqual([{ subnet: network.subnet }]);
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = db.environment!;
  expect(DATABASE_URL).toBe(`postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@db:5432/${POSTGRES_DB}`);
  expect(db.volumes!.map((volume) => volume.split(':')[0])).toEqual(Object.keys(compose.volumes));
});

test('each service waits for the health of the one behind it', () => {
  expect([web.depends_on, sandbox.depends_on]).toEqual([
    { sandbox: { condition: 'service_healthy' } },
    { db: { condition: 'service_healthy' } },
  ]);
  expect(services.map(({ healthcheck }) => healthcheck.test[0])).toEqual(['CMD', 'CMD', 'CMD']);
  expect(web.healthcheck.test.at(-1)).toBe(`http://127.0.0.1:8080${healthPath}`);
});

test('each service starts again by itself, unless it was stopped', () => {
  expect(services.map(({ restart }) => restart)).toEqual(services.map(() => 'unless-stopped'));
});

test('a sandbox that is stopped may settle the rounds under way (S1)', () => {
  expect(sandbox.stop_grace_period).toBe(`${stopGrace}s`);
  expect(stopGrace * 1_000).toBeGreaterThan(Math.max(...settlePauses) + timeout);
});

test('the sandbox’s health check fails until it answers', async () => {
  const [, , flag, script = ''] = sandbox.healthcheck.test;
  expect(script).toContain(`http://127.0.0.1:${defaultPort}${healthPath}`);
  const answer = { status: 503 };
  const server = createServer((_, response) => response.writeHead(answer.status).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const check = async () => {
    const child = spawn(process.execPath, [flag!, script.replace(String(defaultPort), String(port))], {
      stdio: 'ignore',
    });
    return (await once(child, 'close'))[0] as number;
  };
  expect(await check()).toBe(1);
  answer.status = 200;
  expect(await check()).toBe(0);
  server.close();
  server.closeAllConnections();
  expect(await check()).toBe(1);
});
