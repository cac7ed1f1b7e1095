import { createMemory, keyOf } from '../context/remembering.ts';
import { withPauses } from '../context/withPauses.ts';
import type { restriction } from '../rg/exclusions.ts';
import type { Person } from './apart.ts';
import { rememberedLikeness, sharesPart, type Likeness } from './personName.ts';

/** A birthday with day and month swapped; the same if they are equal. */
export const swapped = (birthday: string) => birthday.replace(/-(\d\d)-(\d\d)$/, '-$2-$1');

/** Whether a person was verified for an account, submitted, or only stated. */
export type Standing = 'verified' | 'handedIn' | 'said';

/** A person of another account, and the exclusion that runs for it. */
interface Other extends Person {
  userId: number;
  freed: boolean;
  formerId: number | null;
  by: Standing;
  state: number | null;
  until: number | null;
  irrevocableUntil: number | null;
}

/** Another account that is, or may be, a person's. */
interface Match {
  userId: number;
  name: 'same' | 'maybe';
  /** The exclusion that runs for it. */
  exclusion?: Parameters<typeof restriction>[0];
}

/**
 * How another account's name and document compare with a person. An excluded one may be theirs by far less: any part of
 * the name with the birthday, or the name with a birthday like it; one that the person has left is never surely theirs.
 */
function likenessTo(person: Person, other: Other): Likeness {
  const isExcluded = other.state !== null;
  if (other.freed && !isExcluded) return 'other';
  const isSameDay = other.birthday === person.birthday;
  // Who has only stated something has no number.
  const isNumber = person.idNo !== '' && other.idNo === person.idNo;
  const isClose = [person.birthday, swapped(person.birthday)].includes(other.birthday) || isNumber;
  if (!isExcluded && (!isClose || other.by === 'said')) return 'other';
  const likeness = rememberedLikeness(person.realName, other.realName);
  const isNear = isExcluded && isSameDay && sharesPart(person.realName, other.realName);
  const isDocument = isExcluded && isNumber;
  const isUnsure = likeness === 'same' && (!isSameDay || other.formerId !== null);
  return isUnsure || (likeness === 'other' && (isNear || isDocument)) ? 'maybe' : likeness;
}

/** All of another account that its likeness depends on (`likenessTo`). */
const factsOf = ({ realName, birthday, idNo, by, freed, formerId, state }: Other) => [
  realName,
  birthday,
  idNo,
  by,
  freed,
  formerId !== null,
  state !== null,
];

/** How many judgements are remembered, each by a letter for each account compared. */
const mostJudged = 10_000;

const judgements = createMemory<string>(mostJudged);

const letters: Readonly<Record<Likeness, string>> = { same: 's', maybe: 'm', other: 'o' };

/**
 * How other accounts compare with a person, a letter each. The judgement is remembered with all that it depends on, as
 * the database has it now, so that it holds until any of that changes, by whichever process.
 */
async function judgementOf(person: Person, others: readonly Other[]): Promise<string> {
  const key = keyOf([person.realName, person.birthday, person.idNo, others.map(factsOf)]);
  const known = judgements.get(key);
  if (known !== undefined) return known;
  let judgement = '';
  for await (const other of withPauses(others)) judgement += letters[likenessTo(person, other)];
  judgements.set(key, judgement);
  return judgement;
}

/** All of these accounts that may be a person's, but for deleted ones. */
export async function matchesAmong(others: readonly Other[], person: Person): Promise<Match[]> {
  const judgement = await judgementOf(person, others);
  return others.flatMap(({ userId, state, until, irrevocableUntil }, at): Match[] => {
    if (judgement[at] === letters.other) return [];
    const name = judgement[at] === letters.same ? 'same' : 'maybe';
    const exclusion = state !== null && { state, until: until!, irrevocableUntil: irrevocableUntil! };
    return [{ userId, name, ...(exclusion && { exclusion }) }];
  });
}
