import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { MAKER_CERTIFICATE, signedByMaker } from './maker-certificate.ts';

interface Asked {
  challenge: string;
  /** Of the site, instead of the one it has. */
  origin?: string;
  rpId?: string;
  /** Without it, the device has not asked who it is. */
  userVerified?: boolean;
}

const ORIGIN = 'http://localhost:3000';
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export type SoftPasskey = ReturnType<typeof softPasskey>;

/** A passkey without a device (WebAuthn, ES256), that answers what it is told to: also what no device would. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  return {
    id: id.toString('base64url'),
    /** What a browser answers to a question for a new passkey. `isCertified`: its maker says so, with a certificate. */
    created({ isCertified = false, ...asked }: Asked & { isCertified?: boolean }) {
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]);
      const authData = Buffer.concat([authenticatorData(asked, HAS_CREDENTIAL), credential]);
      const clientDataJSON = clientData('webauthn.create', asked);
      const over = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      const statement = new Map<string, unknown>([
        ['alg', -7],
        ['sig', signedByMaker(over)],
        ['x5c', [MAKER_CERTIFICATE]],
      ]);
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', isCertified ? 'packed' : 'none'],
          ['attStmt', isCertified ? statement : new Map()],
          ['authData', authData],
        ]),
      );
      return answer({
        clientDataJSON,
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** What a browser answers to a question for any passkey. `counter`: how often it says to have signed. */
    signed({ counter: told, ...asked }: Asked & { counter?: number }) {
      counter = told ?? counter + 1;
      const data = authenticatorData(asked, 0);
      const clientDataJSON = clientData('webauthn.get', asked);
      const over = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return answer({
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', over, privateKey).toString('base64url'),
      });
    },
  };

  function answer(response: object) {
    const name = id.toString('base64url');
    return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response };
  }

  function authenticatorData({ rpId = 'localhost', userVerified = true }: Asked, more: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = Buffer.of(PRESENT | (userVerified ? VERIFIED : 0) | more);
    return Buffer.concat([sha256(Buffer.from(rpId)), flags, count]);
  }
}

function clientData(type: string, { challenge, origin = ORIGIN }: Asked): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** RFC 8949, as far as a passkey needs it. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  throw new Error('Not in here');
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length);
  if (length < 256) return Buffer.of((major << 5) | 24, length);
  return Buffer.of((major << 5) | 25, length >> 8, length & 255);
}
