import { randomUUID } from 'node:crypto';
import { Refused } from '@jurilien/event-sourcing';
import type { Keyring } from '../sessions/keyring.js';

/** How someone may answer; `email` only while nothing stronger is enrolled. */
export type Method = 'totp' | 'passkey' | 'recovery' | 'email';
/** A sign-in that is half done: who, what was proven so far, and what may prove the rest. */
export interface Challenge {
  readonly id: string;
  readonly userId: string;
  readonly methods: readonly string[];
  readonly factors: readonly Method[];
}

const LIFETIME_SECONDS = 600;

/** Signs and reads challenges: the half-done sign-in is kept by the browser, and opens nothing but the second half. */
export class Challenges {
  constructor(private readonly keyring: Keyring) {}

  sign({ userId, methods, factors }: Omit<Challenge, 'id'>): { challenge: string; id: string } {
    const id = randomUUID();
    const iat = Math.floor(Date.now() / 1_000);
    const claims = { sub: userId, jti: id, methods, factors };
    return { challenge: this.keyring.sign('second-factor', claims, { iat, exp: iat + LIFETIME_SECONDS }), id };
  }

  /** @throws Refused when it is not one of ours or its ten minutes are over */
  read(challenge: string): Challenge {
    const claims = this.keyring.verify<{ sub: string; jti: string; methods: string[]; factors: Method[] }>('second-factor', challenge);
    if (!claims) throw new Refused('TOKEN_EXPIRED', 'sign-in-again');
    return { id: claims.jti, userId: claims.sub, methods: claims.methods, factors: claims.factors };
  }
}
