import './busyButtons.css';
import { followScheme } from '#data/scheme.ts';
import { countTraffic } from '#data/traffic.ts';
import type { LaterParts } from '#shared/page/shellParts.ts';
import { Surroundings } from './Surroundings.tsx';
import { EntryDot } from './EntryDot.tsx';
import { SkipLinks } from './bars/SkipLinks.tsx';
import { StorageBanner } from './bars/StorageBanner.tsx';
import { makeInstallable } from './installable.ts';
import { fillWhenCalm } from './fillWhenCalm.ts';
import { PageFooter } from './PageFooter.tsx';
import { NotOnDevice } from './offline/NotOnDevice.tsx';
import { OfflineNote } from './offline/OfflineNote.tsx';
import { keepTypingInSight } from './keyboardInset.ts';
import { followTaps } from './followTap.ts';
import { WorkerStopped } from './WorkerStopped.tsx';
import { pushWhenWanted } from './pushWhenWanted.ts';
import { keepLastScreen } from './lastScreen/lastScreen.ts';

/** Starts what the first screen can do without; the module itself starts nothing, as others may share its file. */
export function startLaterParts(): void {
  countTraffic();
  followScheme();
  keepTypingInSight();
  makeInstallable();
  fillWhenCalm();
  keepLastScreen();
  void followTaps();
  void pushWhenWanted();
}

/** The parts of the shell that the first screen doesn't need. */
export const parts: LaterParts = {
  Surroundings,
  SkipLinks,
  EntryDot,
  Footer: PageFooter,
  StorageBanner,
  NotOnDevice,
  OfflineNote,
  WorkerStopped,
};
