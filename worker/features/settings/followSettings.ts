import { ref } from 'valtio/vanilla';
import type { Output } from '#contract/endpoints.ts';
import { replyKey, type Reply } from '#contract/stores.ts';
import type { Core } from '#worker/core/core.ts';
import { isNewer } from '#worker/world.ts';

const name = 'anonymous/appConfig';
const key = replyKey(name, {});

/**
 * Takes over the operator's settings while the app is open, in all tabs in one language. The age notice alone stays
 * that of the visit's start, as a new one would stop a game or a form.
 */
export function followSettings({ stores, replies, bus, facts, world }: Core) {
  const { settings, session } = stores;

  /** Takes over settings, and returns whether they were newer. */
  function take({ value, at }: Reply): boolean {
    const { config } = value as Output<typeof name>;
    if (!config || !isNewer(world, at, settings.at)) return false;
    const { clientMode, ageNotice } = settings.config ?? config;
    Object.assign(settings, { config: ref({ ...config, clientMode, ageNotice }), at });
    return true;
  }
  bus.on('settings', ({ lang, reply }, epoch) => {
    if (epoch === session.epoch && lang === facts.lang) take(reply);
  });

  return {
    /** Takes over the settings in the operator's current version, from the device or from the operator. */
    async follow(version: string) {
      const { lang } = facts;
      const known = await replies.known(name, {});
      if (!known) return;
      if (known.configVersion !== version) await replies.read(name, {}, true);
      const reply = stores.replies[key];
      if (reply && lang === facts.lang && take(reply)) bus.publish({ kind: 'settings', lang, reply });
    },
  };
}

/** How the heartbeat says which version the operator's settings have. */
export type SettingsFollower = ReturnType<typeof followSettings>;
