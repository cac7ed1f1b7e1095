import { second, type Day } from './day.ts';
import { kinds, type Kind } from './kinds.ts';
import { createLight, type Light } from './light.ts';

/** Numbers by their times, a list for each second, sorted when its turn comes. */
function createAgenda(from: number, until: number) {
  const lists: { at: number; number: number }[][] = Array.from(
    { length: Math.ceil((until - from) / second) },
    () => [],
  );
  let turn = 0;
  let list = lists[0]!;
  let place = 0;

  return {
    add(at: number, number: number) {
      const its = Math.floor((at - from) / second);
      if (its > turn) return void lists[its]!.push({ at, number });
      let before = list.length;
      while (before > place && list[before - 1]!.at > at) before--;
      list.splice(before, 0, { at, number });
    },
    take() {
      while (place === list.length) {
        lists[turn] = [];
        if (++turn === lists.length) return undefined;
        list = lists[turn]!.toSorted((a, b) => a.at - b.at);
        place = 0;
      }
      return list[place++];
    },
  };
}

/** Passes a day for many devices; `send` gets each request. */
export function passDay(day: Day, devices: number, send: (device: number, at: number, call: string) => void): void {
  const many = kinds.length;
  const places = Object.fromEntries(kinds.map((kind, place) => [kind, place])) as Record<Kind, number>;
  const agenda = createAgenda(day.opening, day.until);
  /** When each kind is due on each device; other entries of the agenda have been replaced. */
  const due = new Float64Array(devices * many).fill(-1);
  const crowd: Light[] = [];

  for (let device = 0; device < devices; device++) {
    const schedule = (kind: Kind, at: number) => {
      const number = device * many + places[kind];
      due[number] = at;
      if (at < day.until) agenda.add(at, number);
    };
    crowd.push(createLight(device, { day, schedule, send: (at, call) => send(device, at, call) }));
  }
  for (let next = agenda.take(); next; next = agenda.take()) {
    const { at, number } = next;
    if (due[number] !== at) continue;
    due[number] = -1;
    crowd[Math.floor(number / many)]!.happen(kinds[number % many]!, at);
  }
}
