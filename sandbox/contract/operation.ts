import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { verdictOf } from '../operator/api/serve.ts';
import { descriptionOf } from './descriptions.ts';
import { refusalNames, success } from './envelope.ts';
import type { explanations } from './explained.ts';
import { allOf, jsonSchema, objectOf, refTo, type Json } from './jsonSchema.ts';
import { refusalExample } from './refusalExamples.ts';
import { refusalsOf, typicalRefusalOf } from './refusals.ts';

/** A valid request for a call, and its answer. */
export interface Example {
  request: object;
  answer: object;
}

interface Content {
  'application/json': { schema: Json; example?: object; examples?: Record<string, { summary: string; value: object }> };
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters: object[];
  requestBody: { required: true; content: Content };
  responses: { 200: { description: string; headers: Json; content: Content }; '4XX': Json; '5XX': Json };
  [extension: `x-${string}`]: unknown;
}

function bodyOf({ input, money, identified }: Endpoint): Json {
  const own = jsonSchema(input);
  if (money) return allOf(refTo('Common'), own, refTo('MoneyAct'));
  return identified ? allOf(refTo('Common'), own, refTo('Identified')) : allOf(refTo('Common'), own);
}

/** An answer is a success with its payload or a refusal with its code: anything else matches neither. */
function answerOf(name: Name, endpoint: Endpoint): Json {
  const field = verdictOf(name, endpoint);
  const payload = jsonSchema(endpoint.output);
  const verdict = objectOf({ [field]: success }, [field]);
  const done = allOf(verdict, endpoint.wrapped ? objectOf({ data: payload }, ['data']) : payload);
  return { anyOf: [done, refTo(refusalNames[field])] };
}

const examplesOf = (name: Name, endpoint: Endpoint, { answer }: Example) => ({
  done: { summary: 'Done', value: answer },
  refused: { summary: 'Refused', value: refusalExample(verdictOf(name, endpoint), typicalRefusalOf(name)) },
});

const refsToIds = ['x-request-id', 'traceparent'].map((name) => ({ $ref: `#/components/parameters/${name}` }));

/** A call in OpenAPI form. */
export function operationOf(name: Name, explained: ReturnType<typeof explanations>, example?: Example): Operation {
  const endpoint: Endpoint = endpoints[name];
  const { summary, kind, money, identified, proofs, varying, extension } = endpoint;
  const request = { schema: bodyOf(endpoint), ...(example && { example: example.request }) };
  const answer = {
    schema: answerOf(name, endpoint),
    ...(example && { examples: examplesOf(name, endpoint, example) }),
  };
  return {
    operationId: name.replace('/', '.'),
    summary,
    description: descriptionOf(name, endpoint, explained),
    tags: [name.includes('/') ? 'anonymous' : endpoint.public ? 'public' : 'player'],
    security: endpoint.public ? [{}, { token: [] }] : [{ token: [] }],
    parameters: refsToIds,
    requestBody: { required: true, content: { 'application/json': request } },
    responses: {
      200: {
        description: 'The answer, or a refusal with its code',
        headers: { 'contract-version': { $ref: '#/components/headers/contract-version' } },
        content: { 'application/json': answer },
      },
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Failed' },
    },
    'x-kind': kind,
    'x-refusals': refusalsOf(name, endpoint),
    ...(money && { 'x-money': true }),
    ...(identified && { 'x-identified': true }),
    ...(proofs && { 'x-proofs': proofs }),
    ...(varying && { 'x-varying': varying }),
    ...(extension && { 'x-extension': true }),
  };
}
