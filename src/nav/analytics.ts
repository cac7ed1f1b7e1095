import { useEffect, type RefObject } from 'react';
import type { events } from '#contract/events.ts';
import { type EventName } from '#contract/events.ts';
import { routeAt } from './routes.ts';
import { app } from '#data/worker.ts';

type Params = Record<string, string | number | boolean>;

/** The share of an element that must be on screen for it to be seen (spec §7). */
const seenShare = 0.5;

/** Tells the operator's event log that something happened on the screen at hand. */
export function track(name: EventName, params?: Params) {
  const screen = routeAt(location.pathname)?.path ?? '404';
  void app.events.track({ name, screen, ...(params ? { params } : {}) }).catch(() => {});
}

type Viewed = { [N in EventName]: (typeof events)[N] extends 'view' ? N : never }[EventName];

const seen = new WeakMap<Element, () => void>();
const observer =
  'IntersectionObserver' in globalThis
    ? new IntersectionObserver(
        (entries) => {
          for (const { target, intersectionRatio } of entries) {
            if (intersectionRatio < seenShare) continue;
            observer?.unobserve(target);
            seen.get(target)?.();
          }
        },
        { threshold: seenShare },
      )
    : undefined;

/** Tells once, when half of the element has been on screen. */
export function useSeen(element: RefObject<Element | null>, name: Viewed, params?: Params) {
  const said = JSON.stringify(params);
  useEffect(() => {
    const target = element.current;
    if (!target || !observer) return;
    seen.set(target, () => track(name, said === undefined ? undefined : (JSON.parse(said) as Params)));
    observer.observe(target);
    return () => observer.unobserve(target);
  }, [element, name, said]);
}
