import { returnJitter } from '#worker/app.ts';
import type { Name } from '#contract/endpoints.ts';
import type { Maintenance } from '#contract/entities.ts';
import { Failure } from '#contract/failure.ts';
import { manifestAge } from '#worker/features/builds/builds.ts';
import { period as sendPeriod } from '#worker/features/events/eventLog.ts';
import { period as beatPeriod } from '#worker/features/session/heartbeat.ts';
import { createBreaker } from '#worker/features/outage/breaker.ts';
import { catchUpSpread, noticeSpread, probe } from '#worker/features/outage/outage.ts';
import { jitter, maxWait, recoverySpread } from '#worker/tabs/leaderTasks.ts';
import { presenceTimeout } from '#worker/tabs/presence.ts';
import { createDice } from '../clock.ts';
import { healthAt, type Day } from './day.ts';
import { periods, type Kind, type Task } from './kinds.ts';
import { createPlan, type Step } from './plan.ts';
import { manifest } from './sent.ts';
import { missingIn, ofPlayer } from './start.ts';

/** A reply younger than this isn't read again, milliseconds (`fresh` of `getActivityIds`). */
const fresh = 1_000;

const silent = { publish: () => {}, on: () => {} };
const closed = new Failure('maintenance');
const broken = new Failure('server', 503);

/** What a device depends on. */
interface Surroundings {
  day: Day;
  /** Calls back at a time; the latest time of a kind counts. */
  schedule(kind: Kind, at: number): void;
  send(at: number, call: string): void;
}

/**
 * A device by its schedule alone: when its tasks are due and what it sends, with the worker's own breaker and numbers. A
 * test compares it with the worker.
 */
export function createLight(number: number, { day, schedule, send }: Surroundings) {
  const plan = createPlan(day, number);
  const dice = createDice(number + 1);
  const random = () => dice.between(0, 1_000) / 1_000;
  const fresher = () => ({ network: { down: false }, settings: { maintenance: null as Maintenance | null } });

  const answered = new Set<Name>();
  let stores = fresher();
  let outage = createBreaker(stores, silent, () => askSoon(now));
  let onLine = true;
  let isOpen = false;
  let build = 0;
  let latest = 0;
  let tracked = false;
  let restedAt: number | undefined;
  let idsAt = 0;
  let checkedAt = 0;
  let due: Record<Task, number> = { beat: 0, dots: 0, probe: 0, build: 0, events: 0 };
  let owed = { beat: false, dots: false };
  let wait = sendPeriod;
  let asks = false;
  let refreshes: 'all' | 'shown' = 'all';
  let now = 0;
  let next = plan.next();

  const buildAt = (at: number) => Number(at >= day.deploy);

  /** Sends a call, and learns from its answer; says whether it succeeded. */
  function call(at: number, name: Name): boolean {
    if (!onLine) return false;
    now = at;
    send(at, name);
    const health = healthAt(day, at);
    const { down } = stores.network;
    const wasClosed = stores.settings.maintenance !== null;
    if (health === 'well' || (health === 'closed' && name === 'preLogin')) answered.add(name);
    if (health === 'well') outage.succeed(name);
    else if (health === 'broken') outage.fail(name, broken);
    else if (name === 'preLogin') outage.succeed(name, { status: true });
    else {
      askSoon(at);
      outage.fail(name, closed);
    }
    if (!down && stores.network.down) restsFrom(at);
    if (down && !stores.network.down) catchUp(at, wasClosed);
    return health === 'well';
  }

  function readIds(at: number) {
    if (at - idsAt < fresh) return;
    if (call(at, 'getActivityIds')) idsAt = at;
  }

  /** Sends again what every visit needs and the operator hasn't answered; not while it is down. */
  function loadMissing(at: number) {
    if (!stores.network.down) for (const name of missingIn(answered)) call(at, name);
  }

  /** Asks for the maintenance soon after a refusal, once. */
  function askSoon(at: number) {
    if (asks || stores.network.down || stores.settings.maintenance) return;
    asks = true;
    schedule('ask', at + random() * noticeSpread);
  }

  /** The event log rests from its next round on, which notes it. */
  function restsFrom(at: number) {
    passTicks(at);
    schedule('events', due.events);
  }

  /** The operator is back; the page leaves its notice of a maintenance for the lobby. */
  function catchUp(at: number, wasClosed: boolean) {
    setDue('dots', at + beatPeriod + random() * beatPeriod);
    refreshes = 'shown';
    schedule('refresh', at + random() * catchUpSpread);
    scheduleEvents(at);
    if (wasClosed) readIds(at);
    loadMissing(at);
  }

  function checkBuild(at: number): boolean {
    checkedAt = at;
    if (!onLine) return false;
    send(at, manifest);
    latest = buildAt(at);
    return true;
  }

  function open(at: number) {
    stores = fresher();
    outage = createBreaker(stores, silent, () => askSoon(now));
    answered.clear();
    isOpen = true;
    build = latest = buildAt(at);
    restedAt = undefined;
    [checkedAt, idsAt, wait, asks, owed] = [-Infinity, -Infinity, sendPeriod, false, { beat: false, dots: false }];
    for (const kind of ['events', 'sendBeat', 'sendDots', 'ask', 'refresh'] as const) schedule(kind, Infinity);
    for (const task of ['beat', 'dots', 'probe', 'build'] as const) setDue(task, at + periods[task]);
    due.events = at + sendPeriod;
    for (const name of [...missingIn(answered), ...ofPlayer]) call(at, name);
    readIds(at);
    loadMissing(at);
    if (tracked) scheduleEvents(at);
  }

  function setDue(task: Task, at: number) {
    due[task] = at;
    schedule(task, at);
  }

  /**
   * The event log's task is always running, but only rounds with something to send are simulated. One of this very
   * moment came before the probe.
   */
  function passTicks(at: number) {
    if (due.events <= at) due.events += (Math.floor((at - due.events) / sendPeriod) + 1) * sendPeriod;
  }

  function scheduleEvents(at: number) {
    passTicks(at);
    schedule('events', due.events);
  }

  const poll = (task: 'beat' | 'dots', kind: Kind) => (at: number) => {
    owed[task] = !onLine;
    if (onLine) schedule(kind, at + presenceTimeout);
  };
  const rounds: Record<Task, (at: number) => void> = {
    beat: poll('beat', 'sendBeat'),
    dots: poll('dots', 'sendDots'),
    probe: (at) => void (onLine && call(at, 'preLogin')),
    build: (at) => void checkBuild(at),
    events(at) {
      if (!tracked || !onLine) return;
      if (call(at, 'anonymous/appEventLogClient')) {
        tracked = false;
        wait = sendPeriod;
        return;
      }
      wait = Math.min(maxWait.failed, wait * 2);
      due.events = at + wait * (1 - jitter * random());
    },
  };

  function run(task: Task, at: number) {
    const period = periods[task];
    const extra = task === 'probe' ? (outage.pause() - 1) * probe.every + random() * probe.spread : 0;
    due[task] = at + period + extra;
    if (task === 'events' && isSpread(at)) due[task] = at + random() * recoverySpread.over;
    else if (stores.network.down === (task === 'probe')) rounds[task](at);
    if (task !== 'events' || tracked) schedule(task, due[task]);
  }

  /** Notes since when the event log rests; whether this round is spread, as it has rested long. */
  function isSpread(at: number): boolean {
    const since = restedAt ?? at;
    restedAt = stores.network.down ? since : undefined;
    return !stores.network.down && at - since >= recoverySpread.from;
  }

  function refresh(at: number) {
    if (!onLine || stores.network.down) return;
    if (refreshes === 'shown') return readIds(at);
    call(at, 'rgState');
    if (at - checkedAt >= manifestAge) checkBuild(at);
    for (const task of ['beat', 'dots'] as const) if (owed[task] || due[task] <= at) run(task, at);
    readIds(at);
    call(at, 'refreshData');
    loadMissing(at);
  }

  const steps: Record<Step, (at: number) => void> = {
    open,
    view(at) {
      if (!isOpen || stores.settings.maintenance) return;
      if (latest !== build && onLine) return open(at);
      if (at - checkedAt >= manifestAge) checkBuild(at);
      tracked = true;
      scheduleEvents(at);
      call(at, 'rechargeRecord');
      call(at, 'refreshData');
    },
    read: (at) => void (isOpen && call(at, 'getTaskUser')),
    offline: () => void (onLine = false),
    online(at) {
      onLine = true;
      refreshes = 'all';
      if (isOpen) schedule('refresh', at + random() * returnJitter);
    },
  };

  schedule('plan', next.at);
  return {
    /** Does what is due at this time. */
    happen(kind: Kind, at: number) {
      if (kind === 'plan') {
        steps[next.step](at);
        next = plan.next();
        if (next.at < day.until) schedule('plan', next.at);
      } else if (kind === 'refresh') refresh(at);
      else if (kind === 'ask') {
        asks = false;
        if (!stores.settings.maintenance) call(at, 'preLogin');
      } else if (kind === 'sendBeat') owed.beat = !call(at, 'online');
      else if (kind === 'sendDots') owed.dots = !call(at, 'activityGetStatusList');
      else run(kind, at);
    },
  };
}

export type Light = ReturnType<typeof createLight>;
