import { languageReady } from '#i18n/area.ts';
import { countTraffic } from '#data/traffic.ts';
import { Around } from './Surroundings.tsx';
import { EntryDot } from './EntryDot.tsx';
import { StorageBanner } from './bars/StorageBanner.tsx';
import { Foot } from './footer/Footer.tsx';
import { makeInstallable } from './installable.ts';
import { keepTypingInSight } from './keyboardInset.ts';

countTraffic();
keepTypingInSight();
makeInstallable();

/** Resolves when their words have come too. */
export const ready = languageReady();

/** What the shell has besides its first screen. */
export const parts = { Around, EntryDot, Foot, StorageBanner };
