import { useEffect, useState } from 'react';

/** A value once it has been still for a while, in milliseconds. */
export function useDebounced<T>(value: T, stillness: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), stillness);
    return () => clearTimeout(timer);
  }, [value, stillness]);
  return settled;
}
