import type { Input } from '#contract/endpoints.ts';
import { client, device } from '#contract/limits.ts';
import type { Core } from '#worker/core/core.ts';
import type { LearnUser } from './account.ts';

/** What members change about themselves (checklist ME-01, ME-02, ME-07, AU-08). */
export function createProfile({ call, replies, stores }: Core, learn: LearnUser) {
  async function lookAgain() {
    const { userInfo } = await call('getAfterLoginInfoWeb', { version: client.version, ...device });
    await learn(userInfo ?? {});
  }

  return {
    /** Sets the first password, or a new one; the old one is asked for when there is one. */
    async setPassword({ password, oldPassword }: { password: string; oldPassword: string }) {
      await learn(await call('initPassword', { password, ...(oldPassword ? { oldPassword } : {}) }));
    },

    /** Another nickname or picture, be it the player’s own; the page shows it when this settles. */
    async updateProfile(changes: Input<'updateProfile'>) {
      await learn((await call('updateProfile', changes)).userInfo);
    },

    /** Says who brought the player, which can be said once. */
    async fillParent(pid: number) {
      const said = await call('agentFill', { pid });
      await learn({ pid: said.pid });
    },

    /** Changes what the operator must know besides; what is left out stays. */
    async updateOther(fields: Input<'updateAppUserOther'>) {
      await learn(await replies.write('updateAppUserOther', fields));
    },

    /** Sets the six digits of the safebox, or new ones. When the first went wrong, the operator is asked whether there are any now: its answer may have been lost. */
    async setSafeboxPassword(input: Input<'setSafeboxPassword'>) {
      try {
        await learn(await replies.write('setSafeboxPassword', input));
      } catch (failure) {
        if (!stores.session.user?.hasSafeboxPassword) void lookAgain().catch(() => {});
        throw failure;
      }
    },

    /** Ends a session of the player's elsewhere. */
    async revokeSession(id: number) {
      await replies.write('sessionRevoke', { id });
    },
  };
}
