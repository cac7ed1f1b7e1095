import type { RechargeType } from '#contract/endpoints/anonymous.ts';
import { startOf } from '#sandbox/manila.ts';
import type { Written } from '#sandbox/operator/context/catalogue.ts';

const minute = 60_000;
const minutesPerHour = 60;

/** Values of a channel's `status`. */
const [closed, open] = [0, 1];

/** Whether hours as `08:00–20:00` hold at a time, in Manila. */
function hold(hours: string, time: number): boolean {
  const [from = 0, until = 0] = hours.split('–').map((clock) => {
    const [hour = 0, minutes = 0] = clock.split(':').map(Number);
    return hour * minutesPerHour + minutes;
  });
  const now = (time - startOf('day', time)) / minute;
  return now >= from && now < until;
}

const statusAt = ({ status, hours }: RechargeType, time: number) =>
  status === closed || (hours && !hold(hours, time)) ? closed : open;

/** The settings at a time: a channel with hours is closed outside of them, and each change is another version. */
export function settingsAt({ config, configVersion }: Pick<Written, 'config' | 'configVersion'>, time: number) {
  const rechargeTypes = config.rechargeTypes?.map((each) => ({ ...each, status: statusAt(each, time) }));
  const shut = rechargeTypes?.filter(({ status }) => status === closed).map(({ id }) => id) ?? [];
  return { config: { ...config, rechargeTypes }, configVersion: [configVersion, ...shut].join('-') };
}
