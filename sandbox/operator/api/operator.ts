import type { Config } from '#contract/endpoints/anonymous.ts';
import { createHistory } from '#sandbox/qa/history.ts';
import { createSwitches } from '#sandbox/qa/switches.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { fairRandom, type Random } from '#sandbox/random.ts';
import { accountHandlers } from './money/payoutAccounts.ts';
import { activityHandlers } from './rewards/activities.ts';
import { agentHandlers } from './rewards/agents.ts';
import { anonymousHandlers } from './account/anonymous.ts';
import { betHandlers } from './money/bets.ts';
import { readCatalogue, readDocuments } from '../context/catalogue.ts';
import { dailySignInHandlers } from './rewards/dailySignIn.ts';
import { createDraws } from '../draws/draws.ts';
import { firstDepositHandlers } from './rewards/firstDeposit.ts';
import { feedbackHandlers } from './account/feedback.ts';
import { followHandlers } from './rewards/follow.ts';
import type { OperatorContext, Handlers } from '../context/handlers.ts';
import type { Order } from '../http/partnerRegistry.ts';
import { usualCaps, type Caps } from '../context/caps.ts';
import { noIdentities, type IdentityProviders } from '../identity/identityProviders.ts';
import { inviteSpinHandlers } from './rewards/inviteSpin.ts';
import { jackpotHandlers } from './draws/jackpot.ts';
import { jackpotWheelHandlers } from './draws/wheel.ts';
import { kycHandlers } from './account/kyc.ts';
import { lotteryHandlers } from './draws/lottery.ts';
import { mailHandlers } from './account/mail.ts';
import { moneyHandlers } from './money/money.ts';
import { memberHandlers } from './account/member.ts';
import { profileHandlers } from './account/profile.ts';
import { protectionHandlers } from './account/rg.ts';
import { pushHandlers } from './account/push.ts';
import { rankHandlers } from './draws/rank.ts';
import { awardHandlers } from './rewards/awards.ts';
import { rebateHandlers } from './rewards/rebate.ts';
import { rewardHandlers } from './rewards/rewards.ts';
import { deletionHandlers } from './account/deletion.ts';
import { diamondHandlers } from './shop/diamonds.ts';
import { pointsHandlers } from './shop/points.ts';
import { scratchCardHandlers } from './shop/scratchCards.ts';
import { slotsHackHandlers } from './rewards/slotshack.ts';
import { usualStaffRules, type StaffRules } from '../context/staffRules.ts';
import { withChatPage } from './account/service.ts';
import { safeboxHandlers } from './money/safebox.ts';
import { serve } from './serve.ts';
import { sessionHandlers } from './account/session.ts';
import { socialHandlers } from './account/social.ts';
import { taskHandlers } from './rewards/tasks.ts';
import { vipHandlers } from './rewards/vip.ts';
import { withdrawalHandlers } from './money/withdrawals.ts';

export interface OperatorOptions {
  db: Db;
  /** The current time in epoch milliseconds; the machine's clock by default. */
  now?: () => number;
  /** The random source of all draws; the machine's cryptographic one by default. */
  random?: Random;
  /** The origins of the game provider, the payment gateway and live chat. */
  origins?: { game: string; pay: string; chat?: string };
  /** Registers an order with the payment gateway and returns the checkout URL. */
  register?: (order: Order) => Promise<string>;
  /** The limits on strangers' requests. */
  caps?: Caps;
  /** The identity providers; none by default. */
  identities?: IdentityProviders;
  /** Origins of push services besides those of the browsers' makers, for tests. */
  pushServices?: readonly string[];
  /** Validates every answer against the contract. */
  strict?: boolean;
  respond?: (request: Request, answer: object) => Promise<Response> | Response;
  report?: (error: unknown) => void;
}

const plainly = (_: Request, answer: object) => Response.json(answer, { headers: { 'cache-control': 'no-store' } });

/** The complete operator: `fetch` answers its API in process, without a server. */
export async function createOperator({
  db,
  now: machineTime = Date.now,
  random = fairRandom,
  strict = true,
  identities = noIdentities,
  caps = usualCaps,
  respond = plainly,
  ...options
}: OperatorOptions) {
  const { origins = { game: 'http://127.0.0.1:4174', pay: 'http://127.0.0.1:4175' }, report = console.error } = options;
  const { socialMedia, redeem } = identities;
  /** The settings with changes, and with the live chat page. */
  const completed = (changes: Partial<Config>) => (config: Config) =>
    withChatPage({ ...config, ...changes }, origins.chat);
  const switches = createSwitches();
  const history = createHistory();
  /** The operator's clock, which QA may set ahead. */
  const now = () => machineTime() + switches.settings().ahead;
  const context: OperatorContext = {
    db,
    catalogue: await readCatalogue(db),
    written: await readDocuments(db, completed({ socialMedia })),
    origins,
    redeem,
    register: options.register ?? (async ({ orderNo }) => `${origins.pay}/checkout/${orderNo}`),
    caps,
    rules: usualStaffRules,
    draws: createDraws(random, switches.forcedResult),
    pushServices: options.pushServices ?? [],
    maintenance: switches.maintenance,
  };

  /** Overrides some settings until the next call. */
  async function amend(changes: Partial<Config>) {
    context.written = await readDocuments(db, completed({ socialMedia, ...changes }));
  }

  return {
    fetch: serve(handlersOf(context), {
      db,
      now,
      machineTime,
      switches,
      history,
      secret: context.written.keys.acts,
      actsADay: caps,
      features: () => context.written.config.features,
      strict,
      respond,
      report,
    }),
    db,
    now,
    switches,
    history,
    context,
    /** Reads the games and the staff's documents again. */
    async reload() {
      context.catalogue = await readCatalogue(db);
      await amend({});
    },
    amend,
    /** Changes how staff and partners behave from now on; without an argument, back to the defaults. */
    rule(changes: Partial<StaffRules> = usualStaffRules) {
      context.rules = { ...context.rules, ...changes };
    },
  };
}

export type Operator = Awaited<ReturnType<typeof createOperator>>;

/** A handler for every endpoint, by the contract's groups. */
export const handlersOf = (operator: OperatorContext): Handlers => ({
  ...anonymousHandlers(operator),
  ...sessionHandlers(operator),
  ...activityHandlers(operator),
  ...profileHandlers(operator),
  ...socialHandlers(operator),
  ...memberHandlers(operator),
  ...deletionHandlers(operator),
  ...moneyHandlers(operator),
  ...withdrawalHandlers(operator),
  ...accountHandlers(operator),
  ...safeboxHandlers(operator),
  ...rewardHandlers(operator),
  ...rebateHandlers(operator),
  ...awardHandlers(operator),
  ...inviteSpinHandlers(operator),
  ...dailySignInHandlers(operator),
  ...pointsHandlers(operator),
  ...diamondHandlers(operator),
  ...scratchCardHandlers(operator),
  ...betHandlers(operator),
  ...jackpotHandlers(operator),
  ...lotteryHandlers(operator),
  ...jackpotWheelHandlers(operator),
  ...rankHandlers(operator),
  ...slotsHackHandlers(operator),
  ...taskHandlers(operator),
  ...followHandlers(operator),
  ...firstDepositHandlers(operator),
  ...vipHandlers(operator),
  ...mailHandlers(operator),
  ...agentHandlers(operator),
  ...kycHandlers(operator),
  ...feedbackHandlers(operator),
  ...protectionHandlers(operator),
  ...pushHandlers(operator),
});
