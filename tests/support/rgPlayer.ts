import { fakeDevice, openTab, scripted } from './tab.ts';

/** One hour, milliseconds. */
export const hours = 60 * 60 * 1_000;
/** The start time of a fake device, epoch milliseconds. */
export const now = Date.UTC(2026, 10, 21, 4);

/** A player's device, and an operator that can be made unreachable. */
export async function playerOn(answers: Parameters<typeof scripted>[0] = {}, device = fakeDevice()) {
  const network = scripted(answers);
  const tab = openTab(network.fetch, device);
  await device.vault.change({ token: 'secret', userId: 7, epoch: 'e', deviceId: 'd' });
  await tab.app.tab.start();
  return { ...tab, ...network, device };
}
