import { ref } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { notice, type Notice } from '#contract/entities.ts';
import type { Output } from '#contract/endpoints.ts';
import { list } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import type { Core } from '#worker/core/core.ts';
import { readRow } from '#worker/storage/readRow.ts';
import { rowVersion } from '#worker/storage/storage.ts';

const noticesKey = 'notices';
const endpointNames = ['anonymous/appConfig', 'anonymous/appTheme'] as const;

/** The operator's settings and theme: cached, shown at once, and loaded again at every start. */
export function createSettings({ stores, replies, storage, identity, world }: Core) {
  const keys = endpointNames.map((name) => replyKey(name, {}));

  function applyReplies() {
    const [config, theme] = keys.map((key) => stores.replies[key]);
    if (config && config.at !== stores.settings.at) {
      const { config: loaded } = config.value as Output<'anonymous/appConfig'>;
      if (loaded) Object.assign(stores.settings, { config: ref(loaded), at: config.at });
    }
    if (theme) {
      const { themeName, themeJsonData } = theme.value as Output<'anonymous/appTheme'>;
      Object.assign(stores.settings, { themeName: themeName ?? '', themeJsonData: themeJsonData ?? '' });
    }
  }

  /** The table of notices: a player's notices are stored with the player. */
  async function table() {
    await identity.known;
    const { userId } = stores.session;
    const { open, of } = await storage();
    return userId ? of(userId).kept : open.kept;
  }

  async function restoreNotices() {
    const { epoch } = stores.session;
    const row = await readRow(stores, await table(), noticesKey, list(notice));
    const { settings, session } = stores;
    if (row && session.epoch === epoch && settings.notices.length === 0) settings.notices = ref(row.value);
  }
  // Notices of a player who logged out are gone; those of the next player or of visitors may be cached.
  subscribeKey(stores.session, 'userId', () => void restoreNotices());

  return {
    /** Shows and caches the notices above the lobby, so that the next start has them at once without a layout shift. */
    async updateNotices(notices: Notice[]) {
      stores.settings.notices = ref(notices);
      await (await table()).put({ key: noticesKey, v: rowVersion, at: world.now(), value: notices }).catch(() => {});
    },
    async restoreSettings() {
      await Promise.all([restoreNotices(), ...endpointNames.map((name) => replies.known(name, {}))]);
      applyReplies();
    },
    /**
     * Loads the settings, which count as missed at the earliest once cached ones have been `restored` from the
     * device.
     */
    async loadSettings(restored?: Promise<unknown>) {
      const read = Promise.allSettled(endpointNames.map((name) => replies.read(name, {}).then(applyReplies)));
      await restored;
      stores.settings.missed = false;
      await read;
      stores.settings.missed = stores.settings.config === null;
    },
  };
}
