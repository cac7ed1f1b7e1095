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
  bus.on('settings', ({ lang, reply: { value, at } }, epoch) => {
    if (epoch === session.epoch && lang === facts.lang) take(value, at);
  });

  return {
    /** Takes over the settings in the operator's current version, from the device or from the operator. */
    async follow(version: string) {
      const { lang } = facts;
      const known = await replies.known(name, {});
      if (!known) return;
      if (known.configVersion !== version) return replies.read(name, {}, true);
      const reply = stores.replies[key];
      if (reply && lang === facts.lang) takeAndShare(reply.value, reply.at);
    },
  };
}

/** How the heartbeat says which version the operator's settings have. */
export type SettingsFollower = ReturnType<typeof followSettings>;
