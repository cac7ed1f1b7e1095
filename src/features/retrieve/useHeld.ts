import { useState } from 'react';

/** A value, and while `hold` the one from before, or else the first one. */
export function useHeld<T>(value: T | undefined, hold: boolean): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== last && (!hold || last === undefined)) setLast(value);
  return hold ? (last ?? value) : value;
}
