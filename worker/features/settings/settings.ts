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
const calls = ['anonymous/appConfig', 'anonymous/appTheme'] as const;

/** The operator's settings and theme: cached, shown at once, and loaded again at every start. */
export function createSettings({ stores, replies, storage, identity, world }: Core) {
  const keys = calls.map((name) => replyKey(name, {}));

  function take() {
    const [config, theme] = keys.map((key) => stores.replies[key]);
    if (config && config.at !== stores.settings.at) {
      const { config: said } = config.value as Output<'anonymous/appConfig'>;
      if (said) Object.assign(stores.settings, { config: ref(said), at: config.at });
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

  async function recallNotices() {
    const { epoch } = stores.session;
    const row = await readRow(stores, await table(), noticesKey, list(notice));
    const { settings, session } = stores;
    if (row && session.epoch === epoch && settings.notices.length === 0) settings.notices = ref(row.value);
  }
  // Notices of a player who logged out are gone; those of the next player or of visitors may be cached.
  subscribeKey(stores.session, 'userId', () => void recallNotices());

  return {
    /** Shows and caches the notices above the lobby, so that the next start has them at once without a layout shift. */
    async learnNotices(notices: Notice[]) {
      stores.settings.notices = ref(notices);
      await (await table()).put({ key: noticesKey, v: rowVersion, at: world.now(), value: notices }).catch(() => {});
    },
    /** Whether the operator's settings have never been loaded. */
    missing: () => stores.settings.config === null,
    async recallSettings() {
      await Promise.all([recallNotices(), ...calls.map((name) => replies.known(name, {}))]);
      take();
    },
    async readSettings() {
      stores.settings.missed = false;
      await Promise.allSettled(calls.map((name) => replies.read(name, {}).then(take)));
      stores.settings.missed = stores.settings.config === null;
    },
  };
}
