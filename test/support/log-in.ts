import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Kernel } from '@jurilien/runtime';
import { newRecoveryCodes, recoveryHash } from '../../services/api/src/factors/recovery-codes.js';
import { call } from './call.js';

const SYSTEM = { kind: 'system', id: 'test' } as const;
const STEP_MS = 30_000;

/** The phone of an account in a test: a code that works now, each time another one. */
export interface App {
  readonly secret: string;
  /** What to type next, and as what: codes of the app while there are unspent ones near enough, then recovery codes. */
  readonly nextCode: () => { method: 'totp' | 'recovery'; code: string };
}

/** Gives an account an authenticator app, confirmed long enough ago that three codes of now are unspent, and recovery codes. */
export async function enrolApp(kernel: Kernel, userId: string): Promise<App> {
  const secret = new Secret({ size: 20 }).base32;
  const factorId = randomUUID();
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const codes = newRecoveryCodes();
  const send = (name: string, input: object) =>
    kernel.dispatch({ name, commandId: randomUUID(), actor: SYSTEM, at, input: { userId, authAt: at, ...input } });
  await send('EnrolSecondFactor', { factorId, kind: 'totp', name: 'Test', secret });
  await send('ConfirmSecondFactor', { factorId, step: Math.floor(Date.parse(at) / STEP_MS) });
  await send('IssueRecoveryCodes', { hashes: codes.map(recoveryHash) });
  let spent = 0;
  return {
    secret,
    nextCode() {
      // The half minute before, this one and the next are all taken; each of them once, in order.
      const now = Math.floor(Date.now() / STEP_MS);
      const step = Math.max(now, spent + 1);
      if (step > now + 1) return { method: 'recovery', code: codes.pop()! };
      spent = step;
      return { method: 'totp', code: new TOTP({ secret }).generate({ timestamp: step * STEP_MS }) };
    },
  };
}

/** Signs in as people do: password, then the code of the phone. */
export async function logIn(origin: string, who: { email: string; password: string } & App, ask: typeof call = call): Promise<string> {
  const first = await ask(origin, 'POST', '/api/login', { email: who.email, password: who.password });
  if (!first.body.challenge) throw new Error(`sign-in of ${who.email}: ${first.status} ${JSON.stringify(first.body)}`);
  const { method, code } = who.nextCode();
  const second = await ask(origin, 'POST', '/api/login/factor', { challenge: first.body.challenge, method, code });
  if (!second.body.token) throw new Error(`second factor of ${who.email}: ${second.status} ${JSON.stringify(second.body)}`);
  return second.body.token as string;
}
