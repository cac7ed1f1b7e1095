import { badParameter, wrongPassword } from '#contract/codes.ts';
import { rgStates } from '#contract/protection.ts';
import type { Check } from '../check.ts';
import { alike, done, must, refused } from '../expect.ts';
import type { Kit } from '../kit.ts';

const hour = 60 * 60 * 1_000;
const shortest = { type: 1, hours: 24 };
const exclusion = { type: 2, months: 6 };

/** The shortest year, and the shortest six months, milliseconds. */
const [year, halfYear] = [365 * 24 * hour, 181 * 24 * hour];
/** How far a restriction’s end may be from the kit’s reckoning, milliseconds. */
const tolerance = 60_000;

/** Whether a time is at least this far from now, in milliseconds by the operator’s clock. */
const lasts = (kit: Kit, until: number, atLeast: number) => until >= kit.client.serverTime() + atLeast - tolerance;

/** How long breaks and exclusions last, and what they are asked for with. */
export const restrictions: Check[] = [
  {
    id: 'protection.longer',
    says: 'A break never shortens an exclusion, and a second exclusion extends it',
    cites: ['RG-18'],
    async run(kit) {
      const player = await kit.player();
      const first = await player.call('selfExclude', exclusion);
      const { until } = done(first);
      const rest = await player.call('selfExclude', shortest);
      const state = await player.call('rgState');
      for (const each of [done(rest), done(state)])
        must(each.state === rgStates.excluded && each.until === until, `Still until ${until}`, first, rest, state);
      const more = await player.call('selfExclude', exclusion);
      must(done(more).until > until + 150 * 24 * hour, 'An end six months after the previous one', first, more);
    },
  },
  {
    id: 'protection.longerBreak',
    says: 'A shorter break never shortens a longer one, and a longer break extends a shorter one',
    cites: ['RG-17'],
    async run(kit) {
      const player = await kit.player();
      const first = await player.call('selfExclude', { type: 1, hours: 72 });
      const { until } = done(first);
      const shorter = await player.call('selfExclude', shortest);
      const state = await player.call('rgState');
      for (const each of [done(shorter), done(state)])
        must(each.state === rgStates.onBreak && each.until === until, `Still until ${until}`, first, shorter, state);
      const longer = await player.call('selfExclude', { type: 1, hours: 168 });
      must(lasts(kit, done(longer).until, 168 * hour), 'A week from now', first, longer);
    },
  },
  {
    id: 'protection.full',
    says: 'A break lasts its full hours and an exclusion its full months, of which six are irrevocable',
    cites: ['RG-17', 'RG-18'],
    async run(kit) {
      const player = await kit.player();
      const rest = await player.call('selfExclude', shortest);
      must(lasts(kit, done(rest).until, shortest.hours * hour), 'A day from now', rest);
      const left = await player.call('selfExclude', { type: 2, months: 12 });
      const { until, irrevocableUntil } = done(left);
      must(lasts(kit, until, year), 'A year from now', left);
      must(lasts(kit, irrevocableUntil, halfYear), 'Irrevocable for six months from now', left);
    },
  },
  {
    id: 'protection.promised',
    says: 'A break that arrives late ends as promised, and an exclusion extended twice from one end is extended once',
    cites: ['RG-17', 'RG-18'],
    async run(kit) {
      const player = await kit.player();
      const from = kit.client.serverTime() - hour;
      const rest = await player.call('selfExclude', { ...shortest, from });
      const end = from + shortest.hours * hour;
      must(Math.abs(done(rest).until - end) < tolerance, `Until ${end}, a day from ${from}`, rest);
      const first = await player.call('selfExclude', exclusion);
      const extension = { ...exclusion, from: done(first).until };
      const more = await player.call('selfExclude', extension);
      const again = await player.call('selfExclude', extension);
      must(done(more).until > extension.from, 'A later end than the previous one', first, more);
      must(done(again).until === done(more).until, 'The end of the first extension', more, again);
    },
  },
  {
    id: 'protection.copies',
    says: 'Copies of an exclusion are one exclusion, and don’t extend it',
    cites: ['RG-18', 'I1'],
    async run(kit) {
      const player = await kit.player();
      const body = player.sentBy('selfExclude', exclusion);
      const copies = await Promise.all([1, 2, 3].map(() => player.call('selfExclude', body)));
      copies.push(await player.call('selfExclude', body));
      alike(copies, 'The first answer for every copy');
      const state = await player.call('rgState');
      must(done(state).until === done(copies[0]!).until, 'The same end as answered', copies[0]!, state);
    },
  },
  {
    id: 'protection.repeatedWithoutProof',
    says: 'A copy of an exclusion that leaves out its password, or counts from another moment, is the same exclusion',
    cites: ['RG-18', 'I1'],
    async run(kit) {
      const player = await kit.player();
      const body = player.sentBy('selfExclude', { ...exclusion, from: kit.client.serverTime() - hour });
      const first = await player.call('selfExclude', { ...body, password: player.password });
      const corrected = { ...body, from: kit.client.serverTime() };
      const copies = [await player.call('selfExclude', body), await player.call('selfExclude', corrected)];
      alike([first, ...copies], 'The first answer for every copy');
    },
  },
  {
    id: 'protection.wrongProof',
    says: 'An exclusion sent with a wrong password is refused with 2001 and takes no effect',
    cites: ['RG-19'],
    async run(kit) {
      const player = await kit.player();
      refused(await player.call('selfExclude', { ...exclusion, password: 'wrong-1-word' }), wrongPassword);
      const state = await player.call('rgState');
      must(done(state).state === rgStates.normal, 'State 0', state);
    },
  },
  {
    id: 'protection.lengths',
    says: 'Other lengths of a break or an exclusion are refused with 400 and the field',
    cites: ['RG-17', 'RG-18'],
    async run(kit) {
      const player = await kit.player();
      const wrong = { type: 1, hours: 1 };
      refused(await player.call('selfExclude', wrong), badParameter, { as: { field: 'hours' } });
      refused(await player.call('selfExclude', { type: 2, months: 1 }), badParameter, { as: { field: 'months' } });
    },
  },
];
