import { badParameter } from '#contract/codes.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Json } from '#sandbox/contract/jsonSchema.ts';
import { Broken, type Check } from '../check.ts';
import type { Kit } from '../kit.ts';
import { refused } from '../expect.ts';
import type { Player } from '../players.ts';
import { fieldsOf, soundInput } from '../sound.ts';

/** Longer texts are pictures, which are sent in a body of their own. */
const longestSent = 10_000;

/** A value that violates a schema in one way; undefined where it can't be violated in that way. */
type Wrong = (schema: Json, isRequired: boolean) => { value: unknown } | undefined;

const isText = ({ type, enum: known }: Json) => type === 'string' && !known;
const isNumber = ({ type, enum: known }: Json) => (type === 'integer' || type === 'number') && !known;

/** Calls every endpoint with each field wrong in turn, and expects 400 naming that field. */
async function refuseEach(kit: Kit, wrong: Wrong) {
  const player = await kit.player();
  const broken: Broken[] = [];
  for (const name of (Object.keys(endpoints) as Name[]).filter(kit.client.has))
    for (const { name: field, schema, isRequired } of fieldsOf(name)) {
      const found = wrong(schema, isRequired);
      if (!found) continue;
      const input = { ...soundInput(name), [field]: found.value };
      await ask(kit, player, name, input, field).catch((error: unknown) => {
        if (!(error instanceof Broken)) throw error;
        broken.push(error);
      });
    }
  if (broken.length === 0) return;
  const names = [...new Set(broken.flatMap(({ exchanges }) => exchanges.map(({ call }) => call)))];
  throw new Broken(`${broken[0]!.message}, of each of these calls: ${names.join(', ')}`, broken[0]!.exchanges);
}

async function ask({ client }: Kit, player: Player, name: Name, input: Record<string, unknown>, field: string) {
  const { public: isPublic }: Endpoint = endpoints[name];
  const body = player.sentBy(name, input);
  refused(await client.call(name, body, isPublic ? '' : player.token), badParameter, { as: { field } });
}

const inputCheck = (what: string, says: string, wrong: Wrong): Check => ({
  id: `inputs.${what}`,
  says,
  cites: ['payloads, status codes'],
  run: (kit) => refuseEach(kit, wrong),
});

/** No input makes the operator fail: what the contract doesn't allow is refused with 400. */
export const inputs: Check[] = [
  inputCheck('missing', 'A missing required field is refused with 400', (_, isRequired) =>
    isRequired ? { value: undefined } : undefined,
  ),
  inputCheck('type', 'A value of the wrong type is refused with 400', (schema) =>
    isText(schema) || isNumber(schema) ? { value: { of: 'another type' } } : undefined,
  ),
  inputCheck('long', 'A text longer than its maximum is refused with 400', (schema) =>
    isText(schema) && Number(schema['maxLength']) < longestSent
      ? { value: 'x'.repeat(Number(schema['maxLength']) + 1) }
      : undefined,
  ),
  inputCheck('nul', 'A text with NUL is refused with 400', (schema) =>
    isText(schema) ? { value: 'a\u0000b' } : undefined,
  ),
  inputCheck('surrogate', 'A text with half a surrogate pair is refused with 400', (schema) =>
    isText(schema) ? { value: 'a\ud800b' } : undefined,
  ),
  inputCheck('range', 'A number above its maximum is refused with 400', (schema) =>
    isNumber(schema) ? { value: 2 ** 53 } : undefined,
  ),
  inputCheck('below', 'A number below its minimum is refused with 400', (schema) =>
    isNumber(schema) ? { value: Number(schema['minimum'] ?? 0) - 1 } : undefined,
  ),
  inputCheck('fraction', 'A fraction of a hundredth is refused with 400 instead of rounded', (schema) =>
    schema['format'] === 'hundredths' ? { value: 20_000.5 } : undefined,
  ),
];
