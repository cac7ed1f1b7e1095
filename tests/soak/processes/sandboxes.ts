import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { top } from '#sandbox/top.ts';

/** How many ports a sandbox takes. */
const portsOfOne = 5;

/** Starts sandboxes at one database, all at once; `logs` are what each wrote to its error output. */
export async function startSandboxes(count: number, firstPort: number, url: string, pushService: string) {
  const dist = mkdtempSync(path.join(tmpdir(), 'processes-dist-'));
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>Perlas</title>');
  const ports = Array.from({ length: count }, (_, place) => firstPort + portsOfOne * place);
  const logs = ports.map(() => '');
  const children = ports.map((port, place) => {
    const args = ['tests/soak/processes/process.ts', String(port), url, dist, pushService];
    const child = fork(path.join(top, 'sandbox/run.js'), args, {
      cwd: top,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (logs[place] += text));
    return child;
  });
  async function close() {
    const running = children.filter(({ exitCode }) => exitCode === null);
    const ended = running.map((child) => once(child, 'exit'));
    for (const child of running.filter(({ connected }) => connected)) child.disconnect();
    await Promise.all(ended);
    rmSync(dist, { recursive: true });
  }
  const ready = children.map(async (child, place) => {
    const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
    if (said !== 'ready') throw new Error(`Process ${place + 1} has ended: ${logs[place]}`);
  });
  try {
    await Promise.all(ready);
  } catch (error) {
    await close();
    throw error;
  }
  return { ports, logs, close };
}
