import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@jurilien/event-sourcing';
import { parse, stringify } from 'uuid';

const OWNER_BYTES = 16;
const SEAL_BYTES = 24;
const TOKEN = /^[\w-]{54}$/;

/** Made again from the server's key whenever it is needed, and kept nowhere. */
const sealOf = (secrets: Secrets, ownerId: string, feed: number): Buffer =>
  Buffer.from(secrets.hash(`calendar-feed:${ownerId}:${feed}`), 'hex').subarray(0, SEAL_BYTES);

/** The secret part of the address of someone's calendar: whose it is and which of their addresses. */
export const feedToken = (secrets: Secrets, ownerId: string, feed: number): string =>
  Buffer.concat([parse(ownerId), sealOf(secrets, ownerId, feed)]).toString('base64url');

/** Whose calendar a token says it opens; whether it does is the seal's to say. */
export function feedOwner(token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined;
  try {
    return stringify(Buffer.from(token, 'base64url').subarray(0, OWNER_BYTES));
  } catch {
    return undefined;
  }
}

/** Whether a token is that of the address in force. */
export const opensFeed = (secrets: Secrets, token: string, ownerId: string, feed: number): boolean => {
  const seal = Buffer.from(token, 'base64url').subarray(OWNER_BYTES);
  return feed > 0 && seal.length === SEAL_BYTES && timingSafeEqual(seal, sealOf(secrets, ownerId, feed));
};
