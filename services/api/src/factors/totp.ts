import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

/** A new key for an authenticator app: 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app reads from the picture, and the picture. */
export function enrolment(issuer: string, label: string, secret: string): { uri: string; qrSvg: string } {
  const uri = new TOTP({ issuer, label, secret, digits: 6, period: PERIOD_SECONDS }).toString();
  return { uri, qrSvg: renderSVG(uri, { ecc: 'M', border: 2 }) };
}

/** The half minute a code is of, when it is one of now and its neighbours; whether it was used before is the rule's to say. */
export function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = new TOTP({ secret, digits: 6, period: PERIOD_SECONDS }).validate({ token, timestamp: nowMs, window: 1 });
  return delta === null ? undefined : Math.floor(nowMs / 1_000 / PERIOD_SECONDS) + delta;
}
