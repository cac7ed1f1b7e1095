import type { Input, Name, Output } from '#contract/endpoints.ts';
import type { Provider } from '#contract/loginKinds.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { Identity } from '#sandbox/db/tables/players.ts';
import type { Work } from '#sandbox/ledger/operations.ts';
import type { Settings } from '#sandbox/qa/switches.ts';
import type { Catalogue, Written } from './catalogue.ts';
import type { Draws } from '../draws/draws.ts';
import type { Order } from '../http/partnerRegistry.ts';
import type { Caps } from './caps.ts';
import type { StaffRules } from './staffRules.ts';

/** The context of a request: player, session, device, origin and time. */
export interface Context {
  /** 0 for a visitor. */
  userId: number;
  /** The player's session token; empty for a visitor. */
  token: string;
  /** A readable device name, such as "Chrome, Android"; empty when unknown. */
  device: string;
  /** The address (IP) of the request; empty when unknown. */
  address: string;
  /** The origin that the app is served from. */
  appOrigin: string;
  /** Epoch milliseconds. */
  time: number;
  /** Runs the work of this request in one transaction; with a `requestId`, idempotently: once for all copies. */
  once<T>(book: Work<T>['book'], finish?: Work<T>['finish'], undo?: Work<T>['undo']): Promise<T>;
}

/** One handler per endpoint: leave one out, or answer in the wrong shape, and this does not compile. */
export type Handlers = { [N in Name]: (input: Input<N>, context: Context) => Promise<Output<N>> };

/** The handlers of one group of the contract. */
export type Group<Endpoints> = Pick<Handlers, Extract<keyof Endpoints, Name>>;

/** An authorization code from an identity provider, with its PKCE verifier and redirect URI. */
export interface Grant {
  provider: Provider;
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

/** The operator's dependencies that handlers use. */
export interface OperatorContext {
  db: Db;
  /** The games and the documents edited by staff; replaced whole when either changes. */
  catalogue: Catalogue;
  written: Written;
  /** The origins of the game provider and of the payment gateway. */
  origins: { game: string; pay: string };
  /** Registers an order with the payment gateway and returns the checkout URL; idempotent. */
  register(order: Order): Promise<string>;
  /** Redeems an authorization code for an identity at the provider; throws a refusal for an invalid one. */
  redeem(grant: Grant): Promise<Identity>;
  /** The limits on strangers' requests and players' maximums. */
  caps: Caps;
  /** How staff and partners behave. */
  rules: StaffRules;
  /** Games of chance. */
  draws: Draws;
  /** Origins of push services besides those of the browsers' makers. */
  pushServices: readonly string[];
  /** The maintenance state sent with `preLogin`. */
  maintenance(): Settings['maintenance'];
}
