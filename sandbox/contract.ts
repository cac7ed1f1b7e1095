import { endpoints, type Name } from '#contract/endpoints.ts';
import { client } from '#contract/client.ts';
import { monitoringEvents } from '#contract/monitoring.ts';
import { common, identified, moneyAct, refusalIn } from './contract/envelope.ts';
import { explanations } from './contract/explained.ts';
import { withMeanings } from './contract/fieldMeanings.ts';
import { jsonSchema, refTo } from './contract/jsonSchema.ts';
import { knownNames } from './contract/names.ts';
import { operationOf, type Example, type Operation } from './contract/operation.ts';
import { sharedOf } from './contract/shared.ts';
import { webhooks } from './contract/webhooks.ts';
import { apiBase, callIdPattern, traceparentPattern } from './operator/http/request.ts';

/** Named schemas that belong to no single call. */
const named = {
  Common: common,
  MoneyAct: moneyAct,
  Identified: identified,
  Refusal: refusalIn('errcode'),
  RefusalInCode: refusalIn('code'),
};

const description = `Every call is a POST with a JSON body. \`errcode\` or \`code\` 0 or 200 is success, any other is a refusal. Money is whole hundredths of a peso, times are epoch milliseconds, days are Manila's.

A write that moves value carries a \`requestId\`, one for each act of the player. All copies of one have the effect of one and get the first answer, refusals included; the same id for another call or another input is refused with 400.

Clients ignore fields they don't know, and so should you: a new optional field is a minor version. \`info.version\` is the version of this contract by semantic versioning; its changes are in docs/contract.md. What the server must do beyond these shapes is in docs/operator.md.`;

const tags = {
  anonymous: 'Before anybody is known',
  public: 'With or without a player',
  player: 'For the player whose token it carries',
  partner: 'From the operator’s partners',
};

const responses = {
  Refused: {
    description: 'A refusal may have an HTTP status of its own; its code counts. Without one 401 ends the session',
    content: { 'application/json': { schema: { anyOf: [refTo('Refusal'), refTo('RefusalInCode')] } } },
  },
  Failed: { description: 'A failure, whatever its body: of a money act nobody knows the outcome then' },
};

const parameters = {
  'x-request-id': {
    name: 'x-request-id',
    in: 'header',
    required: false,
    description:
      'The id of this one request: keep it in your logs, as support reads it to you off the player’s “Latest calls”. Beacons have none. It is not the `requestId` of an act',
    schema: { type: 'string', pattern: callIdPattern },
  },
  traceparent: {
    name: 'traceparent',
    in: 'header',
    required: false,
    description:
      'W3C Trace Context: one trace for all requests of an act (its `requestId` without dashes), else one for each request, and a span that ends with `x-request-id`. Anybody can send it: sample by your own rule, not by its flag',
    schema: { type: 'string', pattern: traceparentPattern },
  },
};

/** The monitoring events, with the schemas of their `params`. */
const events = Object.fromEntries(
  Object.entries(monitoringEvents).map(([name, { when, params }]) => [
    name,
    { description: when, params: jsonSchema(params) },
  ]),
);

const headers = {
  'contract-version': {
    description: 'The version of this contract that the server has',
    schema: { type: 'string', pattern: '^\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}$' },
  },
};

interface Options {
  /** The server's origin. */
  server?: string | undefined;
  /** Examples by call. */
  examples?: { readonly [N in Name]?: Example };
}

/** The contract as an OpenAPI 3.1 document, generated from the table of endpoints. Endpoints that are not in the specification have `x-extension`. */
export function openApi({ server = '/', examples = {} }: Options = {}) {
  const names = Object.keys(endpoints) as Name[];
  const explained = explanations();
  const written: Record<string, Operation> = Object.fromEntries(
    names.map((name) => [name, operationOf(name, explained, examples[name])] as const),
  );
  const { operations, schemas } = sharedOf(written, knownNames);
  const meant = Object.entries(schemas).map(([name, schema]) => [name, withMeanings(name, schema)] as const);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Perlas operator API',
      version: client.contract,
      description,
      contact: { name: 'The Perlas team' },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: server }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths: Object.fromEntries(
      names.map((name) => [`${apiBase}${name}`, { post: withMeanings(name, operations[name]!) }]),
    ),
    webhooks: webhooks(),
    'x-events': events,
    components: {
      schemas: { ...named, ...Object.fromEntries(meant) },
      responses,
      parameters,
      headers,
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'authorization', description: 'The raw token, without a prefix' },
      },
    },
  };
}
