import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const stops = (list: Element) => [...list.querySelectorAll<HTMLElement>('a, button')];

const hold = (list: Element, held: EventTarget | undefined) => {
  for (const each of stops(list)) each.tabIndex = each === held ? 0 : -1;
};

/**
 * Makes a grid of cards, which all have as many controls, one Tab stop: left and right go from control to control, up
 * and down from row to row. Returns the list's props.
 */
export function useCardKeys() {
  const ref = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (list) hold(list, list.querySelector('[tabindex="0"]') ?? stops(list)[0]);
  });
  return {
    ref,
    onFocus: ({ target, currentTarget }: FocusEvent) => hold(currentTarget, target),
    onKeyDown(event: KeyboardEvent) {
      const list = event.currentTarget;
      const all = stops(list);
      const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
      const row = (all.length / list.children.length) * columns;
      const step = new Map([
        ['ArrowRight', 1],
        ['ArrowLeft', -1],
        ['ArrowDown', row],
        ['ArrowUp', -row],
      ]).get(event.key);
      const next = step && !event.altKey && all[all.indexOf(event.target as HTMLElement) + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
