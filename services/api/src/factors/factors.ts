import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { Refused } from '@jurilien/event-sourcing';
import { command, type Sending } from '@jurilien/event-sourcing/command-bus';
import {
  challengeByEmail,
  confirmedFactors,
  knowsDevice,
  needsSecondFactor,
  recordFailedLogin,
  secondFactors,
  user,
  useRecoveryCode,
  useSecondFactor,
  verifyEmailCode,
  type SecondFactorsState,
} from '@jurilien/identity';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { limit } from '../http/rate-limit.js';
import { Keyring } from '../sessions/keyring.js';
import { KERNEL } from '../tokens.js';
import { Challenges, type Challenge, type Method } from './challenge.js';
import { deviceHashOf } from './device.js';
import { Passkeys } from './passkeys.js';
import { recoveryHash } from './recovery-codes.js';
import { stepOf } from './totp.js';
import { SYSTEM } from '../permissions/system-actor.js';

/** Who is signing in, as far as the second factor matters. */
export interface Half {
  readonly userId: string;
  readonly role: string;
  /** What was proven already: `password` or `link`. */
  readonly methods: readonly string[];
  /** The device's cookie, when it sent one. */
  readonly device?: string;
}

/** What to answer with instead of a session, and how it may be answered. */
export interface HalfDone {
  readonly challenge: string;
  readonly factors: readonly Method[];
}

/** What opens a session: an account that stands, and everything that was proven. */
export interface Whole {
  readonly user: { readonly id: string };
  readonly methods: readonly string[];
  /** The device proved itself by a code and is to be known from now on. */
  readonly newDevice?: string;
}

/** Sent by the part of the system that looks at second factors. */
const OURS: Sending = { actor: SYSTEM.secondFactor };

/** Second factors at the door: what to ask for, and whether the answer is right. */
@Injectable()
export class Factors {
  readonly challenges: Challenges;
  readonly passkeys: Passkeys;

  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Keyring) keyring: Keyring,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {
    this.challenges = new Challenges(keyring);
    this.passkeys = new Passkeys(kernel.settings);
  }

  state(userId: string): Promise<SecondFactorsState> {
    return stateOf(this.kernel, secondFactors, userId);
  }

  /**
   * What is still missing after a password or a link; nothing when the session may open. Staff and professionals who have
   * enrolled nothing yet get a session too: one that can do nothing but enrol.
   */
  async challengeFor(half: Half): Promise<HalfDone | undefined> {
    const { userId, role, methods } = half;
    const s = await this.state(userId);
    const factors = methodsOf(s);
    if (factors.length > 0) return { challenge: this.challenges.sign({ userId, methods, factors }).challenge, factors };
    // A link has just proven the address a code would go to.
    if (needsSecondFactor(role, this.kernel.configuration.current()) || methods.includes('link')) return undefined;
    if (half.device && knowsDevice(s, deviceHashOf(half.device), new Date().toISOString())) return undefined;
    const { challenge, id } = this.challenges.sign({ userId, methods, factors: ['email'] });
    await this.sendCode({ id, userId, methods, factors: ['email'] });
    return { challenge, factors: ['email'] };
  }

  /** A code to the address of the account, bound to this sign-in. */
  async sendCode(challenge: Challenge): Promise<void> {
    if (!challenge.factors.includes('email'))
      throw new Refused('VALIDATION', 'factor-not-offered', [{ field: 'method', message: 'invalid' }]);
    await limit(this.kernel.db, `email-code:${challenge.userId}`, 10, 3_600);
    await this.bus.execute(command(challengeByEmail, { userId: challenge.userId, challengeId: challenge.id }, OURS));
  }

  /** Takes the code of an app, from paper or from an e-mail. @throws Refused unless it is right, of now and unused */
  async verify(token: string, method: Exclude<Method, 'passkey'>, code: string, newDevice?: string): Promise<Whole> {
    const challenge = this.challenges.read(token);
    if (!challenge.factors.includes(method))
      throw new Refused('VALIDATION', 'factor-not-offered', [{ field: 'method', message: 'invalid' }]);
    const { userId } = challenge;
    await limit(this.kernel.db, `factor:${userId}`, 10, 900);
    await this.known(method, challenge, code, newDevice).catch(async (error: unknown) => {
      this.accesses.note({
        actorKind: 'anon',
        actor: 'unknown',
        action: 'second-factor-failed',
        subject: `user-${userId}`,
        detail: { method },
      });
      if (error instanceof Refused && error.code === 'VALIDATION') await this.bus.execute(command(recordFailedLogin, { userId }, OURS));
      throw error;
    });
    return {
      user: await this.standing(userId),
      methods: [...challenge.methods, method],
      ...(method === 'email' && newDevice ? { newDevice } : {}),
    };
  }

  /** A passkey that verified its person is enough by itself; after a password it is the second half. */
  async verifyPasskey(response: AuthenticationResponseJSON, token?: string): Promise<Whole> {
    const challenge = token ? this.challenges.read(token) : undefined;
    const userId = Buffer.from(response.response.userHandle ?? '', 'base64url').toString('utf8') || challenge?.userId;
    const s = /^[0-9a-f-]{36}$/.test(userId ?? '') && (!challenge || challenge.userId === userId) ? await this.state(userId!) : undefined;
    const factor = s && confirmedFactors(s).find((f) => f.credential?.id === response.id);
    if (!factor?.credential) {
      const subject = s ? `user-${userId}` : 'user-unknown';
      this.accesses.note({ actorKind: 'anon', actor: 'unknown', action: 'second-factor-failed', subject, detail: { method: 'passkey' } });
      throw new Refused('VALIDATION', 'passkey', [{ field: 'passkey', message: 'wrong' }]);
    }
    const proof = await this.passkeys.answered(factor.credential, response);
    await this.bus.execute(command(useSecondFactor, { userId: userId!, factorId: factor.factorId, ...proof }, OURS));
    return { user: await this.standing(userId!), methods: [...(challenge?.methods ?? []), 'passkey'] };
  }

  private async known(method: Exclude<Method, 'passkey'>, { id, userId }: Challenge, code: string, newDevice?: string): Promise<void> {
    if (method === 'recovery') return void (await this.bus.execute(command(useRecoveryCode, { userId, hash: recoveryHash(code) }, OURS)));
    if (method === 'email') {
      const deviceHash = newDevice && deviceHashOf(newDevice);
      const { events } = await this.bus.execute(command(verifyEmailCode, { userId, challengeId: id, code, deviceHash }, OURS));
      if (events.some((e) => e.type === 'SecondFactorCodeRejected')) throw wrong();
      return;
    }
    const s = await this.state(userId);
    for (const { factorId, secret } of confirmedFactors(s)) {
      const step = secret && stepOf(secret, code, Date.now());
      if (step) return void (await this.bus.execute(command(useSecondFactor, { userId, factorId, step, challengeId: id }, OURS)));
    }
    throw wrong();
  }

  /** The account as it stands now: a disabled one does not get in by having begun before. */
  private async standing(id: string): Promise<Whole['user']> {
    const { status } = await stateOf(this.kernel, user, id);
    if (status !== 'Active') throw new Refused('TOKEN_EXPIRED', 'sign-in-again');
    return { id };
  }
}

function methodsOf(s: SecondFactorsState): Method[] {
  const kinds = new Set(confirmedFactors(s).map((f) => f.kind));
  if (kinds.size === 0) return [];
  return [
    ...(kinds.has('totp') ? ['totp' as const] : []),
    ...(kinds.has('passkey') ? ['passkey' as const] : []),
    ...(s.recoveryCodes.length > 0 ? ['recovery' as const] : []),
  ];
}

const wrong = (): Refused => new Refused('VALIDATION', 'wrong-code', [{ field: 'code', message: 'wrong' }]);
