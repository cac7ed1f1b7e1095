import * as v from 'valibot';
import { endpoints } from '#contract/endpoints.ts';
import { loginKinds } from '#contract/loginKinds.ts';
import { playerName } from './playerName.ts';
import { staffCalls } from './staffCalls.ts';

const call = v.pipe(
  v.string(),
  v.check((name) => name === '*' || Object.hasOwn(endpoints, name), 'No such call; "*" is every call'),
);
const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Request bodies of the switches. */
export const bodies = {
  latency: v.object({ call, ms: whole }),
  error: v.object({
    call,
    code: v.optional(whole),
    status: v.optional(v.pipe(whole, v.minValue(400), v.maxValue(599))),
    times,
  }),
  hang: v.object({ call, when: v.optional(v.picklist(['before', 'after'])), times }),
  maintenance: v.object({
    status: v.boolean(),
    msg: v.optional(v.string()),
    startTime: v.optional(whole),
    endTime: v.optional(whole),
  }),
  dots: v.object({ ...playerName, dots: v.record(v.string(), v.boolean()) }),
  registration: v.object({
    kinds: v.array(v.picklist(Object.values(loginKinds))),
    smsRequired: v.optional(v.boolean()),
    nicknameRequired: v.optional(v.boolean()),
  }),
  revoke: v.object({ userId: v.optional(whole) }),
  build: v.object({ folder: v.optional(v.string()) }),
  codes: v.object({ mobile: v.optional(v.string()) }),
  webhooks: v.object({ ms: whole }),
  duplicates: v.object({ allowed: v.boolean() }),
  draw: v.object({ draw: v.pipe(v.string(), v.minLength(1)), results: v.array(whole) }),
  clock: v.object({ ms: whole }),
};

/** The switches: method, path, body and purpose. */
export const switchCalls = [
  ['PUT', '/switches/latency', '{"call":"*","ms":300}', 'Every call, or one, is answered so much later; 0 ends it'],
  [
    'PUT',
    '/switches/error',
    '{"call":"createRecharge","code":3007,"times":1}',
    'A call is refused with a code, or fails with an HTTP "status"; without either it ends',
  ],
  [
    'PUT',
    '/switches/hang',
    '{"call":"createRecharge","when":"after","times":1}',
    'A call is never answered: "before" it is done or "after"; without "when" it ends',
  ],
  ['PUT', '/switches/maintenance', '{"status":true,"msg":"Back at noon"}', 'Maintenance begins, or ends'],
  ['PUT', '/switches/dots', '{"account":"juan88","dots":{"signIn":true}}', "Sets a player's dot flags"],
  [
    'POST',
    '/switches/revoke',
    '{"userId":100001}',
    'The tokens of a player, or of everybody, end: their next call gets 401',
  ],
  [
    'PUT',
    '/switches/registration',
    '{"kinds":[1,2,3]}',
    'The ways in that the settings offer: 1 phone and code, 2 account, 3 phone and password',
  ],
  [
    'POST',
    '/switches/build',
    '{"folder":"dist-next"}',
    'The build in a folder is served from now on; without one, builds/latest.json names another build',
  ],
  [
    'POST',
    '/switches/codes',
    '{"mobile":"09171234567"}',
    'The codes sent until now, to one number or to all, are too old',
  ],
  ['DELETE', '/switches/codes', '', 'The codes sent until now are forgotten: the next may be asked for at once'],
  ['PUT', '/switches/webhooks', '{"ms":5000}', 'The gateway tells of a payment so much later'],
  [
    'PUT',
    '/switches/duplicates',
    '{"allowed":true}',
    'Every copy of a requestId has its own effect, as with an operator who does not de-duplicate',
  ],
  [
    'PUT',
    '/switches/draw',
    '{"draw":"jackpot","results":[3]}',
    'The next results of a game of chance by its name, one after the other: ids of its table, or numbers; none end it',
  ],
  [
    'PUT',
    '/switches/clock',
    '{"ms":86400000}',
    'The operator’s clock is so far ahead of the machine’s; pages learn of it when they load. 0 ends it',
  ],
  ...staffCalls,
  [
    'POST',
    '/switches/reset',
    '',
    'All of these end, but for dots, revoked tokens, old codes, builds, and what the staff has done to one player',
  ],
] as const;
