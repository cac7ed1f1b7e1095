import { clients } from './generators.ts';

/** A call of the published contract with its examples. */
interface Call {
  operationId: string;
  requestBody: { content: { 'application/json': { example?: object } } };
  responses: { 200: { content: { 'application/json': { examples?: Record<string, { value: object }> } } } };
}

/** The part of the published contract that clients are generated from. */
export interface Published {
  paths: Record<string, { post: Call }>;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The examples of every call, by the name that generators give it: `AnonymousAppConfig` of `anonymous.appConfig`. */
export const examplesIn = ({ paths }: Published) =>
  Object.entries(paths).map(([path, { post }]) => {
    const { example } = post.requestBody.content['application/json'];
    const { examples = {} } = post.responses[200].content['application/json'];
    if (!example || Object.keys(examples).length === 0) throw new Error(`${path} has no examples`);
    const name = post.operationId.split('.').map(capital).join('');
    return { path, name, request: example, answers: Object.values(examples).map(({ value }) => value) };
  });

/** The types of a call's request and answer. */
type TypesOf = (call: { path: string; name: string }) => { request: string; answer: string };

const start = `const is = <T,>(value: T) => value;
/** Unlike an assignment, allows unknown fields. */
const fits = <T,>() => <V extends T>(value: V) => value;
`;

/** A module in which every example is a value of the call's types, and an object without a verdict is none. */
function uses(imports: string, published: Published, typesOf: TypesOf): string {
  const lines = examplesIn(published).flatMap(({ path, name, request, answers }) => {
    const types = typesOf({ path, name });
    return [
      `is<${types.request}>(${JSON.stringify(request)});`,
      ...answers.map((answer) => `fits<${types.answer}>()(${JSON.stringify(answer)});`),
      `// @ts-expect-error ${name}: no verdict`,
      `fits<${types.answer}>()({});`,
    ];
  });
  return [imports, start, ...lines, ''].join('\n');
}

/** Modules that use the generated types of every call, by their names. */
export const usesOf = (published: Published) => ({
  'uses-types': uses(`import type { paths } from './${clients.types}';`, published, ({ path }) => {
    const call = `paths['${path}']['post']`;
    const json = "['content']['application/json']";
    return { request: `${call}['requestBody']${json}`, answer: `${call}['responses'][200]${json}` };
  }),
  'uses-fetch': uses(
    `import * as client from './${clients.fetch}';
type Call = (...input: never[]) => Promise<{ status: number; data: unknown }>;
type Answer<F extends Call> = Extract<Awaited<ReturnType<F>>, { status: 200 }>['data'];`,
    published,
    ({ name }) => {
      const call = `typeof client.${name.charAt(0).toLowerCase()}${name.slice(1)}`;
      return { request: `Parameters<${call}>[0]`, answer: `Answer<${call}>` };
    },
  ),
  'uses-hey-api': uses(`import type * as client from './${clients.heyApi}';`, published, ({ name }) => ({
    request: `client.${name}Data['body']`,
    answer: `client.${name}Response`,
  })),
});
