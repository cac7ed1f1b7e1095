import { tooOften, wrongPassword } from '#contract/codes.ts';
import { loginKinds } from '#contract/loginKinds.ts';
import { Skipped, type Check } from '../check.ts';
import { done, must, refused } from '../expect.ts';
import type { Kit } from '../kit.ts';
import type { Exchange } from '../network.ts';
import type { Player } from '../players.ts';
import { mostTries } from './entry.ts';

const cites = ['payloads, status codes'];
/** The period by which operators count failed log-ins, milliseconds. */
const quarter = 15 * 60_000;
/** So many quarters of an hour may a run be ahead. */
const mostQuarters = 40;

const tooMany = 'The operator refuses further failed log-ins at the moment (429)';

/** Works in a quarter of an hour of its own if there is a clock, so that failed log-ins count towards nothing else. */
const aside = (kit: Kit, player: Player, work: () => Promise<void>) =>
  kit.config.clock === undefined
    ? work()
    : kit.ahead(player, async (put) => {
        await put(quarter * (1 + Math.floor(mostQuarters * Math.random())));
        await work();
      });

/** Tries a wrong password for a name on a device. */
const tryOn = ({ client }: Kit, deviceId: string, account: string) =>
  client.call('accountLogin', { account, password: 'wrong-1-word', loginKind: loginKinds.account, deviceId });

/** What somebody reads in a refusal, whatever the numbers in it. */
const readIn = ({ answer }: Exchange) => JSON.stringify(answer).replaceAll(/\d+/g, '…');

/** What log-ins of somebody who isn’t the owner bring about, and what they tell; last, since operators count them. */
export const strangers: Check[] = [
  {
    id: 'refusals.unknownName',
    says: 'A log-in with a name that nobody has is refused like one with a wrong password: 2001, left, and the same msg',
    cites,
    async run(kit) {
      const player = await kit.player();
      const deviceId = crypto.randomUUID();
      await aside(kit, player, async () => {
        const known = await tryOn(kit, deviceId, player.account);
        const unknown = await tryOn(kit, deviceId, `conf_${crypto.randomUUID().slice(0, 8)}`);
        if ([known, unknown].some(({ verdict }) => verdict === tooOften)) throw new Skipped(tooMany);
        for (const each of [known, unknown]) refused(each, wrongPassword, { with: ['left'] });
        must(readIn(known) === readIn(unknown), 'The same refusal for both, apart from numbers', known, unknown);
      });
    },
  },
  {
    id: 'refusals.stranger',
    says: 'Wrong passwords on a new device don’t lock the owner out, who logs in on the own device all the same',
    cites,
    async run(kit) {
      const player = await kit.player();
      const deviceId = crypto.randomUUID();
      await aside(kit, player, async () => {
        let tries = 0;
        while (tries < mostTries && (await tryOn(kit, deviceId, player.account)).verdict === wrongPassword) tries++;
        if (tries === 0) throw new Skipped(tooMany);
        const { account, password } = player;
        const body = { account, password, loginKind: loginKinds.account, deviceId: player.deviceId };
        done(await kit.client.call('accountLogin', body));
      });
    },
  },
];
