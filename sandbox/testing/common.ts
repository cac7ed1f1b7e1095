import { client } from '#contract/client.ts';

/** What the client says of itself in every request. */
export const common = {
  appId: 'perlas',
  channel: client.channel,
  clientReferrer: '',
  platform: 0,
  appVersion: client.version,
  contractVersion: client.contract,
};
