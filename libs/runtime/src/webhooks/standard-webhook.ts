import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old, or how far ahead, the moment of a call may be. */
const TOLERANCE_SECONDS = 300;

/** One call, as it came. */
export interface SignedCall {
  readonly id: string | undefined;
  /** Seconds since 1970, as text. */
  readonly timestamp: string | undefined;
  /** `v1,<base64>`, several separated by spaces while a secret is rotated. */
  readonly signature: string | undefined;
  readonly body: Buffer;
}

/** The bytes of a secret: `whsec_` and base64, as Standard Webhooks writes them, or the text itself. */
const keyOf = (secret: string): Buffer => (secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret));

/** Signs a body as Standard Webhooks does: HMAC-SHA256 over `id.timestamp.body`, in base64. */
export const signStandardWebhook = (secret: string, id: string, timestamp: string, body: Buffer | string): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;

/**
 * Whether one of our secrets signed a call within the last, or next, five minutes. That it came once only is for the caller to see,
 * by its id.
 * @param nowMs milliseconds since 1970
 */
export function isSignedCall(secrets: readonly string[], { id, timestamp, signature, body }: SignedCall, nowMs = Date.now()): boolean {
  if (!id || !/^[\x21-\x7e]{1,128}$/.test(id) || !timestamp || !/^\d{1,12}$/.test(timestamp) || !signature) return false;
  if (Math.abs(nowMs / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const given = signature.split(' ').map((one) => Buffer.from(one));
  return secrets.some((secret) => {
    const wanted = Buffer.from(signStandardWebhook(secret, id, timestamp, body));
    return given.some((one) => one.length === wanted.length && timingSafeEqual(one, wanted));
  });
}
