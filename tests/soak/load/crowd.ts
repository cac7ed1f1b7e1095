import type { Day } from './day.ts';
import { createLight, kinds, type Kind, type Light } from './light.ts';

/** A binary heap of times, each with a number; times may be equal. */
function createAgenda(capacity: number) {
  let times = new Float64Array(capacity);
  let numbers = new Int32Array(capacity);
  let size = 0;

  function grow() {
    const [before, old] = [times, numbers];
    times = new Float64Array(2 * before.length);
    numbers = new Int32Array(2 * before.length);
    times.set(before);
    numbers.set(old);
  }

  return {
    nextAt: () => (size > 0 ? times[0]! : Infinity),
    add(at: number, number: number) {
      if (size === times.length) grow();
      let place = size++;
      while (place > 0) {
        const above = (place - 1) >> 1;
        if (times[above]! <= at) break;
        times[place] = times[above]!;
        numbers[place] = numbers[above]!;
        place = above;
      }
      times[place] = at;
      numbers[place] = number;
    },
    take(): number {
      const first = numbers[0]!;
      const [at, number] = [times[--size]!, numbers[size]!];
      let place = 0;
      for (;;) {
        let below = 2 * place + 1;
        if (below >= size) break;
        if (below + 1 < size && times[below + 1]! < times[below]!) below++;
        if (times[below]! >= at) break;
        times[place] = times[below]!;
        numbers[place] = numbers[below]!;
        place = below;
      }
      times[place] = at;
      numbers[place] = number;
      return first;
    },
  };
}

/** Passes a day for many devices; `send` gets each request. */
export function passDay(day: Day, devices: number, send: (device: number, at: number, call: string) => void): void {
  const many = kinds.length;
  const agenda = createAgenda(devices * many);
  /** When each kind is due on each device; an earlier entry of the agenda has been replaced. */
  const due = new Float64Array(devices * many).fill(-1);
  const crowd: Light[] = [];

  for (let device = 0; device < devices; device++) {
    const schedule = (kind: Kind, at: number) => {
      const number = device * many + kinds.indexOf(kind);
      due[number] = at;
      if (at < day.until) agenda.add(at, number);
    };
    crowd.push(createLight(device, { day, schedule, send: (at, call) => send(device, at, call) }));
  }
  for (let at = agenda.nextAt(); at < day.until; at = agenda.nextAt()) {
    const number = agenda.take();
    if (due[number] !== at) continue;
    due[number] = -1;
    crowd[Math.floor(number / many)]!.happen(kinds[number % many]!, at);
  }
}
