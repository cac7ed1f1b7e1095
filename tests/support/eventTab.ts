import { fakeDevice, openTab, scripted } from './tab.ts';
import type { ClientEvent } from '#contract/endpoints/events.ts';

/** The call that delivers events. */
export const eventCall = 'anonymous/appEventLogClient';

/** An analytics event to be tracked. */
export const view = (i = 0) => ({ name: 'game_card_view' as const, screen: '/', params: { i } });

/** A leading tab whose operator answers batches of events with `answer`; `batches` holds those it received. */
export function eventTab(
  answer: (body: Record<string, unknown>) => unknown = () => ({ errcode: 0 }),
  device = fakeDevice(),
) {
  const operator = scripted({ [eventCall]: answer });
  const opened = openTab(operator.fetch, device);
  opened.app.tab.lead(true);
  const batches = () => operator.sent(eventCall).map(({ body }) => body['eventList'] as ClientEvent[]);
  return { ...opened, ...operator, batches };
}
