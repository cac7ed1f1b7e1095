import type { Money } from '#contract/schema.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths, pesos } from '#sandbox/hundredths.ts';
import { lastWins } from './draws.ts';

/** Jackpot tiers by their prop (spec §3): seed amount, cap, and contribution of every stake in 1/10000. */
const tiers = {
  mega: { propId: 50_001, start: pesos(100_000), most: pesos(500_000), share: 40 },
  major: { propId: 50_002, start: pesos(10_000), most: pesos(50_000), share: 30 },
  minor: { propId: 50_003, start: pesos(2_000), most: pesos(10_000), share: 20 },
  mini: { propId: 50_004, start: pesos(500), most: pesos(2_000), share: 10 },
} as const;
type Tier = (typeof tiers)[keyof typeof tiers];

const whole = 10_000;

const sectionOf = ({ start, most }: Tier): Money[] => [start, most];

/** The range of a tier, by its prop; undefined for an unknown prop. */
export function sectionOfProp(propId: number): Money[] | undefined {
  const tier = Object.values(tiers).find((each) => each.propId === propId);
  return tier && sectionOf(tier);
}

/** All players' stakes since a time, less those rolled back, hundredths. */
async function stakedSince(db: Db, since: number): Promise<number> {
  const { staked } = await db
    .selectFrom('rounds')
    .select(({ fn }) => fn.sum<number | string | null>('bet').as('staked'))
    .where('coinAfterBet', 'is not', null)
    .where('coinAfterRollback', 'is', null)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(staked ?? 0);
}

/** The current amount of every tier: its seed, plus its contribution from stakes since it was last won. */
export async function jackpotStands(db: Db) {
  const won = await lastWins(db);
  const stands = async ({ propId, start, most, share }: Tier) => {
    const staked = await stakedSince(db, won.get(propId) ?? 0);
    return hundredths(Math.min(most, start + Math.floor((staked * share) / whole)));
  };
  const [mega, major, minor, mini] = await Promise.all([
    stands(tiers.mega),
    stands(tiers.major),
    stands(tiers.minor),
    stands(tiers.mini),
  ]);
  return {
    total: hundredths(mega + major + minor + mini),
    megaJackpot: mega,
    majorJackpot: major,
    minorJackpot: minor,
    miniJackpot: mini,
    megaSection: sectionOf(tiers.mega),
    majorSection: sectionOf(tiers.major),
    minorSection: sectionOf(tiers.minor),
    miniSection: sectionOf(tiers.mini),
  };
}
