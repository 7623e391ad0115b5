import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** One CBOR item of the few kinds a passkey writes (RFC 8949). */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([k, v]) => [cbor(k), cbor(v)])]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** How an answer may be wrong, for tests of what is refused. */
export interface Flaw {
  readonly origin?: string;
  readonly rpId?: string;
  readonly userVerified?: boolean;
  readonly counter?: number;
  readonly challenge?: string;
}

/**
 * An authenticator in software: makes one passkey and signs with it, as a phone or a security key does (WebAuthn level 3).
 * @param site the origin it believes to be on
 */
export function softPasskey(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x, y } = publicKey.export({ format: 'jwk' });
  const point = (text?: string) => Buffer.from(text!, 'base64url');
  const key = cbor(new Map<number, unknown>([[1, 2], [3, -7], [-1, 1], [-2, point(x)], [-3, point(y)]])); // prettier-ignore
  let counter = 0;
  let handle = '';

  const authData = ({ rpId = new URL(site).hostname, userVerified = true, counter: n }: Flaw, attested?: Buffer): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(n ?? ++counter);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([0x01 | (userVerified ? 0x04 : 0) | (attested ? 0x40 : 0)]),
      count,
      attested ?? Buffer.alloc(0),
    ]);
  };
  const clientData = (type: string, challenge: string, flaw: Flaw): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: flaw.challenge ?? challenge, origin: flaw.origin ?? site, crossOrigin: false }));
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} };

  return {
    /** The answer to `navigator.credentials.create`. */
    create(options: { challenge: string; user: { id: string } }, flaw: Flaw = {}) {
      handle = options.user.id;
      const length = Buffer.from([0, id.length]);
      const data = authData(flaw, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestation = cbor(new Map<string, unknown>([['fmt', 'none'], ['attStmt', new Map()], ['authData', data]])); // prettier-ignore
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, flaw).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** The answer to `navigator.credentials.get`. */
    get(options: { challenge: string }, flaw: Flaw = {}) {
      const data = authData(flaw);
      const client = clientData('webauthn.get', options.challenge, flaw);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: handle,
        },
      };
    },
  };
}
