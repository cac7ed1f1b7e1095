import type { Exchange } from './network.ts';
import type { Kit } from './kit.ts';

/** One thing that an operator must do: a sentence, the requirements behind it, and how it is checked. */
export interface Check {
  /** Unique, as `group.what`. */
  id: string;
  says: string;
  /** Ids of docs/requirements.md. */
  cites: readonly string[];
  run(kit: Kit): Promise<void>;
}

/** Thrown when an operator breaks a requirement, with what was expected and the calls that show it. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly exchanges: readonly Exchange[];

  constructor(expected: string, exchanges: readonly Exchange[] = []) {
    super(expected);
    this.exchanges = exchanges;
  }
}

/** Thrown when a check can't be made, with the reason. */
export class Skipped extends Error {
  override readonly name: string = 'Skipped';
}

/** Thrown when neither this check nor another can have a new player, with the reason. */
export class NoMorePlayers extends Skipped {
  override readonly name = 'NoMorePlayers';
}
