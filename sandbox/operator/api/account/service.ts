import type { Config } from '#contract/endpoints/anonymous.ts';
import { onlineService } from '#contract/service.ts';
import type { ChatMode } from '#sandbox/operator/context/staffRules.ts';

/** The settings with live chat at a vendor's page, by the vendor's origin (E-07). */
export function withChatPage(config: Config, origin: string | undefined): Config {
  const queue = config.customerServiceQueue;
  if (!queue || !origin) return config;
  return {
    ...config,
    customerServiceQueue: queue.map((item) =>
      item.itemType === onlineService && !item.url ? { ...item, url: `${origin}/chat` } : item,
    ),
  };
}

/** The settings loaded at every start: without the VIP managers, which the help page requests. */
export const withoutManagers = (config: Config): Config => ({
  ...config,
  customerServiceQueue: config.customerServiceQueue?.filter(({ minVip }) => !minVip),
});

/** The current support contacts: for live chat, whether it is staffed. */
export const queueNow = ({ customerServiceQueue = [] }: Config, chat: ChatMode) =>
  (customerServiceQueue ?? []).map((item) =>
    item.itemType === onlineService ? { ...item, online: chat !== 'away' } : item,
  );
