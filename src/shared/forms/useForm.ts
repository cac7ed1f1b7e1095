import { useState, type SyntheticEvent } from 'react';
import { lengthOf } from '#contract/typed/length.ts';
import { longestLine, unitsPerCharacter } from '#contract/longest.ts';
import { afterTap } from './afterTap.ts';

/** A form's values, by the names of its controls. */
export type Values = Record<string, string | boolean>;
export type NameOf<V> = keyof V & string;

/** The error of each field. */
type FieldErrors<V, F> = { [N in keyof V]?: F | null };

/** A form's initial values and validation. */
export interface FormPlan<V extends Values, F> {
  initial: V;
  check(values: V): FieldErrors<V, F>;
  /** The maximum length of texts that aren't one line. */
  longest?: { readonly [N in NameOf<V>]?: number };
}

/**
 * A form's values and validation. Values survive a failed submit; an error is shown when a changed field is left,
 * after the tap that leaves it, and at submit, and the first invalid field, in the order of `initial`, gets the
 * focus. Text longer than the operator accepts is invalid in every form. Controls are named like the values.
 */
export function useForm<V extends Values, F>({ initial, check, longest = {} }: FormPlan<V, F>) {
  const [values, setValues] = useState(initial);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FieldErrors<V, F>>({});
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const fieldErrors = check(values);
  const names = Object.keys(initial) as NameOf<V>[];

  const mostOf = (name: NameOf<V>): number => longest[name] ?? longestLine;
  function isTooLong(name: NameOf<V>): boolean {
    const [text, most] = [String(values[name]), longest[name]];
    if (most === undefined) return text.length > longestLine;
    return text.length > most * unitsPerCharacter || lengthOf(text) > most;
  }

  function focus(name: NameOf<V>) {
    const control = element?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }

  /** Whether these fields are valid; shows their errors and focuses the first. */
  function passes(some: readonly NameOf<V>[]): boolean {
    setShown((before) => new Set([...before, ...some]));
    const bad = some.find((name) => fieldErrors[name] || isTooLong(name));
    if (bad) focus(bad);
    return !bad;
  }

  return {
    values,
    names,
    passes,
    /** Whether a text is longer than the operator accepts. */
    isTooLong,
    /** The maximum length of a text. */
    mostOf,
    /** The `ref` of the form element. */
    setElement,
    /** The error to show under a field now. */
    fieldError: (name: NameOf<V>): F | null => refused[name] ?? (shown.has(name) ? (fieldErrors[name] ?? null) : null),

    set<N extends NameOf<V>>(name: N, value: V[N]) {
      setValues((before) => ({ ...before, [name]: value }));
      setChanged((before) => new Set(before).add(name));
      setRefused((before) => ({ ...before, [name]: null }));
    },

    leave(name: NameOf<V>) {
      if (changed.has(name)) afterTap(() => setShown((before) => new Set(before).add(name)));
    },

    /** Shows an error from the operator under its field, until the field is changed. */
    refuse(name: NameOf<V>, fieldError: F) {
      setRefused((before) => ({ ...before, [name]: fieldError }));
      focus(name);
    },

    /** Calls `send` with valid values. */
    submit: (send: (values: V) => void) => (event: SyntheticEvent) => {
      event.preventDefault();
      if (passes(names)) send(values);
    },
  };
}
