import { useEffect, type RefObject } from 'react';
import type { events } from '#contract/events.ts';
import type { EventName } from '#contract/events.ts';
import { routeAt } from './routes.ts';
import { app } from '#data/worker.ts';

type Params = Record<string, string | number | boolean | null | undefined>;

/** Visible share of an element from which it counts as seen (spec §7). */
const seenShare = 0.5;

/** Records an analytics event, with the current screen. */
export function track(name: EventName, params?: Params) {
  const screen = routeAt(location.pathname)?.path ?? '404';
  void app.events.track({ name, screen, ...(params ? { params } : {}) }).catch(() => {});
}

type Viewed = { [N in keyof typeof events]: (typeof events)[N] extends 'view' ? N : never }[keyof typeof events];

/** The callback of an observed element; null once it was seen. */
const seen = new WeakMap<Element, (() => void) | null>();
const observer =
  'IntersectionObserver' in globalThis
    ? new IntersectionObserver(
        (entries) => {
          for (const { target, intersectionRatio } of entries) {
            if (intersectionRatio < seenShare) continue;
            observer?.unobserve(target);
            seen.get(target)?.();
            seen.set(target, null);
          }
        },
        { threshold: seenShare },
      )
    : undefined;

/**
 * Records an analytics event once, when half of the element, or of its place in a list, has been on screen: in a long
 * list a card leaves its place and is rendered there again.
 */
export function useSeen(element: RefObject<Element | null>, name: Viewed, params?: Params) {
  const json = JSON.stringify(params);
  useEffect(() => {
    const target = element.current?.closest('li') ?? element.current;
    if (!target || !observer || seen.get(target) === null) return;
    seen.set(target, () => track(name, json === undefined ? undefined : (JSON.parse(json) as Params)));
    observer.observe(target);
    return () => observer.unobserve(target);
  }, [element, name, json]);
}
