import { lazy, startTransition, useEffect, useState } from 'react';
import { languageReady } from '../../app/i18n/area.ts';
import type { below } from './below/below.ts';

type Below = typeof below;

const bring = () => import('./below/below.ts').then((part) => part.below);

const Nothing = () => null as never;

/** A part that the first paint does without: it comes with its words; where its code can't be had, `otherwise` stands for it. */
export const late = <N extends keyof Below>(name: N, otherwise: Below[N] = Nothing) =>
  lazy<Below[N]>(async () => {
    const parts = await bring().catch(() => undefined);
    await languageReady();
    return { default: parts?.[name] ?? otherwise };
  });

let painted = false;

/**
 * False until the lobby's first screen, `ready` to be painted, has been; what lies below it waits for that, and is
 * then rendered in small steps. True at once whenever somebody comes back to the lobby.
 */
export function usePainted(ready: boolean): boolean {
  const [known, say] = useState(painted);
  useEffect(() => {
    if (known || !ready) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        painted = true;
        startTransition(() => say(true));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [known, ready]);
  return known;
}
