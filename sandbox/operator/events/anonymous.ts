import * as codes from '#contract/codes.ts';
import { withoutManagers } from '../service.ts';
import type { anonymous } from '#contract/endpoints/anonymous.ts';
import type { events } from '#contract/endpoints/events.ts';
import { eventBatch } from '#contract/events.ts';
import { Refusal } from '../http/refusal.ts';
import { storeEvents } from './events.ts';
import type { OperatorContext, Group } from '../http/handlers.ts';

/** The most characters of an event with its params, several times what the app sends. */
const longestEvent = 8_192;

/** A theme draft that staff can preview before publishing it. */
const draft = { themeDomian: '', themeName: 'draft', themeJsonData: '{"accent":"#f0c060","radius":"8px"}' };

/** Handlers that need no log-in: configuration, themes, analytics events. */
export function anonymousHandlers(operator: OperatorContext): Group<typeof anonymous & typeof events> {
  return {
    'anonymous/appConfig': async ({ configVersion }) => {
      const { config, configVersion: current } = operator.written;
      return configVersion === current
        ? { configVersion: current }
        : { configVersion: current, config: withoutManagers(config) };
    },
    'anonymous/appTheme': async () => operator.written.theme,
    'anonymous/appThemePreview': async ({ themeViewId }) => {
      const tried = [operator.written.theme, draft].find(({ themeName }) => themeName === themeViewId);
      if (!tried) throw new Refusal(codes.notFound, 'No such theme');
      return tried;
    },
    'anonymous/appEventLogClient': async ({ eventList }, { time }) => {
      if (eventList.length > eventBatch)
        throw new Refusal(codes.badParameter, 'Too many events', { field: 'eventList' });
      if (eventList.some((event) => JSON.stringify(event).length > longestEvent))
        throw new Refusal(codes.badParameter, 'An event is too long', { field: 'eventList' });
      await storeEvents(operator.db, eventList, time);
      return { accepted: eventList.length };
    },
  };
}
