import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { signatureLife, signedHeaders } from '../signedCall.ts';
import { identityProvider } from './provider.ts';

const secret = 'known to two';
const verifier = 'a-verifier-of-forty-three-characters-or-more';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const redirectUri = 'http://localhost:4173/auth/social';
const sound = {
  response_type: 'code',
  client_id: 'perlas',
  redirect_uri: redirectUri,
  state: 'a state nobody guesses',
  nonce: challenge,
  code_challenge: challenge,
  code_challenge_method: 'S256',
};

function open() {
  const clock = { time: 0 };
  const provider = identityProvider({ appOrigin: 'http://localhost:4173', key: secret, now: () => clock.time });
  const at = (name: string, query: object = sound) => `/${name}/authorize?${String(new URLSearchParams({ ...query }))}`;
  const decide = async (answer: Record<string, string>, name = 'google') => {
    const response = await provider.request(at(name), { method: 'POST', body: new URLSearchParams(answer) });
    return { status: response.status, back: new URL(response.headers.get('location') ?? 'http://nowhere') };
  };
  const consent = async (name: string, by?: string) => (await decide({ as: name }, by)).back.searchParams.get('code')!;
  const redeem = async (code: string, changes: object = {}, key = secret, signedAt?: number) => {
    const given = { provider: 'google', clientId: 'perlas', code, codeVerifier: verifier, redirectUri, ...changes };
    const body = JSON.stringify(given);
    const signer = { partner: 'operator', key, now: () => signedAt ?? clock.time };
    const address = 'http://127.0.0.1:4176/token';
    const response = await provider.request(address, {
      method: 'POST',
      body,
      headers: signedHeaders(address, body, signer),
    });
    return (await response.json()) as Record<string, string>;
  };
  return { clock, provider, at, decide, consent, redeem };
}

test.each(['google', 'facebook', 'line'])(
  '%s asks for an identity or cancellation and runs no script',
  async (name) => {
    const { provider, at } = open();
    const response = await provider.request(at(name));
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('Continue as Ana Santos');
    expect(page).toContain('Cancel');
  },
);

test.each([
  ['an unknown provider', 'myspace', {}],
  ['no state', 'google', { state: '' }],
  ['no challenge', 'google', { code_challenge: '' }],
  ['a plain challenge', 'google', { code_challenge_method: 'plain' }],
  ['another client', 'google', { client_id: 'somebody' }],
  ['a return address on another port of this machine (S25)', 'google', { redirect_uri: 'http://127.0.0.1:9999/evil' }],
  ['a return address on another machine', 'google', { redirect_uri: 'https://evil.example/auth/social' }],
  ['a script as return address', 'google', { redirect_uri: 'javascript:alert(1)' }],
])('%s is rejected without a redirect', async (_, name, changes) => {
  const { provider, at } = open();
  const address = at(name, { ...sound, ...changes });
  expect((await provider.request(address)).status).toBe(400);
  const sent = await provider.request(address, { method: 'POST', body: new URLSearchParams({ as: 'Ana Santos' }) });
  expect(sent.headers.get('location')).toBeNull();
});

test('consenting returns a code and the state, cancelling an error and the state', async () => {
  const { decide } = open();
  const { status, back } = await decide({ as: 'Ana Santos' });
  expect(status).toBe(303);
  expect(back.href).toContain(redirectUri);
  expect(Object.fromEntries(back.searchParams)).toEqual({ code: expect.any(String), state: sound.state });
  const cancelled = await decide({ cancel: '1' });
  expect(Object.fromEntries(cancelled.back.searchParams)).toEqual({ error: 'access_denied', state: sound.state });
});

test('a code identifies the person once', async () => {
  const { consent, redeem } = open();
  const code = await consent('Ana Santos');
  const ana = {
    subject: expect.any(String),
    account: 'ana.santos@google.example',
    name: 'Ana Santos',
    nonce: challenge,
  };
  expect(await redeem(code)).toEqual(ana);
  expect(await redeem(code)).toEqual({ error: 'invalid_grant' });
});

test.each([
  ['another verifier', { codeVerifier: 'another-verifier-of-forty-three-characters-x' }],
  ['another return address', { redirectUri: 'http://localhost:4173/' }],
  ['another provider', { provider: 'line' }],
  ['another client', { clientId: 'somebody' }],
])('a code is refused with %s', async (_, changes) => {
  const { consent, redeem } = open();
  expect(await redeem(await consent('Ana Santos'), changes)).toEqual({ error: 'invalid_grant' });
});

test('a code is valid for one minute', async () => {
  const { clock, consent, redeem } = open();
  const [one, two] = [await consent('Ana Santos'), await consent('Ana Santos')];
  clock.time = 59_999;
  expect(await redeem(one)).toHaveProperty('subject');
  clock.time = 60_000;
  expect(await redeem(two)).toEqual({ error: 'invalid_grant' });
});

test('only the operator may redeem a code', async () => {
  const { consent, redeem } = open();
  expect(await redeem(await consent('Ana Santos'), {}, 'guessed')).toEqual({ error: 'invalid_client' });
  const early = signatureLife + 1;
  expect(await redeem(await consent('Ana Santos'), {}, secret, early)).toEqual({ error: 'invalid_client' });
});

test('a name is one person per provider', async () => {
  const { consent, redeem } = open();
  const subject = async (name: string, by?: string) =>
    (await redeem(await consent(name, by), by ? { provider: by } : {}))['subject'];
  expect(await subject('Ana Santos')).toBe(await subject(' ana  SANTOS '));
  expect(await subject('Ana Santos')).not.toBe(await subject('Ana Santos', 'line'));
});

test('a blank name is refused', async () => {
  const { decide } = open();
  expect(await decide({ another: ' ' })).toMatchObject({ status: 400 });
});
