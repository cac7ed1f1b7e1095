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

/** Takes in who came in, and keeps the account's name when it is given. */
export type Enter = ReturnType<typeof createSession>['enter'];

/** Takes in what the operator said of the player who is here. */
export type LearnUser = (said: Partial<UserInfo>) => Promise<void>;

interface Needs {
  enter: Enter;
  keepMine(): Promise<void>;
  protection: Pick<Rg, 'learn'>;
}

/** How long somebody who may not play waits at the door for that to be taken in, milliseconds. */
const patience = 3_000;

/** What players do about their account: no first screen needs any of it, so the code comes with the first call. */
export function createAccount(core: Core, { enter: admit, keepMine, protection }: Needs) {
  const { session } = core.stores;

  /** Who may not play is known not to before being here: no lobby is shown on the way in (checklist SX-08). */
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
    /** Proof of who somebody is has code of its own: few give it, and once. */
    bringKyc: lazily(core, async () => (await import('../kyc/kyc.ts')).createKyc(core, learn)),
  };
}
