import { createRequire } from 'node:module';
import path from 'node:path';
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

/** Validates requests and answers by the published contract alone, strictly; returns what is wrong. */
export function publishedValidator() {
  const document = JSON.parse(
    JSON.stringify(openApi()).replaceAll('"#/components/schemas/', '"contract#/$defs/'),
  ) as ReturnType<typeof openApi>;
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: false });
  ajv.addFormat('hundredths', true);
  ajv.addSchema({ $defs: document.components.schemas }, 'contract');

  const compiled = new Map<object, Validate>();
  function faults({ content }: { content: { 'application/json': { schema: object } } }, value: unknown): string[] {
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

/** A part of the contract with the schemas that it refers to in their place. */
export function writtenOut(part: unknown, schemas: Record<string, unknown>): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => writtenOut(each, schemas));
  const { $ref } = part as { $ref?: string };
  if ($ref) return writtenOut(schemas[$ref.split('/').at(-1)!], schemas);
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, writtenOut(value, schemas)]));
}
