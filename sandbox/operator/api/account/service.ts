import type { Config } from '#contract/endpoints/anonymous.ts';
import { onlineService } from '#contract/service.ts';
import type { ChatMode } from '#sandbox/operator/context/staffRules.ts';

/** The settings in which online service is at the page of a chat vendor, by the vendor's origin (E-07). */
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

/** The settings that every start asks for: without the managers of the VIP service, whom the page of help asks for. */
export const withoutManagers = (config: Config): Config => ({
  ...config,
  customerServiceQueue: config.customerServiceQueue?.filter(({ minVip }) => !minVip),
});

/** Who can be asked for help now: of online service, whether somebody is there. */
export const queueNow = ({ customerServiceQueue = [] }: Config, chat: ChatMode) =>
  (customerServiceQueue ?? []).map((item) =>
    item.itemType === onlineService ? { ...item, online: chat !== 'away' } : item,
  );
