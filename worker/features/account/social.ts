import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { authModes, loginKinds, socialTypes, type Journey, type Provider } from '#contract/loginKinds.ts';
import type { Core } from '#worker/core/core.ts';
import type { PendingSocialLogin } from '#worker/storage/vault.ts';
import type { Enter } from '../session/session.ts';
import type { UpdateUser } from './profile.ts';
import { challengeOf, randomSecret } from './pkce.ts';
import { providerPage } from './providerPage.ts';
import { ticketOf } from './ticket.ts';

/** The lifetime of a pending social log-in and of its ticket, milliseconds. */
const lifetime = 10 * 60_000;

const scopes: Record<Provider, string> = {
  google: 'openid email profile',
  facebook: 'openid email public_profile',
  line: 'openid email profile',
};

/** The parameters of the redirect back to the app. */
export interface RedirectParams {
  code?: string | null;
  state?: string | null;
  error?: string | null;
}

/**
 * A number, proven by a one-time code, and a player's own password; a visitor without an account also accepts the
 * terms, and may name an inviter.
 */
type Mobile = {
  mobile: string;
  smsCode: string;
  termsVersion?: string;
  inviteCode?: string;
  pid?: number;
  password?: string;
};
type Proof = Mobile | { account: string; password: string; smsCode?: string };

/**
 * Social log-in by redirect (checklist AU-05, AU-06): its state and PKCE verifier stay in the vault for ten minutes and
 * work once.
 */
export function createSocial(
  { operator, stores, vault, world, identity, call, origin }: Core,
  enter: Enter,
  updateUser: UpdateUser,
) {
  const { session, settings } = stores;
  const expiry = () => world.now() + lifetime;

  async function pendingLogins(): Promise<Record<string, PendingSocialLogin>> {
    const all = Object.entries((await vault.read()).errands);
    return Object.fromEntries(all.filter(([, pending]) => pending.expireAt > world.now()));
  }

  /**
   * Consumes the pending log-in of this redirect: a visitor's log-in, or a player's link with `provider`. A redirect
   * that this session didn't begin, or for another purpose, is refused; a cancelled one fails as `stopped`.
   */
  async function consume({ code, state, error }: RedirectParams, provider?: Provider) {
    await identity.known;
    const { [state ?? '']: pending, ...others } = await pendingLogins();
    await vault.change({ errands: others });
    const isExpected = provider ? pending?.provider === provider : pending?.userId === 0;
    if (pending?.userId !== session.userId || !isExpected)
      throw new Failure('refused', codes.badParameter, { field: 'state' });
    if (error || !code) throw new Failure('stopped');
    return {
      provider: pending.provider,
      grant: { code, redirectUri: pending.redirectUri, codeVerifier: pending.verifier },
    };
  }

  return {
    /**
     * Begins a social log-in and resolves with the provider's address; `returnUrl`, in this app, receives `code` and
     * `state`, or `error`, and `to` is the page it ends on. Rejects with `storage` if the device can't keep it.
     */
    async socialStart(provider: Provider, returnUrl: string, to = '/') {
      const offered = settings.config?.socialMedia?.find(({ type }) => type === socialTypes[provider]);
      const clientId = operator.clientIds[provider] || offered?.appId;
      const url = providerPage(offered?.url, origin);
      if (!offered?.enabled || !clientId || !url) throw new Failure('refused', codes.closed);
      const redirectUri = new URL(returnUrl, origin);
      if (redirectUri.origin !== origin) throw new TypeError('A social log-in comes back to the app');
      const [state, verifier] = [randomSecret(), randomSecret()];
      const challenge = await challengeOf(verifier);
      const pending: PendingSocialLogin = {
        provider,
        verifier,
        redirectUri: redirectUri.href,
        userId: session.userId,
        to,
        expireAt: expiry(),
      };
      await vault.change({ errands: { ...(await pendingLogins()), [state]: pending } });
      // In memory alone it would be lost with this page, and the redirect back would match no pending log-in.
      if (!vault.lasts()) throw new Failure('storage');
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri.href,
        scope: scopes[provider],
        state,
        // The operator compares the nonce with the verifier that the app sends.
        nonce: challenge,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return { url: url.href };
    },

    /**
     * The pending social log-in of a state; null if this device didn't begin it, or it was completed. Rejects with
     * `storage` while the device doesn't answer.
     */
    async socialErrand(state: string): Promise<Journey | null> {
      const pending = (await pendingLogins())[state];
      if (!pending && !vault.lasts()) throw new Failure('storage');
      return pending ? { provider: pending.provider, adding: pending.userId !== 0, to: pending.to } : null;
    },

    /**
     * Logs in with the redirect's parameters. An unbound identity isn't logged in; `bindAccount` or
     * `registerByPhone` continues with its ticket.
     */
    async socialFinish(query: RedirectParams): Promise<{ isNew: boolean } | { bindTicket: true }> {
      const { provider, grant } = await consume(query);
      try {
        const input = { ...grant, authMode: authModes.loginAndRegister, deviceId: identity.deviceId() };
        return await enter(await call(`${provider}Login`, input));
      } catch (error) {
        const ticket = error instanceof Failure && error.code === codes.unbound ? error.details.bindTicket : undefined;
        if (!ticket) throw error;
        await vault.change({ ticket: { provider, ticket, expireAt: expiry() } });
        return { bindTicket: true };
      }
    },

    /** The provider of an unbound social log-in, if any. */
    async bindTicket(): Promise<{ provider: Provider } | null> {
      const ticket = await ticketOf(vault, world);
      return ticket && { provider: ticket.provider };
    },

    /**
     * Links a number or an account to the player. For a visitor with an unbound social log-in it logs in the player
     * of that number or account; an unknown number creates a player if the terms are accepted, and is refused with
     * 2005 otherwise.
     */
    async bindAccount(proof: Proof) {
      if (session.userId) {
        const { userInfo, rewards } = await call('bindAccount', proof);
        await updateUser(userInfo);
        return { rewards: rewards ?? [] };
      }
      const bindTicket = (await ticketOf(vault, world))?.ticket;
      if (!bindTicket) throw new Failure('refused', codes.unbound);
      const common = { bindTicket, deviceId: identity.deviceId() };
      const reply =
        'account' in proof
          ? await call('accountLogin', { ...proof, ...common, loginKind: loginKinds.account })
          : await call('accountLoginSms', {
              ...proof,
              ...common,
              loginKind: loginKinds.phone,
              authMode: authModes.bind,
              ageConfirmed: Boolean(proof.termsVersion),
              termsVersion: proof.termsVersion ?? '',
            });
      await enter(reply);
      return { rewards: reply.rewards ?? [] };
    },

    /** Links the provider's identity to the player, with the redirect's parameters. */
    async bindSocial(provider: Provider, query: RedirectParams) {
      await identity.known;
      if (!session.userId) throw new Failure('expired', codes.signedOut);
      const { grant } = await consume(query, provider);
      const { userInfo, rewards } = await call('bindSocialAccount', { type: socialTypes[provider], credential: grant });
      await updateUser(userInfo);
      return { rewards: rewards ?? [] };
    },
  };
}
