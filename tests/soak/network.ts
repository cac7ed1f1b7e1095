import type { Facts } from '#contract/stores.ts';
import type { Clock, Dice } from './clock.ts';
import type { Operator } from './operator.ts';

/** Network conditions. Only `offline` is reported to the page. */
export const weathers = [
  'fine',
  'slow',
  'offline',
  'flapping',
  'deaf',
  'mute',
  'broken',
  'captive',
  'garbled',
  'dead',
  'clogged',
] as const;
export type Weather = (typeof weathers)[number];

/** Outcomes of a request: success, arrival when nobody waits any more (stuck), no arrival, a lost or foreign answer. */
type Fate =
  | 'whole'
  | 'refused'
  | 'lost'
  | 'silent'
  | 'silentAfter'
  | 'late'
  | 'stuck'
  | 'status'
  | 'html'
  | 'cutBody'
  | 'spoilt';

const fates: Record<Weather, readonly Fate[]> = {
  fine: ['whole'],
  slow: ['late', 'late', 'whole'],
  offline: ['refused'],
  flapping: ['whole', 'refused', 'lost'],
  deaf: ['silent', 'refused', 'whole'],
  mute: ['lost', 'silentAfter', 'whole'],
  broken: ['status', 'whole'],
  captive: ['html'],
  garbled: ['cutBody', 'spoilt', 'spoilt', 'whole'],
  dead: ['silent'],
  clogged: ['stuck', 'late', 'whole'],
};

const statuses = [408, 429, 500, 502, 503, 504];

/** An answer that violates the contract, with words for amounts. */
const spoilt = { coin: 'a lot', userInfo: { coin: 'a lot' }, likeGameIds: 'none', activityMap: [] };

/** Latency of a request, milliseconds; a late one may miss its deadline, a stuck one arrives after its act's minute. */
const way = { least: 5, most: 150, latest: 15_000, stuck: 240_000 };

/** A minimal Response: a real one costs several event-loop turns. */
function respond(status: number, type: string, text: string) {
  let parts = [new TextEncoder().encode(text)];
  const read = async () => {
    const [value] = parts;
    parts = [];
    return { done: !value, value };
  };
  const body = { getReader: () => ({ read, cancel: async () => {} }) };
  const headers = new Headers({ 'content-type': type });
  return {
    status,
    ok: status < 300,
    type: 'basic',
    statusText: '',
    headers,
    body,
    text: async () => text,
  } as unknown as Response;
}

/** One device's simulated network, as its workers' `fetch`; sent requests reach the operator even if a worker dies. */
export function createNet(device: string, clock: Clock, dice: Dice, operator: Operator) {
  let weather: Weather = 'fine';
  let befallen = 0;

  async function carry(url: string, init: RequestInit): Promise<Response> {
    const from = { sentAt: clock.now(), device };
    const fate = dice.one(fates[weather]);
    if (fate !== 'whole') befallen++;
    const pass = () => clock.sleep(fate === 'late' ? dice.between(0, way.latest) : dice.between(way.least, way.most));
    await (fate === 'stuck' ? clock.sleep(dice.between(way.latest, way.stuck)) : pass());
    if (fate === 'refused') throw new TypeError('Failed to fetch');
    if (fate === 'silent') return new Promise(() => {});
    if (fate === 'html') return respond(200, 'text/html', '<title>Sign in to the network</title>');
    if (fate === 'status' && dice.chance(0.5)) return respond(dice.one(statuses), 'text/plain', 'broken');
    const call = new URL(url).pathname.replace('/app/v1/', '');
    if (init.method === 'GET') return respond(200, 'application/json', '{"id":"build"}');
    const token = new Headers(init.headers).get('authorization') ?? '';
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    const { copy, said } = operator.receive(call, body, token, from);
    const answered = copy.status;
    // Until the answer arrives, only the operator knows the status.
    copy.status = 0;
    if (fate === 'silentAfter') return new Promise(() => {});
    await pass();
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    if (fate === 'status') return respond(dice.one(statuses), 'text/plain', 'broken');
    const text = JSON.stringify(fate === 'spoilt' ? { ...said, ...spoilt } : said);
    if (fate === 'cutBody') return respond(200, 'application/json', text.slice(0, -2));
    if (!init.signal?.aborted) copy.status = answered;
    return respond(200, 'application/json', text);
  }

  return {
    befallen: () => befallen,
    weather: () => weather,
    turn: (to: Weather) => void (weather = to),
    onLine: (): Facts['onLine'] => weather !== 'offline',
    fetch(url: string, init: RequestInit = {}): Promise<Response> {
      const { signal } = init;
      const cut = new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
      return Promise.race([carry(url, init), cut]);
    },
  };
}

export type Net = ReturnType<typeof createNet>;
