import type { Input } from '#contract/endpoints.ts';
import { client, device } from '#contract/limits.ts';
import type { Core } from '#worker/core/core.ts';
import type { LearnUser } from './account.ts';

/** The profile actions of a member (checklist ME-01, ME-02, ME-07, AU-08). */
export function createProfile({ call, replies, stores }: Core, learn: LearnUser) {
  async function lookAgain() {
    const { userInfo } = await call('getAfterLoginInfoWeb', { version: client.version, ...device });
    await learn(userInfo ?? {});
  }

  return {
    /** Sets the first password, or replaces it, which requires the old one. */
    async setPassword({ password, oldPassword }: { password: string; oldPassword: string }) {
      await learn(await call('initPassword', { password, ...(oldPassword ? { oldPassword } : {}) }));
    },

    /** Changes nickname or avatar; the page shows it when this resolves. */
    async updateProfile(changes: Input<'updateProfile'>) {
      await learn((await call('updateProfile', changes)).userInfo);
    },

    /** Sets the player's inviter, which can be done once. */
    async fillParent(pid: number) {
      const said = await call('agentFill', { pid });
      await learn({ pid: said.pid });
    },

    /** Updates the player's personal data; fields left out are unchanged. */
    async updateOther(fields: Input<'updateAppUserOther'>) {
      await learn(await replies.write('updateAppUserOther', fields));
    },

    /**
     * Sets or replaces the safebox password. When setting the first one fails, the player's data is loaded again,
     * because only the answer may have been lost.
     */
    async setSafeboxPassword(input: Input<'setSafeboxPassword'>) {
      try {
        await learn(await replies.write('setSafeboxPassword', input));
      } catch (failure) {
        if (!stores.session.user?.hasSafeboxPassword) void lookAgain().catch(() => {});
        throw failure;
      }
    },

    /** Revokes another session of the player. */
    async revokeSession(id: number) {
      await replies.write('sessionRevoke', { id });
    },
  };
}
