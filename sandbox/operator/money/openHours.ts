import type { RechargeType } from '#contract/endpoints/anonymous.ts';
import { isOutside } from '#contract/openHours.ts';
import type { Written } from '#sandbox/operator/context/catalogue.ts';
import { channelStates } from './offers.ts';

const { closed, open } = channelStates;

const statusAt = ({ status, hours }: RechargeType, time: number) =>
  (status ?? open) !== open || (hours && isOutside(hours, time)) ? closed : open;

/** The settings at a time: a channel with hours is closed outside of them, and each change is another version. */
export function settingsAt({ config, configVersion }: Pick<Written, 'config' | 'configVersion'>, time: number) {
  const rechargeTypes = config.rechargeTypes?.map((each) => ({ ...each, status: statusAt(each, time) }));
  const shut = rechargeTypes?.filter(({ status }) => status === closed).map(({ id }) => id) ?? [];
  return { config: { ...config, rechargeTypes }, configVersion: [configVersion, ...shut].join('-') };
}
