import type { UserInfo } from '#contract/entities.ts';
import type { Core } from '#worker/core/core.ts';
import { lazily } from '#worker/core/lazy.ts';
import { rgStateIn } from '#worker/core/rgState.ts';
import { within } from '#worker/world.ts';
import { createCodes } from './codes.ts';
import { createSignIn } from './signIn.ts';
import { createProfile } from './profile.ts';
import type { Rg } from '../rg/rg.ts';
import type { createSession } from '../session/session.ts';
import { createSocial } from './social.ts';

/** Begins a session from a log-in's answer, and saves the account's name when it is given. */
export type Enter = ReturnType<typeof createSession>['enter'];

/** Merges the operator's data about the current player into the session. */
export type LearnUser = (said: Partial<UserInfo>) => Promise<void>;

interface Needs {
  enter: Enter;
  keepMine(): Promise<void>;
  protection: Pick<Rg, 'learn'>;
}

/** The timeout for storing a restriction before the log-in continues, milliseconds. */
const patience = 3_000;

/** The account actions, loaded with their first use: no first screen needs them. */
export function createAccount(core: Core, { enter: admit, keepMine, protection }: Needs) {
  const { session } = core.stores;

  /**
   * Stores a restriction before the session begins, so that a restricted player never sees the lobby (checklist SX-08).
   */
  const enter: Enter = async (entrance, account) => {
    const said = rgStateIn(entrance);
    if (said?.state) await within(core.world, patience, protection.learn(said.userId, said)).catch(() => {});
    return admit(entrance, account);
  };

  const learn: LearnUser = async (said) => {
    if (session.user && (said.id === undefined || said.id === session.userId))
      session.user = { ...session.user, ...said };
    await keepMine();
  };

  return {
    account: {
      ...createCodes(core),
      ...createSignIn(core, enter),
      ...createSocial(core, enter, learn),
      ...createProfile(core, learn),
    },
    /** The identity check is loaded separately: few players need it, and once. */
    bringKyc: lazily(core, async () => (await import('../kyc/kyc.ts')).createKyc(core, learn)),
  };
}
