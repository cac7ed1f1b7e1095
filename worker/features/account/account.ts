import type { Core } from '#worker/core/core.ts';
import { loadOnce } from '#worker/core/lazy.ts';
import { rgStateIn } from '#worker/core/rgState.ts';
import { within } from '#worker/world.ts';
import { createCodes } from './codes.ts';
import { createDeletion } from './deletion.ts';
import { createSignIn } from './signIn.ts';
import { createProfile, type UpdateUser } from './profile.ts';
import type { Rg } from '../rg/rg.ts';
import type { Enter } from '../session/session.ts';
import { createPush } from './push.ts';
import { createSocial } from './social.ts';

interface Dependencies {
  enter: Enter;
  saveLibrary(): Promise<void>;
  rg: Pick<Rg, 'storeRestriction'>;
}

/** The timeout for storing a restriction before the log-in continues, milliseconds. */
const restrictionTimeout = 3_000;

/** The account actions, loaded on first use: no first screen needs them. */
export function createAccount(core: Core, { enter: beginSession, saveLibrary, rg }: Dependencies) {
  const { session } = core.stores;

  /**
   * Stores a restriction before the session begins, so that a restricted player never sees the lobby (checklist SX-08).
   */
  const enter: Enter = async (reply, account) => {
    const restriction = rgStateIn(reply);
    if (restriction?.state)
      await within(core.world, restrictionTimeout, rg.storeRestriction(restriction.userId, restriction)).catch(
        () => {},
      );
    return beginSession(reply, account);
  };

  const updateUser: UpdateUser = async (changes) => {
    if (session.user && (changes.id === undefined || changes.id === session.userId))
      session.user = { ...session.user, ...changes };
    await saveLibrary();
  };

  return {
    account: {
      ...createCodes(core),
      ...createSignIn(core, enter),
      ...createSocial(core, enter, updateUser),
      ...createProfile(core, updateUser),
      ...createDeletion(core),
      ...createPush(core),
    },
    /** The identity check and feedback are loaded separately: few players need them. */
    loadWithPictures: loadOnce(
      core,
      () => import('./withPictures.ts'),
      ({ createWithPictures }) => createWithPictures(core, updateUser),
    ),
  };
}
