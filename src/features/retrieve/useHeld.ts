import { useState } from 'react';

/** A value, and while `hold` the one from before. */
export function useHeld<T>(value: T | undefined, hold: boolean): T | undefined {
  const [last, setLast] = useState(value);
  if (!hold && value !== last) setLast(value);
  return hold ? (last ?? value) : value;
}
