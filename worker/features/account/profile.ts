import type { UserInfo } from '#contract/entities.ts';
import type { Input } from '#contract/endpoints.ts';
import { client, device } from '#contract/client.ts';
import type { Core } from '#worker/core/core.ts';

/** Merges the operator's data about the current player into the session. */
export type UpdateUser = (changes: Partial<UserInfo>) => Promise<void>;

/** The profile actions of a member (checklist ME-01, ME-02, ME-07, AU-08). */
export function createProfile({ call, replies, stores }: Core, updateUser: UpdateUser) {
  async function reloadUser() {
    const { userInfo } = await call('getAfterLoginInfoWeb', { version: client.version, ...device });
    await updateUser(userInfo ?? {});
  }

  return {
    /** Sets the first password, or replaces it, which requires the old one. */
    async setPassword({ password, oldPassword }: { password: string; oldPassword: string }) {
      await updateUser(await call('initPassword', { password, ...(oldPassword ? { oldPassword } : {}) }));
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

    /**
     * Sets or replaces the safebox password. When setting the first one fails, the player's data is loaded again,
     * because only the answer may have been lost.
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
