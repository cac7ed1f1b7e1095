import { ref } from 'valtio/vanilla';
import type { Name } from '#contract/endpoints.ts';
import type { Maintenance } from '#contract/entities.ts';
import type { Failure } from '#contract/failure.ts';
import type { Stores } from '#contract/stores.ts';
import type { TabBus } from '#worker/tabs/bus.ts';

/** So many 5xx in a row, of at least two endpoints, mean that the operator is down; one code of maintenance does. */
const enough = 3;

/** The longest pause between probes, as a multiple of the usual one, where the operator answers nothing but probes. */
const maxPause = 8;

/** Whether a call failed because the operator is closed or broken. */
const isOutage = ({ kind, code }: Failure) =>
  kind === 'maintenance' || ((kind === 'server' || kind === 'refused') && code >= 500 && code < 600);
/** Whether it failed by an answer that says nothing of that kind. */
const isAnswer = ({ kind }: Failure) => kind === 'refused' || kind === 'server';

/**
 * A circuit breaker: learns from all answers, for all tabs, whether the operator is down, and its maintenance. Until it
 * answers again, nothing is sent but the probe, `preLogin`, and what the player taps; a closed operator must answer the probe.
 */
export function createBreaker(
  {
    network,
    settings,
  }: { network: Pick<Stores['network'], 'down'>; settings: Pick<Stores['settings'], 'maintenance'> },
  bus: TabBus,
  /** Called when one endpoint has failed often, and no other was called. */
  onDoubt: () => void,
) {
  let failures = 0;
  const failed = new Set<Name>();
  /** A probe has been answered, and no other call yet. */
  let halfOpen = false;
  let pause = 1;

  function apply(down: boolean, maintenance: Maintenance | null) {
    settings.maintenance = maintenance && ref(maintenance);
    network.down = down;
  }
  function setDown(down: boolean, maintenance: Maintenance | null) {
    if (network.down === down && !maintenance && !settings.maintenance) return;
    apply(down, maintenance);
    bus.publish({ kind: 'down', down, maintenance });
  }
  bus.on('down', ({ down, maintenance }) => apply(down, maintenance));

  function fail(name: Name, kind: Failure['kind']) {
    failures++;
    failed.add(name);
    if (network.down) return;
    if (halfOpen) pause = Math.min(2 * pause, maxPause);
    const isSure = halfOpen || kind === 'maintenance' || (failures >= enough && failed.size > 1);
    if (isSure) setDown(true, settings.maintenance);
    else if (failures === enough) onDoubt();
    halfOpen = false;
  }

  /** Learns from an answer: of `preLogin` with its maintenance, if there is one. */
  function succeed(name: Name, maintenance?: Maintenance | null) {
    if (maintenance?.status) return setDown(true, maintenance);
    if (name === 'preLogin') halfOpen ||= network.down;
    else if (settings.maintenance) return;
    else {
      failures = 0;
      failed.clear();
      halfOpen = false;
      pause = 1;
    }
    setDown(false, null);
  }

  /** Learns from a failed call. */
  function hear(name: Name, failure: Failure) {
    if (isOutage(failure)) fail(name, failure.kind);
    else if (isAnswer(failure)) succeed(name);
  }

  /** `pause` is the current pause between probes, as a multiple of the usual one. */
  return { fail: hear, succeed, pause: () => pause };
}
