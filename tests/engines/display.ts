import { spawn, type ChildProcess } from 'node:child_process';

/** A virtual screen for browsers that need one. */
export interface Display {
  /** Its name, for `DISPLAY`. */
  name: string;
  close(): void;
}

/** Starts a virtual screen of this size in pixels. Rejects when Xvfb isn't installed. */
export async function openDisplay(width: number, height: number): Promise<Display> {
  const xvfb: ChildProcess = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((done, failed) => {
    xvfb.once('error', failed);
    xvfb.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}.`)));
    xvfb.stdio[3]!.once('data', (text) => done(String(text).trim()));
  });
  return { name: `:${number}`, close: () => xvfb.kill() };
}
