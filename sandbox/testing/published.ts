import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Name } from '#contract/endpoints.ts';
import { openApi } from '../contract.ts';

type Validate = ((value: unknown) => boolean) & { errors?: { instancePath: string; message?: string }[] | null };
interface Ajv {
  addFormat(name: string, format: true): void;
  addSchema(schema: object, key: string): void;
  compile(schema: object): Validate;
}

/** JSON Schema's reference validator, the one that the validator of OpenAPI brings. */
const { default: Ajv2020 } = createRequire(path.resolve('node_modules/@seriousme/openapi-schema-validator/index.js'))(
  'ajv/dist/2020.js',
) as { default: new (options: object) => Ajv };

/** A body of a call in a contract. */
interface Body {
  content: { 'application/json': { schema: object } };
}

/** The part of a contract that requests and answers are validated against. */
export interface Contract {
  info: { version: string };
  paths: Record<string, { post: { requestBody: Body; responses: { 200: Body } } }>;
  components: { schemas: Record<string, object> };
}

/** Where the contract of the last release is; `npm run contract -- --released` writes it. */
export const releasedFile = path.resolve('sandbox/contract/released.json.gz');

/** The contract that the app of the last release was built with. */
export const releasedContract = () => JSON.parse(gunzipSync(readFileSync(releasedFile)).toString()) as Contract;

/** The names of the inputs that a contract has for a call. */
export function inputsOf({ paths, components }: Contract, name: Name): Set<string> {
  const { schema } = paths[`/app/v1/${name}`]!.post.requestBody.content['application/json'];
  const { allOf = [schema] } = schema as { allOf?: object[] };
  const parts = allOf.map((part) => writtenOut(part, components.schemas) as { properties?: object });
  return new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
}

/** Validates requests and answers by a published contract alone, strictly; returns what is wrong. */
export function publishedValidator(contract: Contract = openApi()) {
  const document = JSON.parse(
    JSON.stringify(contract).replaceAll('"#/components/schemas/', '"contract#/$defs/'),
  ) as Contract;
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: false });
  ajv.addFormat('hundredths', true);
  ajv.addSchema({ $defs: document.components.schemas }, 'contract');

  const compiled = new Map<object, Validate>();
  function faults({ content }: Body, value: unknown): string[] {
    const { schema } = content['application/json'];
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    return validate(value) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
  const operation = (name: Name) => document.paths[`/app/v1/${name}`]!.post;
  return {
    request: (name: Name, body: unknown) => faults(operation(name).requestBody, body),
    answer: (name: Name, body: unknown) => faults(operation(name).responses[200], body),
  };
}

/** A part of the contract with its referenced schemas inlined. */
export function writtenOut(part: unknown, schemas: Record<string, unknown>): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => writtenOut(each, schemas));
  const { $ref } = part as { $ref?: string };
  if ($ref) return writtenOut(schemas[$ref.split('/').at(-1)!], schemas);
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, writtenOut(value, schemas)]));
}
