import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { readLocal, removeLocal, writeLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';

/** How long a draft is kept, milliseconds. */
const lifetime = 24 * 60 * 60 * 1_000;

type Typed = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface Row {
  epoch: string;
  /** When it was typed, epoch milliseconds. */
  at: number;
  typed: Typed;
}

const inMemory = new Map<string, Row>();

/** What was typed into a form that can't be sent offline. */
export interface Draft {
  /** Empty without one. */
  read(): Typed;
  keep(typed: Typed): void;
  /** Receives the form's values; returns whether they are what was sent last. */
  shows(json: string): boolean;
  /** The form's values are being sent now, and no draft any more. */
  drop(): void;
}

/**
 * A form's draft, for a day and for this session. `player` stores it on the device; anything about identity or where
 * money goes stays in `memory` (O-03).
 */
export function draftOf(name: string, place: 'player' | 'memory'): Draft {
  const key = `draft.${name}`;
  const row = () => (place === 'memory' ? inMemory.get(key) : readLocal<Row | null>(place, key, null));
  let [shown, sent] = ['', ''];
  const read = () => {
    const { epoch, at, typed } = row() ?? { epoch: '', at: 0, typed: {} };
    return epoch === stores.session.epoch && Date.now() - at < lifetime ? typed : {};
  };
  return {
    read,
    shows(json) {
      if (json !== sent) sent = '';
      shown = json;
      return json === sent;
    },
    keep(typed) {
      const kept: Row = { epoch: stores.session.epoch, at: Date.now(), typed };
      if (place === 'memory') inMemory.set(key, kept);
      else writeLocal(place, key, kept);
    },
    drop() {
      sent = shown;
      inMemory.delete(key);
      if (place === 'player') removeLocal(place, key);
    },
  };
}

/** A form's initial values, replaced by those of its draft. */
export const withDraft = <V extends object>(initial: V, draft: Draft): V => ({ ...initial, ...draft.read() });

/**
 * Keeps a form's values of these names in its draft once one of them has changed while they can't be sent; an
 * existing draft follows every change.
 */
export function useDraft<V extends Typed>(draft: Draft, values: V, names: readonly (keyof V & string)[]): void {
  const { onLine } = useSnapshot(stores.network);
  const [first] = useState(values);
  const typed = JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])));
  const isChanged = names.some((name) => values[name] !== first[name]);
  const changed = useRef(false);
  useEffect(() => {
    changed.current ||= isChanged;
    const exists = Object.keys(draft.read()).length > 0;
    if (!draft.shows(typed) && changed.current && (!onLine || exists)) draft.keep(JSON.parse(typed) as Typed);
  }, [draft, onLine, isChanged, typed]);
}
