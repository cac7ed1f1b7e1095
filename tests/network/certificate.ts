import { generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';

/** A TLS certificate and its private key; PEM. */
interface Certificate {
  cert: string;
  key: string;
}

const day = 86_400_000;

/** DER tags (X.690) used in a certificate. */
const tags = { int: 0x02, bits: 0x03, octets: 0x04, oid: 0x06, utf8: 0x0c, utcTime: 0x17, sequence: 0x30, set: 0x31 };
/** Context-specific tags: version, extensions, and DNS names among the alternative names. */
const fields = { version: 0xa0, extensions: 0xa3, dnsName: 0x82 };

/** Object identifiers (OIDs), in DER. */
const oids = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  subjectAltName: '551d11',
};

function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(tags.sequence, ...parts);
const oid = (name: keyof typeof oids) => der(tags.oid, Buffer.from(oids[name], 'hex'));
const utcTime = (at: number) => der(tags.utcTime, `${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`);
const bits = (content: Buffer) => der(tags.bits, Buffer.from([0]), content);

/** A self-signed certificate for a host name of this machine, valid a day each way (RFC 5280). */
export function selfSigned(name = 'localhost'): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid('ecdsaWithSha256'));
  const who = sequence(der(tags.set, sequence(oid('commonName'), der(tags.utf8, name))));
  const names = sequence(oid('subjectAltName'), der(tags.octets, sequence(der(fields.dnsName, name))));
  const said = sequence(
    der(fields.version, der(tags.int, Buffer.from([2]))),
    der(tags.int, Buffer.from([1]), randomBytes(8)),
    algorithm,
    who,
    sequence(utcTime(Date.now() - day), utcTime(Date.now() + day)),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(fields.extensions, sequence(names)),
  );
  const whole = sequence(said, algorithm, bits(sign('sha256', said, privateKey)));
  return {
    cert: new X509Certificate(whole).toString(),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
