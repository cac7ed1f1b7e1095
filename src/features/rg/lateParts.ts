import { lazy } from 'react';
import type { parts } from './parts/parts.ts';

type Parts = typeof parts;

/** Brings what the first look at the page does without, with its words. */
export async function bringParts(): Promise<Parts> {
  const come = await import('./parts/parts.ts');
  await come.ready;
  return come.parts;
}

/** A part of it, once it has come. */
export const latePart = <N extends keyof Parts>(name: N) =>
  lazy<Parts[N]>(async () => ({ default: (await bringParts())[name] }));
