import { lazy } from 'react';
import type { care } from './rg/rg.ts';

type Care = typeof care;

/** Brings what protects a player in a game, with its words. */
export async function bringCare(): Promise<Care> {
  const come = await import('./rg/rg.ts');
  await come.ready;
  return come.care;
}

const late = <N extends keyof Care>(name: N) => lazy<Care[N]>(async () => ({ default: (await bringCare())[name] }));

export const ByLimit = late('ByLimit');
export const DepositOffer = late('DepositOffer');
export const Over = late('Over');
export const RealityCheck = late('RealityCheck');
