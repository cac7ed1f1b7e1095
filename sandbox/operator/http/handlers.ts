import type { Input, Name, Output } from '#contract/endpoints.ts';
import type { Provider } from '#contract/loginKinds.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { Identity } from '#sandbox/db/tables/players.ts';
import type { Work } from '#sandbox/ledger/operations.ts';
import type { Settings } from '#sandbox/qa/switches.ts';
import type { Catalogue, Written } from '../games/catalogue.ts';
import type { StaffRules } from '../staffRules.ts';

/** Who asks, when, and from where. */
export interface Context {
  /** 0 for a visitor. */
  userId: number;
  /** The token of a player, empty for a visitor. */
  token: string;
  /** What the player would call the device that asks; empty when it doesn't say. */
  device: string;
  /** The origin that the app is served from. */
  appOrigin: string;
  /** Epoch milliseconds. */
  time: number;
  /** Does the work of this request, booking it in one transaction; with a `requestId`, once for all its copies. */
  once<T>(book: Work<T>['book'], finish?: Work<T>['finish']): Promise<T>;
}

/** One handler per endpoint: leave one out, or answer in the wrong shape, and this does not compile. */
export type Handlers = { [N in Name]: (input: Input<N>, context: Context) => Promise<Output<N>> };

/** The handlers of one group of the contract. */
export type Group<Endpoints> = Pick<Handlers, Extract<keyof Endpoints, Name>>;

/** A deposit as the payment gateway is told of it; `amount` in hundredths, `expireTime` in epoch milliseconds. */
export interface Order {
  orderNo: string;
  amount: number;
  channel: string;
  returnUrl: string;
  expireTime: number;
}

/** What somebody came back with from an identity provider, and what proves that it was theirs. */
export interface Grant {
  provider: Provider;
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

/** What the operator has at hand to answer with. */
export interface OperatorContext {
  db: Db;
  /** The games and what the staff has written; replaced whole when either changes. */
  catalogue: Catalogue;
  written: Written;
  /** Where games are played, and where deposits are paid. */
  origins: { game: string; pay: string };
  /** Tells the payment gateway of an order and answers where to pay it; repeating it changes nothing. */
  register(order: Order): Promise<string>;
  /** Asks an identity provider who somebody is, by the code that they came back with; a code that is no good is refused. */
  redeem(grant: Grant): Promise<Identity>;
  /** How the staff and the partners behave. */
  rules: StaffRules;
  /** What `preLogin` says of maintenance. */
  maintenance(): Settings['maintenance'];
}
