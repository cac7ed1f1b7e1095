import '../page/busyButtons.css';
import { followScheme } from '#data/scheme.ts';
import { countTraffic } from '#data/traffic.ts';
import type { DeferredParts } from '#shared/page/shellParts.ts';
import { Surroundings } from '../page/Surroundings.tsx';
import { EntryDot } from '../bars/EntryDot.tsx';
import { MailCount } from '../bars/MailCount.tsx';
import { SkipLinks } from '../bars/SkipLinks.tsx';
import { StorageBanner } from '../bars/StorageBanner.tsx';
import { makeInstallable } from './installable.ts';
import { fillWhenIdle } from './fillWhenIdle.ts';
import { PageFooter } from '../page/PageFooter.tsx';
import { NotOnDevice } from '../offline/NotOnDevice.tsx';
import { OfflineNote } from '../offline/OfflineNote.tsx';
import { keepTypingInSight } from '../page/keyboardInset.ts';
import { followTaps } from '../page/followTap.ts';
import { WorkerStopped } from '../page/WorkerStopped.tsx';
import { followRefusedRequests } from '../session/refusedRequests.ts';
import { pushWhenWanted } from '../session/pushWhenWanted.ts';
import { keepLastScreen } from '../lastScreen/lastScreen.ts';

/** Starts what the first screen doesn't need; the module itself has no side effects, as others may share its file. */
export function startDeferredParts(): void {
  countTraffic();
  followScheme();
  keepTypingInSight();
  makeInstallable();
  fillWhenIdle();
  keepLastScreen();
  followRefusedRequests();
  void followTaps();
  void pushWhenWanted();
}

/** The parts of the shell that the first screen doesn't need. */
export const parts: DeferredParts = {
  Surroundings,
  SkipLinks,
  EntryDot,
  MailCount,
  Footer: PageFooter,
  StorageBanner,
  NotOnDevice,
  OfflineNote,
  WorkerStopped,
};
