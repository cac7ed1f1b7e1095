import { useEffect, useState } from 'react';

/** A value, debounced: it changes once the input has been unchanged for `delay` milliseconds. */
export function useDebounced<T>(value: T, stillness: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), stillness);
    return () => clearTimeout(timer);
  }, [value, stillness]);
  return settled;
}
