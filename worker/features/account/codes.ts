import { Failure } from '#contract/failure.ts';
import type { CodePurpose } from '#contract/loginKinds.ts';
import type { Core } from '#worker/core/core.ts';

/** The vault's key for a phone number, a digest: the number itself stays in memory. */
async function nameOf(mobile: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(mobile));
  return Array.from(new Uint8Array(digest).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One-time codes: when each may be sent again and when it expires, restored after a reload; a clock that is set back
 * prolongs neither. Epoch milliseconds.
 */
export function createCodes({ stores, world, vault, call, identity }: Core) {
  /** Whether a code is valid; one sent in the future is from before the clock was set back. */
  const isLive = ({ expireAt, at = 0 }: { expireAt: number; at?: number }) =>
    at <= world.now() && expireAt > world.now();

  function show(mobile: string, resendAt: number, expireAt: number) {
    stores.codes[mobile] = { resendAt, expireAt };
    world.after(resendAt - world.now(), () => {
      const late = resendAt - world.now();
      if (late > 0 && stores.codes[mobile]?.resendAt === resendAt)
        stores.codes[mobile] = { resendAt: resendAt - late, expireAt: expireAt - late };
    });
  }

  async function remember(mobile: string, resendAt: number, expireAt: number) {
    const at = world.now();
    show(mobile, resendAt, expireAt);
    const { codes } = await vault.read();
    const live = Object.entries(codes).filter(([, code]) => isLive(code));
    await vault.change({ codes: { ...Object.fromEntries(live), [await nameOf(mobile)]: { resendAt, expireAt, at } } });
  }

  return {
    /** Sends a one-time code. A premature repeat is refused, and the store has the time of the next one. */
    async sendCode(mobile: string, type: CodePurpose) {
      try {
        const { resendSec, expireSec } = await call(
          'smsSend',
          { mobile, type, deviceId: identity.deviceId() },
          { requestId: world.uuid() },
        );
        const now = world.now();
        await remember(mobile, now + resendSec * 1_000, now + expireSec * 1_000);
      } catch (error) {
        const { retryAfter } = error instanceof Failure ? error.details : {};
        const known = stores.codes[mobile];
        if (retryAfter) show(mobile, world.now() + retryAfter * 1_000, known?.expireAt ?? 0);
        throw error;
      }
    },

    /** Restores the times of a code that was sent before a reload. */
    async recallCode(mobile: string) {
      if (stores.codes[mobile]) return;
      const { codes } = await vault.read();
      const code = codes[await nameOf(mobile)];
      if (code && isLive(code) && !stores.codes[mobile]) show(mobile, code.resendAt, code.expireAt);
    },
  };
}
