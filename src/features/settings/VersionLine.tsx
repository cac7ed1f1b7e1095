import { useState } from 'react';
import { client } from '#contract/client.ts';
import { href } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { build } from '#data/updates.ts';
import css from './SettingsScreen.module.css';
import { words } from './words.en.ts';

/** This many taps on the version open the diagnostics (checklist ME-08). */
const tapsNeeded = 5;
/** From this many taps on the remaining number is shown: the taps are deliberate. */
const tapsMeant = 2;

/** The version and the build; tapped often enough, it opens the diagnostics. */
export function VersionLine() {
  const t = words.use();
  const [taps, setTaps] = useState(0);
  const left = tapsNeeded - taps;
  const tap = () => {
    setTaps(left > 1 ? taps + 1 : 0);
    if (left === 1) void go(href('/diagnostics'));
  };
  return (
    <>
      <button type="button" className={css['version']} onClick={tap}>
        {t('version', { version: client.version, build })}
      </button>
      <output className={css['taps']}>{taps >= tapsMeant && t('more', { n: left })}</output>
    </>
  );
}
