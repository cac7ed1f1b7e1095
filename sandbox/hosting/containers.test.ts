import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { certificatesFolder, containers, stopGrace } from './containers.ts';
import { nginx } from './nginx.ts';
import { orderOf } from './options.ts';

interface Compose {
  services: Record<'web' | 'api', { ports: string[]; volumes?: string[]; restart: string; stop_grace_period?: string }>;
}

/** What `npm run hosting` writes for a server at this port. */
const generated = (port: number) => {
  const { hosted } = orderOf(['--port', String(port)], {}, () => ({ id: 'b1', headers: { '/': {} } }));
  const { 'compose.yaml': text = '', ...images } = containers(hosted);
  const { services } = parse(text) as Compose;
  return { hosted, images, services, web: services.web };
};

test('publishes https, and the port of http that leads there, and every image answers at both', () => {
  const { web: ours, hosted, images } = generated(443);
  expect(ours.ports).toEqual(['80:80', '443:443']);
  for (const port of [80, 443]) expect(nginx(hosted)).toMatch(new RegExp(`listen ${port}[ ;]`));
  for (const image of Object.values(images)) expect(image).toContain('\nEXPOSE 80 443\n');
});

test('mounts the certificate where nginx looks for it, and the operator’s own files, unwritable both', () => {
  const { web: ours, hosted } = generated(443);
  const [certificate, own] = ours.volumes!.map((volume) => volume.split(':'));
  const named = [...nginx(hosted).matchAll(/ssl_certificate(?:_key)? (\S+);/g)].map(([, file]) => path.dirname(file!));
  expect(new Set(named)).toEqual(new Set([certificate![1]]));
  expect(certificate).toEqual([`./${certificatesFolder}`, '/etc/ssl/perlas', 'ro']);
  expect(own).toEqual(['./site/own', `${hosted.root}/own`, 'ro']);
  for (const name of ['fullchain.pem', 'key.pem'])
    expect(readFileSync('docs/hosting.md', 'utf8')).toContain(`\`${certificatesFolder}/${name}\``);
});

test('publishes one port and mounts nothing behind a balancer that has TLS', () => {
  const { web: ours } = generated(8080);
  expect([ours.ports, ours.volumes]).toEqual([['8080:8080'], undefined]);
});

test('starts the web server and the API again by themselves, unless they were stopped', () => {
  const { web, api } = generated(443).services;
  expect([web.restart, api.restart]).toEqual(['unless-stopped', 'unless-stopped']);
});

test('an API that is stopped may settle the rounds under way (S1)', () => {
  expect(generated(443).services.api.stop_grace_period).toBe(`${stopGrace}s`);
});
