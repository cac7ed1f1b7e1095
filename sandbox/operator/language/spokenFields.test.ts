import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { inFilipino } from './spoken.ts';

const namesIn = (text: string) => text.trim().split(/\s+/);

/** The fields with texts of the operator's own; `params` with all that is in them. */
const ofOperator = namesIn(`
  action content desc hours html keeps msg name params reason remark rules shareText tag tags text tip title
  typeName
`);

/** The fields that carry the language, as their content differs by it. */
const ofLanguage = ['configVersion', 'gameListVersion', 'payUrl'];

/** The fields with what a player or a device wrote, names of people and of games, codes and addresses. */
const asTheyAre = namesIn(`
  account accountMasked accountName accountNo address aid answer appId avatar avatarOther barangay birthday branch
  call channel channels city clickAction code contact courier currency date debugCode declineUrl device email
  facebookAccount facebookName feature fields fileId from gameName gender googleAccount googleName holder icon id
  idNoMasked idType images img inviteCode key kind langs lineAccount lineName link links lqip mobile nationality
  nickname no occupation orderNo param1 param2 parentName place platform poster prefix province pushKey qr
  realName ref region roundId serverDate sessionId shareUrl shareUrlMap showNum sourceOfFunds street tel
  themeDomian themeJsonData themeName themeUrl token trackNo type uniqueKey url uuid version zip
`);

interface Node {
  type: string;
  entries: Record<string, object>;
  item: object;
  value: object;
  wrapped: object;
  options: readonly (object | string | number)[];
}

/** The names of the fields with any text in an answer. */
function textFields(schema: object, field = ''): string[] {
  const { type, entries, item, value, wrapped, options = [] } = schema as Partial<Node>;
  if (type === 'string' || type === 'unknown') return [field];
  if (entries) return Object.entries(entries).flatMap(([name, each]) => textFields(each, name));
  return [item, value, wrapped, ...options].flatMap((each) =>
    typeof each === 'object' ? textFields(each, field) : [],
  );
}

test('every text of the contract’s answers is known as the operator’s own or as somebody else’s', () => {
  const named = new Set(Object.values(endpoints).flatMap(({ output }) => textFields(output)));
  expect([...named].toSorted()).toEqual([...ofOperator, ...ofLanguage, ...asTheyAre].toSorted());
});

test('only the operator’s own texts are translated', () => {
  const said = (fields: readonly string[]) =>
    fields.filter((field) => inFilipino({ [field]: 'Exchange' })[field] !== 'Exchange');
  expect(said(ofOperator)).toEqual(ofOperator);
  expect(said(asTheyAre)).toEqual([]);
  const params = { params: { steps: ['Open your wallet.'], nested: { button: 'Make a deposit' } } };
  expect(inFilipino(params)).toEqual({
    params: { steps: ['Buksan ang wallet mo.'], nested: { button: 'Mag-deposit' } },
  });
});

test('what a player calls the branch of a bank stays as typed', () => {
  const said = (title: string) => ({ list: [{ title, branch: 'Exchange', device: 'Win', accountName: 'Prize' }] });
  expect(inFilipino(said('Tasks'))).toEqual(said('Mga task'));
});
