import Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderNotice } from './payment-gateway.js';

/** How old a call may be, and how far ahead the provider's clock (4.8.6). */
export const TOLERANCE_SECONDS = 300;

/** An id or a type of the provider. */
const word = z.string().regex(/^[\w.-]{1,255}$/);
/** All that is read of an event, whatever version of the provider's interface wrote it; the object itself is asked for again. */
const event = z.object({ id: word, type: word, data: z.object({ object: z.object({ id: word }) }) });
/** Signed, and about nothing that could be read again: a thin event, a test, a shape of tomorrow. */
const ABOUT_NOTHING: ProviderNotice = { eventId: '', type: '', objectId: '' };

/**
 * What a signed webhook says, or nothing when it is not signed with one of our secrets over exactly these bytes within
 * five minutes of now, before or after: one from further ahead would be good for as long as it pleased who signed it. What is signed and tells of no object has no `objectId`.
 */
export function readStripeWebhook(secrets: readonly string[], body: Buffer, signature: string | undefined): ProviderNotice | undefined {
  if (!signature || isFromTheFuture(signature) || !secrets.some((secret) => isSigned(secret, body, signature))) return undefined;
  const told = event.safeParse(jsonOf(body)).data;
  return told ? { eventId: told.id, type: told.type, objectId: told.data.object.id } : ABOUT_NOTHING;
}

/** The library refuses what is old; what is ahead it takes. It reads the last of several instants, so each of them counts here. */
const isFromTheFuture = (signature: string): boolean =>
  signature
    .split(',')
    .map((part) => part.split('='))
    .some(([key, value = '']) => key === 't' && parseInt(value, 10) > Date.now() / 1_000 + TOLERANCE_SECONDS);

function isSigned(secret: string, body: Buffer, signature: string): boolean {
  try {
    return Stripe.webhooks.signature!.verifyHeader(body, signature, secret, TOLERANCE_SECONDS);
  } catch {
    return false;
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
