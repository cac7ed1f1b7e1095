import { useEffect, useState } from 'react';

const second = 1_000;

/** The time by this device's clock, at its whole seconds, so that all clocks on a page change together; epoch milliseconds. */
export function useSecond(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tell = () => {
      setNow(Date.now());
      timer = setTimeout(tell, second - (Date.now() % second));
    };
    tell();
    return () => clearTimeout(timer);
  }, []);
  return now - (now % second);
}
