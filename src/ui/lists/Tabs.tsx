import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import css from './Tabs.module.css';

interface TabsProps<T extends string> {
  /** The accessible name. */
  label: string;
  tabs: readonly { id: T; name: string }[];
  current: T;
  onSelect: (id: T) => void;
  /** The content of the current tab. */
  children: ReactNode;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs over a panel: one tab stop, arrow keys move and select. */
export function Tabs<T extends string>({ label, tabs, current, onSelect, children }: TabsProps<T>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const to = steps[event.key]?.(at, tabs.length - 1);
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to!]?.focus();
  };

  return (
    <>
      <div ref={list} className={css['list']} role="tablist" aria-label={label}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            className={css['tab']}
            aria-selected={id === current}
            aria-controls={`${base}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={press}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current}`}>
        {children}
      </div>
    </>
  );
}
