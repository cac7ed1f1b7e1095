import { lazy, startTransition, useEffect, useState } from 'react';
import { languageReady } from '#i18n/area.ts';
import type { below } from './lower/lower.ts';

type Below = typeof below;

const bring = () => import('./lower/lower.ts').then((part) => part.below);

const Nothing = () => null as never;

/** A part that the first paint does without: it comes with its words; where its code can't be had, `otherwise` stands for it. */
export const late = <N extends keyof Below>(name: N, otherwise: Below[N] = Nothing) =>
  lazy<Below[N]>(async () => {
    const parts = await bring().catch(() => undefined);
    await languageReady();
    return { default: parts?.[name] ?? otherwise };
  });

let stage = 0;

/**
 * How far the lobby is: 0 is its first screen, 1 says that this was `ready` and has been painted, and 2 is all of it, once
 * the page is `open` to be used. What comes is rendered in small steps, and stays: whoever comes back to the lobby finds
 * it there at once.
 */
export function useStage(ready: boolean, open: boolean): number {
  const [drawn, draw] = useState(stage);
  const due = [ready, open][drawn];
  useEffect(() => {
    if (!due) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        stage = drawn + 1;
        startTransition(() => draw(stage));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, due]);
  return drawn;
}
