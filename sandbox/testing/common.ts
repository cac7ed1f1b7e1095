import { client } from '#contract/client.ts';

/** The client's fields in every request. */
export const common = {
  appId: 'perlas',
  channel: client.channel,
  clientReferrer: '',
  platform: 0,
  appVersion: client.version,
  contractVersion: client.contract,
};
