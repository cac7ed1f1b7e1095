import { countTraffic } from '#data/traffic.ts';
import { Surroundings } from './Surroundings.tsx';
import { EntryDot } from './EntryDot.tsx';
import { StorageBanner } from './bars/StorageBanner.tsx';
import { makeInstallable } from './installable.ts';
import { PageFooter } from './PageFooter.tsx';
import { keepTypingInSight } from './keyboardInset.ts';
import { keepLastScreen } from './lastScreen/lastScreen.ts';

/** Starts what the first screen can do without; the module itself starts nothing, as others may share its file. */
export function startLaterParts(): void {
  countTraffic();
  keepTypingInSight();
  makeInstallable();
  keepLastScreen();
}

/** The parts of the shell that the first screen doesn't need. */
export const parts = { Surroundings, EntryDot, Footer: PageFooter, StorageBanner };
