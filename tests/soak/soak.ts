import { actCalls } from '../history/acts.ts';
import type { ClientEntry, History } from '../history/entry.ts';
import { lookAtCollections } from './collections.ts';
import { createClock, createDice, type Dice } from './clock.ts';
import { createDevice, type Device } from './device.ts';
import type { Count } from './least.ts';
import { createLock } from './lock.ts';
import { createNet, weathers } from './network.ts';
import { createOperator } from './operator.ts';
import { openPage, type SoakPage } from './page.ts';
import { play } from './player.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Maximum number of tabs per device. */
const mostTabs = 3;

/** Average intervals of fault injection, of player actions and of measurements; milliseconds. */
const pace = { nemesis: 60_000, player: 30_000, look: 10 * minute };

/** A quiet period at the end, without faults: everything queued must be delivered. */
const calm = 15 * minute;

/** Runs the data layer of two devices in simulated time under fault injection; the same seed gives the same run. */
export async function soak(seed: number, hours = 24): Promise<{ history: History; count: Count; left: number }> {
  const dice = createDice(seed);
  const start = Date.UTC(2026, 10, 21);
  const clock = createClock(start);
  const operator = createOperator(clock);
  const client: ClientEntry[] = [];
  const end = start + hours * hour;
  const devices = ['phone', 'tablet'].map((name) => {
    const net = createNet(name, clock, dice, operator);
    return browser(createDevice(name, clock, dice, net), dice, client, operator);
  });

  for (const device of devices) {
    device.openTab();
    await device.live(end - calm);
  }
  clock.after(hours * hour - calm, () => devices.forEach((device) => device.heal()));
  await clock.passUntil(end);

  const { all } = operator.history;
  const kinds = (kind: string) => client.filter((entry) => entry.kind === kind).length;
  const received = (call: string) => all().filter((copy) => copy.call === call).length;
  const uncertain = client.filter((entry) => entry.kind === 'ended' && entry.outcome === 'uncertain').length;
  return {
    history: { server: all(), client, wire: [], end, slack: 0 },
    left: (await Promise.all(devices.map((device) => device.waiting()))).reduce((sum, each) => sum + each, 0),
    count: {
      deposits: received('createRecharge'),
      rarest: Math.min(...actCalls.map(received)),
      uncertain,
      games: received('startGame'),
      events: kinds('event'),
      logins: received('accountLogin'),
      deaths: kinds('died'),
      tabs: kinds('opened'),
      faults: devices.reduce((sum, { befallen }) => sum + befallen(), 0),
      heartbeats: received('online'),
    },
  };
}

type Revoke = { revoke(userId: number): void };

/** A device with its tabs, players and fault injection. */
function browser(device: Device, dice: Dice, client: ClientEntry[], operator: Revoke) {
  const { clock, net, name } = device;
  const lock = createLock();
  const tabs = new Set<SoakPage>();
  let opened = 0;
  /** One tab of one device lives all day with its worker, so that the growth of anything it leaks is seen. */
  const lasting = () => (name === 'tablet' ? [...tabs][0] : undefined);
  const mortal = () => [...tabs].filter((page) => page !== lasting());

  function openTab() {
    const page = openPage(device, `${name} ${++opened}.1`, (entry) => void client.push(entry));
    tabs.add(page);
    lock.enter(page);
  }

  function closeTab(page: SoakPage) {
    tabs.delete(page);
    page.close();
    lock.leave(page);
  }

  function weather(to: (typeof weathers)[number]) {
    net.turn(to);
    for (const page of tabs) page.tellNetwork();
  }

  /** Faults, and their repairs. */
  const nemesis: Record<string, () => void> = {
    weather: () => weather(dice.one(weathers)),
    clear: () => weather('fine'),
    death: () => void dice.one(mortal())?.kill(),
    tab: () => (tabs.size < mostTabs ? openTab() : closeTab(dice.one(mortal()))),
    restart() {
      for (const page of mortal()) closeTab(page);
      openTab();
    },
    full: () => device.fill(true),
    emptied: () => device.fill(false),
    clock: () => device.jump(dice.between(-hour, hour)),
    lead: () => lock.pass(),
    revoke: () => void (dice.chance(0.2) && operator.revoke(dice.one([7, 8]))),
    hide: () => dice.one([...tabs]).show(dice.chance(0.4)),
  };
  const evils = [...Object.keys(nemesis), 'weather', 'clear', 'clear', 'emptied'];

  async function repeat(often: number, until: number, work: () => unknown) {
    while (clock.now() < until) {
      await clock.sleep(dice.between(1, 2 * often));
      if (clock.now() < until) work();
    }
  }

  const look = async () => {
    const replies = Math.max(0, ...[...tabs].map((page) => Object.keys(page.stores().replies).length));
    const sizes = { replies, ...lookAtCollections(), ...(await device.sizes([7, 8])) };
    client.push({ at: clock.now(), device: name, tab: '', kind: 'size', sizes });
  };

  return {
    openTab,
    befallen: net.befallen,
    waiting: () => device.events.count(),
    async live(until: number) {
      void repeat(pace.nemesis, until, () => nemesis[dice.one(evils)]!());
      void repeat(pace.player, until, () => void play(dice.one([...tabs]), dice));
      void repeat(pace.look, Infinity, look);
    },
    /** Repairs all faults. */
    heal() {
      device.fill(false);
      weather('fine');
      for (const page of tabs) page.show(true);
    },
  };
}
