import type { UserInfo } from '#contract/entities.ts';
import type { Input } from '#contract/endpoints.ts';
import { client, device } from '#contract/client.ts';
import type { Core } from '#worker/core/core.ts';

/** Merges the operator's data about the current player into the session. */
export type UpdateUser = (changes: Partial<UserInfo>) => Promise<void>;

/** The fields that a removed log-in method clears: answers leave them out. */
const without = {
  mobile: { mobile: null },
  account: { account: null },
  facebook: { facebookAccount: null, facebookName: null },
  line: { lineAccount: null, lineName: null },
  google: { googleAccount: null, googleName: null },
} satisfies Record<Input<'unbindAccount'>['method'], Partial<UserInfo>>;

/** The profile actions of a member (checklist ME-01, ME-02, ME-07, AU-08). */
export function createProfile({ call, replies, stores }: Core, updateUser: UpdateUser) {
  async function reloadUser() {
    const { userInfo } = await call('getAfterLoginInfoWeb', { version: client.version, ...device });
    await updateUser(userInfo ?? {});
  }

  return {
    /** Sets the first password, which may require a code, or replaces it, which requires the old one; other sessions end. */
    async setPassword({ password, oldPassword, smsCode }: { password: string; oldPassword: string; smsCode?: string }) {
      await updateUser(
        await call('initPassword', {
          password,
          ...(oldPassword && { oldPassword }),
          ...(smsCode && { smsCode }),
        }),
      );
    },

    /** Verifies the player: valid for one change of a log-in method, for ten minutes. */
    async reauthenticate(proof: Input<'reauthenticate'>) {
      await call('reauthenticate', proof);
    },

    /** Removes a log-in method, with the proof of `reauthenticate`. */
    async unbind(method: Input<'unbindAccount'>['method'], proof: Input<'reauthenticate'>) {
      const { userInfo } = await call('unbindAccount', { method, ...proof });
      await updateUser({ ...without[method], ...userInfo });
    },

    /** Changes nickname or avatar; the page shows it when this resolves. */
    async updateProfile(changes: Input<'updateProfile'>) {
      await updateUser((await call('updateProfile', changes)).userInfo);
    },

    /** Sets the player's inviter, which can be done once. */
    async fillParent(pid: number) {
      const answer = await call('agentFill', { pid });
      await updateUser({ pid: answer.pid });
    },

    /** Updates the player's personal data; fields left out are unchanged. */
    async updateOther(fields: Input<'updateAppUserOther'>) {
      await updateUser(await replies.write('updateAppUserOther', fields));
    },

    /** Sets the delivery address; it stays in memory. */
    async saveAddress(address: Input<'updateAddress'>) {
      await replies.write('updateAddress', address);
    },

    /**
     * Sets or replaces the safebox password. If setting the first one fails, the player's data is reloaded, as
     * perhaps only the answer was lost.
     */
    async setSafeboxPassword(input: Input<'setSafeboxPassword'>) {
      try {
        await updateUser(await replies.write('setSafeboxPassword', input));
      } catch (failure) {
        if (!stores.session.user?.hasSafeboxPassword) void reloadUser().catch(() => {});
        throw failure;
      }
    },

    /** Revokes another session of the player. */
    async revokeSession(id: number) {
      await replies.write('sessionRevoke', { id });
    },
  };
}
