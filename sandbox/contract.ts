import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { client } from '#contract/client.ts';
import { common, identified, moneyAct, refusalIn, refusalNames, success } from './contract/envelope.ts';
import { jsonSchema, objectOf, refTo, type Json } from './contract/jsonSchema.ts';
import { knownNames } from './contract/names.ts';
import { sharedOf } from './contract/shared.ts';
import { apiBase } from './operator/http/request.ts';
import { verdictOf } from './operator/http/serve.ts';

/** Named schemas that are not of one call. */
const named = {
  Common: common,
  MoneyAct: moneyAct,
  Identified: identified,
  Refusal: refusalIn('errcode'),
  RefusalInCode: refusalIn('code'),
};

function bodyOf({ input, money: moves, identified: hasId }: Endpoint): Json {
  const parts: Json[] = [refTo('Common'), jsonSchema(input)];
  if (moves) parts.push(refTo('MoneyAct'));
  else if (hasId) parts.push(refTo('Identified'));
  return { allOf: parts };
}

/** An answer is a success with its payload or a refusal with its code: what is neither fits nothing. */
function answerOf(name: Name, endpoint: Endpoint): Json {
  const field = verdictOf(name, endpoint);
  const payload = jsonSchema(endpoint.output);
  const verdict = objectOf({ [field]: success }, [field]);
  const done = { allOf: [verdict, endpoint.wrapped ? objectOf({ data: payload }, ['data']) : payload] };
  return { anyOf: [done, refTo(refusalNames[field])] };
}

const inJson = (schema: Json) => ({ 'application/json': { schema } });

type Operation = ReturnType<typeof operationOf>;

function operationOf(name: Name) {
  const endpoint: Endpoint = endpoints[name];
  const { summary, kind, money: moves, identified: hasId, extension } = endpoint;
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
    ...(hasId && { 'x-identified': true }),
    ...(extension && { 'x-extension': true }),
  };
}

/** The contract as an OpenAPI 3.1 document, generated from the table of endpoints. Endpoints that are not in the specification have `x-extension`. */
export function openApi(server = '/') {
  const names = Object.keys(endpoints) as Name[];
  const written: Record<string, Operation> = Object.fromEntries(
    names.map((name) => [name, operationOf(name)] as const),
  );
  const { operations, schemas } = sharedOf(written, knownNames);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Perlas operator API',
      version: client.version,
      description:
        'Every call is a POST with a JSON body. `errcode` or `code` 0 or 200 is success. Money is whole hundredths of a peso, times are epoch milliseconds.',
    },
    servers: [{ url: server }],
    paths: Object.fromEntries(names.map((name) => [`${apiBase}${name}`, { post: operations[name]! }])),
    components: {
      schemas: { ...named, ...schemas },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'authorization', description: 'The raw token, without a prefix' },
      },
    },
  };
}
