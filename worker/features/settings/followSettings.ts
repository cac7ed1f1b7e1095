import { ref } from 'valtio/vanilla';
import type { Output } from '#contract/endpoints.ts';
import { replyKey } from '#contract/stores.ts';
import type { Core } from '#worker/core/core.ts';
import { isNewer } from '#worker/world.ts';

const name = 'anonymous/appConfig';
const key = replyKey(name, {});

/**
 * Takes over the operator's settings whenever they are read while the app is open, in all tabs in one language. The
 * age notice alone stays that of the visit's start, as a new one would stop a game or a form.
 */
export function followSettings({ stores, replies, bus, facts, world, onAnswer }: Core) {
  const { settings, session } = stores;
  let takenAt = 0;

  /** Takes over settings that came at a time, if they are newer, and returns whether they were. */
  function take(value: unknown, at: number): boolean {
    const { config } = value as Output<typeof name>;
    if (!config || !isNewer(world, at, Math.max(settings.at, takenAt))) return false;
    const { clientMode, ageNotice } = settings.config ?? config;
    settings.config = ref({ ...config, clientMode, ageNotice });
    takenAt = at;
    return true;
  }

  function takeAndShare(value: unknown, at: number) {
    if (take(value, at)) bus.publish({ kind: 'settings', lang: facts.lang, reply: { value, at } });
  }

  onAnswer((output, _order, _at, called) => {
    if (called === name) takeAndShare(output, world.now());
  });
  bus.on('settings', ({ lang, reply }, epoch) => {
    const isOurs = epoch === session.epoch && lang === facts.lang;
    if (isOurs && take(reply.value, reply.at)) stores.replies[key] = ref(reply);
  });

  return {
    /** Reads the settings again unless this tab has their current version, in its language. */
    async follow(version: string) {
      const { configVersion } = (stores.replies[key]?.value ?? {}) as Partial<Output<typeof name>>;
      if (configVersion && configVersion !== version) await replies.read(name, {}, true);
    },
  };
}

/** How the heartbeat says which version the operator's settings have. */
export type SettingsFollower = ReturnType<typeof followSettings>;
