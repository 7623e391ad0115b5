import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '@jurilien/event-sourcing';
import { authLoginTries, authLoginWindowMinutes } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { hitAll, takeBack, TooMany, type Hit } from '../http/rate-limit.js';

const MINUTE = 60;
/** Wrong passwords from one address, whatever the account: an office shares one. */
const ADDRESS = 50;
/** From here on each further wrong password for one account, from wherever, makes the next wait longer. */
const ACCOUNT_SLOW_FROM = 20;
/** From here on, everywhere together, each sign-in waits a second. */
const EVERYBODY_SLOW_FROM = 300;
const STEP_MS = 100;
const LONGEST_MS = 3_000;
const EVERYBODY_MS = 1_000;

/** Hits of the window of now, this one included. */
export interface LoginHits {
  readonly pair: Hit;
  readonly address: Hit;
  readonly account: Hit;
  readonly everybody: Hit;
}

/**
 * What becomes of a sign-in: sent away when its own address guesses too much; only slowed when others guess at the account,
 * so that no one can lock its owner out.
 */
export function loginVerdict(
  { pair, address, account, everybody }: LoginHits,
  config: Config,
): { readonly retryAfterSeconds?: number; readonly waitMs: number } {
  const over = [pair.hits > config.value(authLoginTries) ? pair : undefined, address.hits > ADDRESS ? address : undefined].filter(
    (h) => h !== undefined,
  );
  if (over.length > 0) return { retryAfterSeconds: Math.max(1, ...over.map((h) => h.endsInSeconds)), waitMs: 0 };
  const slow = Math.min(LONGEST_MS, Math.max(0, account.hits - ACCOUNT_SLOW_FROM) * STEP_MS);
  return { waitMs: Math.max(slow, everybody.hits > EVERYBODY_SLOW_FROM ? EVERYBODY_MS : 0) };
}

/** Counts a try before it is made, so that many at once cannot slip through; waits or refuses. @returns takes the try back when the password was right */
export async function countLogin(
  { db: sql, configuration }: Pick<Kernel, 'db' | 'configuration'>,
  account: string,
  address: string,
): Promise<() => Promise<void>> {
  const config = configuration.current();
  const window = config.value(authLoginWindowMinutes) * MINUTE;
  const keys = [
    [`login-pair:${account}:${address}`, window],
    [`login-address:${address}`, window],
    [`login-account:${account}`, window],
    ['login-everybody', MINUTE],
  ] as const;
  const [pair, from, whole, everybody] = await hitAll(sql, keys);
  const { retryAfterSeconds, waitMs } = loginVerdict({ pair: pair!, address: from!, account: whole!, everybody: everybody! }, config);
  if (retryAfterSeconds !== undefined) throw new TooMany(retryAfterSeconds);
  if (waitMs > 0) await sleep(waitMs);
  return async () => {
    for (const [key, seconds] of keys) await takeBack(sql, key, seconds);
  };
}
