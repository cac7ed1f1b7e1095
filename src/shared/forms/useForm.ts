import { useState, type SyntheticEvent } from 'react';

/** What a form holds, by the names of its controls. */
export type Values = Record<string, string | boolean>;
export type NameOf<V> = keyof V & string;

/** What is wrong with which field. */
type Faults<V, F> = { [N in keyof V]?: F | null };

/** What a form is made of: how it begins, and what is wrong with it. */
export interface FormPlan<V extends Values, F> {
  initial: V;
  check(values: V): Faults<V, F>;
}

/**
 * A form's values and faults. Values survive whatever becomes of a submit; a fault shows when a changed field is left
 * and when the form is sent, and the first bad field, in the order of `initial`, gets the focus. The controls go by the
 * names of the values.
 */
export function useForm<V extends Values, F>({ initial, check }: FormPlan<V, F>) {
  const [values, setValues] = useState(initial);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Faults<V, F>>({});
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const faults = check(values);
  const names = Object.keys(initial) as NameOf<V>[];

  function focus(name: NameOf<V>) {
    const control = element?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }

  /** Whether these fields have no fault; shows those that they have, and goes to the first. */
  function passes(some: readonly NameOf<V>[]): boolean {
    setShown((before) => new Set([...before, ...some]));
    const bad = some.find((name) => faults[name]);
    if (bad) focus(bad);
    return !bad;
  }

  return {
    values,
    names,
    passes,
    /** Goes on the form element, as its `ref`. */
    setElement,
    /** What is to be said under a field now. */
    fault: (name: NameOf<V>): F | null => refused[name] ?? (shown.has(name) ? (faults[name] ?? null) : null),

    set<N extends NameOf<V>>(name: N, value: V[N]) {
      setValues((before) => ({ ...before, [name]: value }));
      setChanged((before) => new Set(before).add(name));
      setRefused((before) => ({ ...before, [name]: null }));
    },

    leave(name: NameOf<V>) {
      if (changed.has(name)) setShown((before) => new Set(before).add(name));
    },

    /** A fault that the operator found: it stands under its field until that is changed. */
    refuse(name: NameOf<V>, fault: F) {
      setRefused((before) => ({ ...before, [name]: fault }));
      focus(name);
    },

    /** Hands good values on to `send`. */
    submit: (send: (values: V) => void) => (event: SyntheticEvent) => {
      event.preventDefault();
      if (passes(names)) send(values);
    },
  };
}
