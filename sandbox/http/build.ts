import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { top } from '../top.ts';

/** The inputs of a build. */
const sources = ['src', 'worker', 'sw', 'public', 'vite.config.ts', 'package-lock.json'];

/** The latest modification time of some files and folders, in epoch milliseconds. */
function changed(places: readonly string[]): number {
  const times = places
    .map((place) => path.resolve(top, place))
    .filter((place) => existsSync(place))
    .flatMap((place) => {
      const inside = statSync(place).isDirectory() ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [];
      return [place, ...inside.map((name) => path.join(place, name))].map((file) => statSync(file).mtimeMs);
    });
  return Math.max(0, ...times);
}

/** Whether the built app is older than its sources, or missing. */
export function isStale(dist: string, made = sources): boolean {
  const manifest = path.join(dist, 'builds/latest.json');
  return !existsSync(manifest) || statSync(manifest).mtimeMs < changed(made);
}

/** Builds the app. Throws when that fails; the builder prints the reason. */
export async function build(dist: string) {
  const vite = path.join(top, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build'], {
    cwd: top,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', DIST: dist },
  });
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error('The app could not be built; the reason stands above.');
}
