import { decider, ERASED, event, type EventOf, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';

const userId = z.string();
const factorId = z.string();
const challengeId = z.string();
const ofUser = 'userId' as const;

export const factorKind = z.enum(['totp', 'passkey']);
/** What a passkey leaves with us: nothing that could sign in by itself. */
export const credential = z.object({
  id: ids.credentialId,
  publicKey: z.string().max(4_000),
  counter: z.number().int().nonnegative(),
  transports: z.array(z.string().max(20)).max(10),
});
/** The code sent by e-mail is a way in that no one enrols. */
export const EMAIL = 'email';

/** Every event of what a person proves a sign-in with, beside the password (4.10.7, design/security.md rows 32–37). */
export const secondFactorEvents = {
  SecondFactorEnrolled: event(
    z.object({
      userId,
      factorId,
      kind: factorKind,
      name: z.string(),
      secret: z.string().optional(),
      credential: z.union([credential, z.literal(ERASED)]).optional(),
    }),
    { personal: { name: ofUser, secret: ofUser, credential: ofUser } },
  ),
  SecondFactorConfirmed: event(z.object({ userId, factorId, step: z.number().int().optional() })),
  SecondFactorRemoved: event(z.object({ userId, factorId })),
  SecondFactorUsed: event(
    z.object({
      userId,
      factorId,
      step: z.number().int().optional(),
      counter: z.number().int().optional(),
      challengeId: challengeId.optional(),
    }),
  ),
  RecoveryCodesIssued: event(z.object({ userId, hashes: z.array(z.string()) })),
  RecoveryCodeUsed: event(z.object({ userId, hash: z.string() })),
  SecondFactorChallenged: event(z.object({ userId, challengeId, sequence: z.number().int().positive(), expiresAt: z.string() })),
  SecondFactorCodeRejected: event(z.object({ userId, challengeId, triesLeft: z.number().int().nonnegative() })),
  DeviceRemembered: event(z.object({ userId, deviceHash: z.string(), until: z.string() })),
  FactorResetProposed: event(z.object({ userId })),
  FactorResetWithdrawn: event(z.object({ userId })),
  FactorResetApproved: event(z.object({ userId })),
};
export type SecondFactorEvent = EventOf<typeof secondFactorEvents>;

/** One authenticator app or passkey. */
export interface Factor {
  readonly factorId: string;
  readonly kind: 'totp' | 'passkey';
  readonly name: string;
  readonly secret?: string;
  readonly credential?: z.infer<typeof credential>;
  readonly confirmed: boolean;
  readonly createdAt: string;
  readonly lastUsedAt?: string;
  /** The newest time step a code was accepted for: it and all before it are spent. */
  readonly lastStep?: number;
}

/** A code that went out by e-mail for one sign-in. */
interface EmailChallenge {
  readonly challengeId: string;
  readonly sequence: number;
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly tries: number;
}

export interface SecondFactorsState {
  readonly factors: readonly Factor[];
  readonly recoveryCodes: readonly string[];
  readonly challenges: readonly EmailChallenge[];
  /** Challenges that were answered: none is answered twice. */
  readonly answered: readonly string[];
  readonly devices: readonly { readonly deviceHash: string; readonly until: string }[];
  readonly reset?: { readonly by: string; readonly at: string };
}

const initial: SecondFactorsState = { factors: [], recoveryCodes: [], challenges: [], answered: [], devices: [] };
/** How many open e-mail challenges, answered ones and devices are remembered. */
const KEPT = { challenges: 5, answered: 30, devices: 20 };

export const secondFactors = decider<SecondFactorsState, typeof secondFactorEvents>({
  category: 'second-factors',
  events: secondFactorEvents,
  initial,
  evolve,
});

function evolve(s: SecondFactorsState, e: SecondFactorEvent, meta: { occurredAt: string; actor: { id: string } }): SecondFactorsState {
  switch (e.type) {
    case 'SecondFactorEnrolled': {
      const { userId: _, credential: key, ...factor } = e.data;
      const added: Factor = {
        ...factor,
        ...(key && key !== ERASED ? { credential: key } : {}),
        confirmed: false,
        createdAt: meta.occurredAt,
      };
      // Of what was begun and never finished only the newest can still be finished.
      return { ...s, factors: [...s.factors.filter((f) => f.confirmed), added] };
    }
    case 'SecondFactorConfirmed':
      return onFactor(s, e.data.factorId, (f) => ({ ...f, confirmed: true, lastStep: e.data.step }));
    case 'SecondFactorRemoved': {
      const factors = s.factors.filter((f) => f.factorId !== e.data.factorId);
      // Recovery codes stand in for a factor: without one they open nothing.
      return { ...s, factors, ...(factors.some((f) => f.confirmed) ? {} : { recoveryCodes: [] }) };
    }
    case 'SecondFactorUsed':
      return answeredBy(
        onFactor(s, e.data.factorId, (f) => ({
          ...f,
          lastUsedAt: meta.occurredAt,
          lastStep: e.data.step ?? f.lastStep,
          ...(f.credential && e.data.counter !== undefined ? { credential: { ...f.credential, counter: e.data.counter } } : {}),
        })),
        e.data.challengeId,
      );
    case 'RecoveryCodesIssued':
      return { ...s, recoveryCodes: e.data.hashes };
    case 'RecoveryCodeUsed':
      return { ...s, recoveryCodes: s.recoveryCodes.filter((hash) => hash !== e.data.hash) };
    case 'SecondFactorChallenged': {
      const { userId: _, ...sent } = e.data;
      const others = s.challenges.filter((c) => c.challengeId !== sent.challengeId);
      return { ...s, challenges: [...others, { ...sent, sentAt: meta.occurredAt, tries: 0 }].slice(-KEPT.challenges) };
    }
    case 'SecondFactorCodeRejected':
      return { ...s, challenges: s.challenges.map((c) => (c.challengeId === e.data.challengeId ? { ...c, tries: c.tries + 1 } : c)) };
    case 'DeviceRemembered': {
      const { deviceHash, until } = e.data;
      return { ...s, devices: [...s.devices.filter((d) => d.deviceHash !== deviceHash), { deviceHash, until }].slice(-KEPT.devices) };
    }
    case 'FactorResetProposed':
      return { ...s, reset: { by: meta.actor.id, at: meta.occurredAt } };
    case 'FactorResetWithdrawn':
      return { ...s, reset: undefined };
    case 'FactorResetApproved':
      return initial;
    default:
      return e satisfies never;
  }
}

const onFactor = (s: SecondFactorsState, factorId: string, change: (f: Factor) => Factor): SecondFactorsState => ({
  ...s,
  factors: s.factors.map((f) => (f.factorId === factorId ? change(f) : f)),
});

const answeredBy = (s: SecondFactorsState, id: string | undefined): SecondFactorsState =>
  id === undefined
    ? s
    : { ...s, answered: [...s.answered, id].slice(-KEPT.answered), challenges: s.challenges.filter((c) => c.challengeId !== id) };

/** Factors that may be asked for. */
export const confirmedFactors = (s: SecondFactorsState): readonly Factor[] => s.factors.filter((f) => f.confirmed);

/** Whether a device has passed a code lately enough to be let in without another. */
export const knowsDevice = (s: SecondFactorsState, deviceHash: string, now: string): boolean =>
  s.devices.some((d) => d.deviceHash === deviceHash && Date.parse(d.until) > Date.parse(now));
