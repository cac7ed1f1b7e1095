import { ref } from 'valtio/vanilla';
import type { Output } from '../contract/endpoints.ts';
import { replyKey } from '../contract/stores.ts';
import type { Core } from '../core.ts';

const calls = ['anonymous/appConfig', 'anonymous/appTheme'] as const;

/** The operator's settings and look: kept, shown at once, and renewed at every start. */
export function createSettings({ stores, replies }: Core) {
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

  return {
    /** Whether the operator has never told its settings. */
    missing: () => stores.settings.config === null,
    async recallSettings() {
      await Promise.all(calls.map((name) => replies.known(name, {})));
      take();
    },
    async readSettings() {
      stores.settings.missed = false;
      await Promise.allSettled(calls.map((name) => replies.read(name, {}).then(take)));
      stores.settings.missed = stores.settings.config === null;
    },
  };
}
