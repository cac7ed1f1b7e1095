import { passDay } from './crowd.ts';
import type { Day } from './day.ts';
import { runReal } from './real.ts';
import type { Sent } from './sent.ts';

export { createDay, eventsOf } from './day.ts';
export { figuresOf } from './figures.ts';

/** Two requests this close are the same, milliseconds: the worker takes some for its disk. */
const near = 100;

/** Compares what the worker sends on some devices with what their simulation sends; `unlike` have no counterpart. */
export async function compare(day: Day, devices: number): Promise<{ real: number; light: number; unlike: number }> {
  const real = await runReal(day, devices);
  const light: Sent[] = [];
  passDay(day, devices, (device, at, call) => light.push({ device, at, call }));
  const byDevice = (sent: readonly Sent[]) => {
    const lists = new Map<string, number[]>();
    for (const { device, call, at } of sent) {
      const key = `${device} ${call}`;
      const list = lists.get(key) ?? [];
      lists.set(key, list);
      list.push(at);
    }
    return lists;
  };
  const [one, other] = [byDevice(real), byDevice(light)];
  let unlike = 0;
  for (const key of new Set([...one.keys(), ...other.keys()])) unlike += unlikeIn(one.get(key), other.get(key));
  return { real: real.length, light: light.length, unlike };
}

/** How many of two lists of times of one device's requests have no counterpart in the other. */
function unlikeIn(one: readonly number[] = [], other: readonly number[] = []): number {
  const [a, b] = [one, other].map((times) => times.toSorted((x, y) => x - y)) as [number[], number[]];
  let [here, there, pairs] = [0, 0, 0];
  while (here < a.length && there < b.length) {
    const apart = a[here]! - b[there]!;
    if (Math.abs(apart) < near) pairs++;
    if (apart < near) here++;
    if (apart > -near) there++;
  }
  return a.length + b.length - 2 * pairs;
}
