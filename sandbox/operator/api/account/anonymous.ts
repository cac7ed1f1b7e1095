import * as codes from '#contract/codes.ts';
import { withoutManagers } from './service.ts';
import type { anonymous } from '#contract/endpoints/anonymous.ts';
import type { events } from '#contract/endpoints/events.ts';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import { monitoringEvents, type MonitoringEvent } from '#contract/monitoring.ts';
import { check } from '#contract/schema.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { createMeter } from '#sandbox/operator/http/meter.ts';
import { networksOf } from '#sandbox/operator/http/address.ts';
import { budgetsOf, spendAll } from '#sandbox/operator/identity/budgets.ts';
import { storeEvents } from '#sandbox/operator/events/events.ts';
import { depositedBy } from '#sandbox/operator/money/recharges.ts';
import { settingsAt } from '#sandbox/operator/money/openHours.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';

/** Max characters of an event with its params, twice what the app sends. */
const longestEvent = 4_096;

const second = 1_000;
const minute = 60 * second;

/**
 * The total length of the events. Throws for one that is too long, and for a monitoring event with undeclared params.
 */
function checkEvents(eventList: readonly ClientEvent[]): number {
  const bad = (message: string) => new Refusal(codes.badParameter, message, { field: 'eventList' });
  for (const { eventName, params } of eventList) {
    if (!Object.hasOwn(monitoringEvents, eventName)) continue;
    if (!check(monitoringEvents[eventName as MonitoringEvent].params, params).ok) throw bad('Params of another kind');
  }
  const lengths = eventList.map((event) => JSON.stringify(event).length);
  if (Math.max(0, ...lengths) > longestEvent) throw bad('An event is too long');
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** A theme draft that staff can preview before publishing it. */
const draft = { themeDomian: '', themeName: 'draft', themeJsonData: '{"accent":"#f0c060","radius":"8px"}' };

/** Handlers that need no log-in: configuration, themes, analytics events. */
export function anonymousHandlers(operator: OperatorContext): Group<typeof anonymous & typeof events> {
  const { charactersOfOne: most, charactersOfVisitors, charactersOfNewcomers } = operator.caps.events;
  const visitors = { name: 'events:visitors', most: charactersOfVisitors, period: minute };
  const newcomers = { name: 'events:newcomers', most: charactersOfNewcomers, period: minute };
  const meter = createMeter({ most, period: minute });

  return {
    'anonymous/appConfig': async ({ configVersion }, { time }) => {
      const { config, configVersion: current } = settingsAt(operator.written, time);
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
    'anonymous/appEventLogClient': async ({ eventList }, { userId, address, time }) => {
      const characters = checkEvents(eventList);
      const senders = userId ? [{ name: `player:${userId}`, times: 1 }] : networksOf(address);
      const wait = meter.take(senders, characters, time);
      if (wait) throw new Refusal(codes.tooOften, 'Too many events', { retryAfter: Math.ceil(wait / second) });
      const newcomer = userId > 0 && (await depositedBy(operator.db, userId)) === 0;
      const budgets = budgetsOf({ name: 'events', most, period: minute }, senders);
      const shared = [...(userId ? [] : [visitors]), ...(newcomer ? [newcomers] : [])];
      await spendAll(operator.db, [...budgets, ...shared], time, characters);
      await storeEvents(operator.db, eventList, { userId, newcomer }, time);
      return { accepted: eventList.length };
    },
  };
}
