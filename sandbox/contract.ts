import { toJsonSchema } from '@valibot/to-json-schema';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { client } from '#contract/client.ts';
import { amount, balance, money, type Schema } from '#contract/schema.ts';
import { apiBase } from './operator/http/request.ts';
import { verdictOf } from './operator/http/serve.ts';

type Json = Record<string, unknown>;

/** Money on the wire: whole hundredths. */
const hundredths = { type: 'integer', format: 'hundredths' } as const;

/** JSON Schema of money values, by valibot's last pipe item, as the converter can't express it. */
const marks = new Map<unknown, object>([
  [money.pipe.at(-1), hundredths],
  [balance.pipe.at(-1), { ...hundredths, minimum: 0 }],
  [amount.pipe.at(-1), { ...hundredths, minimum: 0 }],
]);

/** Checks that JSON Schema can't express and doesn't need: JSON numbers are finite, and amounts are whole hundredths anyway. */
const unsaid = new Set(['finite', 'transform', 'check']);

/** A schema as JSON Schema 2020-12. Throws for a schema item that has no JSON Schema equivalent. */
function jsonSchema(schema: Schema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    overrideAction: ({ valibotAction, jsonSchema: before }) =>
      marks.get(valibotAction) ?? (unsaid.has(valibotAction.type) ? before : undefined),
  });
  return json;
}

const objectOf = (properties: Json, required: string[] = []): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

/** Client fields in the body of every request (spec §7). */
const common = objectOf({
  appId: { type: 'string' },
  channel: { type: 'string', const: client.channel },
  clientReferrer: { type: 'string' },
  platform: { type: 'integer', enum: [0, 1], description: '0 mobile, 1 desktop' },
  appVersion: { type: 'string', examples: [client.version] },
});

/** A refusal: its code and details. */
const refusal = objectOf({
  errcode: { type: 'integer' },
  code: { type: 'integer' },
  msg: { type: 'string' },
  field: { type: 'string', description: 'The input at fault' },
  left: { type: 'integer', description: 'Tries left' },
  until: { type: 'integer', description: 'Epoch milliseconds' },
  retryAfter: { type: 'integer', description: 'Seconds' },
  min: hundredths,
  max: hundredths,
  needBet: { ...hundredths, description: 'Still to be staked (3003)' },
  limit: { type: 'integer', description: 'A limit of the player’s own: hundredths, or minutes of play (5003 to 5005)' },
  used: { type: 'integer', description: 'What is used of it' },
  period: { type: 'string', enum: ['day', 'week', 'month'] },
  kind: { type: 'string', enum: ['loss', 'wager'], description: 'What it limits (5004)' },
  resetAt: { type: 'integer', description: 'When it begins anew, epoch milliseconds' },
  irrevocableUntil: { type: 'integer', description: 'Epoch milliseconds (5002)' },
  need: { type: 'string', enum: ['kyc', 'bind', 'recharge', 'password'], description: 'What must be done first (403)' },
  gameName: { type: 'string', description: 'What is in play (409)' },
});

const requestId = {
  type: 'string',
  pattern: '^[\\w-]{8,64}$',
  description:
    'One per act of the player: every copy of the request carries it, and the first answer is given to all; another input under it is refused with 400',
};

const notAfter = {
  type: 'integer',
  description:
    'Epoch milliseconds by the server’s clock, a minute after the app sent it: a copy that comes later is refused with 410',
};

function bodyOf({ input, money: moves, identified }: Endpoint): Json {
  const parts: Json[] = [{ $ref: '#/components/schemas/Common' }, jsonSchema(input)];
  if (moves) parts.push(objectOf({ requestId, notAfter }, ['requestId']));
  else if (identified) parts.push(objectOf({ requestId }));
  return { allOf: parts };
}

function answerOf(name: Name, endpoint: Endpoint): Json {
  const verdict = objectOf({ [verdictOf(name, endpoint)]: { type: 'integer', enum: [0, 200] } }, [
    verdictOf(name, endpoint),
  ]);
  const payload = jsonSchema(endpoint.output);
  const success = { allOf: [verdict, endpoint.wrapped ? objectOf({ data: payload }, ['data']) : payload] };
  return { anyOf: [success, { $ref: '#/components/schemas/Refusal' }] };
}

const inJson = (schema: Json) => ({ 'application/json': { schema } });

function operationOf(name: Name): Json {
  const endpoint: Endpoint = endpoints[name];
  const { summary, kind, money: moves, identified, extension } = endpoint;
  return {
    operationId: name.replace('/', '.'),
    summary,
    tags: [name.includes('/') ? 'anonymous' : endpoint.public ? 'public' : 'player'],
    security: endpoint.public ? [{}, { token: [] }] : [{ token: [] }],
    requestBody: { required: true, content: inJson(bodyOf(endpoint)) },
    responses: {
      200: { description: 'The answer, or a refusal with its code', content: inJson(answerOf(name, endpoint)) },
    },
    'x-kind': kind,
    ...(moves && { 'x-money': true }),
    ...(identified && { 'x-identified': true }),
    ...(extension && { 'x-extension': true }),
  };
}

/** The contract as an OpenAPI 3.1 document, generated from the table of endpoints. Endpoints that are not in the specification have `x-extension`. */
export function openApi(server = '/') {
  const names = Object.keys(endpoints) as Name[];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Perlas operator API',
      version: client.version,
      description:
        'Every call is a POST with a JSON body. `errcode` or `code` 0 or 200 is success. Money is whole hundredths of a peso, times are epoch milliseconds.',
    },
    servers: [{ url: server }],
    paths: Object.fromEntries(names.map((name) => [`${apiBase}${name}`, { post: operationOf(name) }])),
    components: {
      schemas: { Common: common, Refusal: refusal },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'authorization', description: 'The raw token, without a prefix' },
      },
    },
  };
}
