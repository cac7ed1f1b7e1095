import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser's subscription at an address, and the secrets for decrypting its messages. */
export function newSubscription(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const [point, auth] = [ecdh.generateKeys(), randomBytes(16)];
  const keys = { p256dh: point.toString('base64url'), auth: auth.toString('base64url') };
  return { subscription: { endpoint, keys }, read: (body: Buffer) => decrypted(body, ecdh.getPrivateKey(), auth) };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a message of one record as a browser does (RFC 8188, RFC 8291). */
function decrypted(body: Buffer, privateKey: Buffer, auth: Buffer): unknown {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const [saltLength, idPlace] = [16, 21];
  const salt = body.subarray(0, saltLength);
  const idLength = body[idPlace - 1]!;
  const sender = body.subarray(idPlace, idPlace + idLength);
  const sealed = body.subarray(idPlace + idLength);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const tagLength = 16;
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-tagLength));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

/** The sender of a message: the key that signed it, its audience and expiry (RFC 8292); throws for a forged one. */
export function senderOf(authorization: string) {
  const [, head, claims, signature, publicKey] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(
    authorization,
  )!;
  const point = Buffer.from(publicKey!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const form = { key, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, form, Buffer.from(signature!, 'base64url'))) throw new Error('A forged signature');
  const payload = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  return { ...payload, publicKey: publicKey! };
}

/**
 * A push service of this machine for tests: records messages, and answers by path from `answers`, else 201. After
 * `fallSilent` it answers nothing until its result is called, and then all of it.
 */
export async function openPushService() {
  const received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const answers: Record<string, number> = {};
  let unanswered: (() => void)[] | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url!;
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const status = answers[path] ?? 201;
      const answer = () => void response.writeHead(status, status === 302 ? { location: '/led-astray' } : {}).end();
      if (unanswered) unanswered.push(answer);
      else answer();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    fallSilent() {
      const waiting = (unanswered ??= []);
      return () => {
        unanswered = undefined;
        for (const answer of waiting.splice(0)) answer();
      };
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
