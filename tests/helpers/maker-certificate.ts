import { createPrivateKey, sign } from 'node:crypto';

/** Of a maker of passkeys who is nobody: its private key is the number 1. */
export const MAKER_CERTIFICATE = Buffer.from(
  [
    'MIIB2jCCAYGgAwIBAgIUT/N1QNEIY0KyngUZbyhY++39WkowCgYIKoZIzj0EAwIwVDELMAkGA1UEBhMCVVMxDzANBgNVBAoM',
    'Bk5vYm9keTEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlvbjEQMA4GA1UEAwwHQSBtYWtlcjAgFw0yNjExMjMw',
    'NDI5MTRaGA8yMTI2MTAzMDA0MjkxNFowVDELMAkGA1UEBhMCVVMxDzANBgNVBAoMBk5vYm9keTEiMCAGA1UECwwZQXV0aGVu',
    'dGljYXRvciBBdHRlc3RhdGlvbjEQMA4GA1UEAwwHQSBtYWtlcjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGsX0fLhLEJH',
    '+Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT+NC4v4af5uO5+tKfA+eFivOM1drMV7Oy7ZAaDe/UfWjLzAtMAwGA1UdEwEB/wQC',
    'MAAwHQYDVR0OBBYEFLRno5mete+mcd4AMvCKnJ5e/aDhMAoGCCqGSM49BAMCA0cAMEQCICQzqlqyAMM5E441jSD5r9Z00QoT',
    'nT7XLBSAtXRRKTuBAiBKlAEGa5AaAc5XtOfBtJV2P5Bai+WGJ2yoyy33FAK99Q==',
  ].join(''),
  'base64',
);

const KEY = createPrivateKey({
  format: 'jwk',
  key: {
    kty: 'EC',
    crv: 'P-256',
    d: Buffer.alloc(32).fill(1, 31).toString('base64url'),
    x: 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY',
    y: 'T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  },
});

/** What such a maker says of what it made. */
export function signedByMaker(bytes: Buffer): Buffer {
  return sign('sha256', bytes, KEY);
}
