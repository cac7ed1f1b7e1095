import { languageReady } from '../i18n/area.ts';
import { countTraffic } from '../traffic.ts';
import { Around } from './Around.tsx';
import { EntryDot } from './EntryDot.tsx';
import { StorageBanner } from './StorageBanner.tsx';
import { Foot } from './Foot.tsx';
import { makeInstallable } from './installable.ts';
import { keepTypingInSight } from './typing.ts';

countTraffic();
keepTypingInSight();
makeInstallable();

/** Resolves when their words have come too. */
export const ready = languageReady();

/** What the shell has besides its first screen. */
export const parts = { Around, EntryDot, Foot, StorageBanner };
