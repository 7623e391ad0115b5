import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { type Recourse, RECOURSES, PRIVACY_KINDS } from '@jurilien/reference';
import { z } from 'zod';
import { holdingRef, type HoldingRef } from './holding.js';

export type PrivacyKind = (typeof PRIVACY_KINDS)[number];
export const PRIVACY_STATES = ['None', 'Verifying', 'InReview', 'Approved', 'Fulfilled', 'Refused', 'Abandoned'] as const;
/** Why a request is refused; the answer says it in the person's words. */
export const REFUSAL_CAUSES = ['nothingHeld', 'legalDuty', 'othersRights', 'unfounded', 'other'] as const;
/** How someone showed that an address is theirs, or who they are. */
export const PROOFS = ['code', 'session', 'link', 'document'] as const;

const requestId = z.string();
/** Whom the sealed fields belong to: the request's own key, so that it is forgotten apart from what it was about. */
const sealed = 'requestId' as const;
const of = { requestId };

/** An address under which something may be held; nothing is reached by it before it is proven by itself. */
export const identifier = z.object({ kind: z.enum(['email', 'phone']), value: z.string().min(3).max(254) });
export type Identifier = z.infer<typeof identifier>;

/** Every event of one request about one's own data, from its receipt to its answer. */
export const privacyRequestEvents = {
  PrivacyRequestFiled: event(
    z.object({
      ...of,
      kind: z.enum(PRIVACY_KINDS),
      lang: z.enum(['fr', 'en']),
      province: z.enum(['QC', 'ON']),
      channel: z.enum(['page', 'link', 'account', 'staff']),
      /** The account, or the request behind a personal link, that it was filed from. */
      userId: z.string().optional(),
      leadId: z.string().optional(),
      name: z.string().max(120).optional(),
      identifiers: z.union([z.array(identifier), z.string()]),
      /** What is to be corrected, reviewed or taken back, in the person's own words. */
      words: z.string().max(4_000).optional(),
      dueAt: z.string(),
      /** Keyed hash of the secret of the form, by which a form that is sent again is known from another caller's. */
      sentAs: z.string().optional(),
    }),
    { personal: { name: sealed, identifiers: sealed, words: sealed } },
  ),
  /** A code went to one of the addresses, by its place in the list; `sequence` counts all codes of the request. */
  PrivacyCodeSent: event(
    z.object({ ...of, identifier: z.number().int().nonnegative(), sequence: z.number().int().positive(), expiresAt: z.string() }),
  ),
  PrivacyCodeRejected: event(z.object({ ...of, identifier: z.number().int().nonnegative(), triesLeft: z.number().int().nonnegative() })),
  /**
   * One address is proven, or without an address the account or request that it was filed from. `document`: an administrator saw a
   * document, and its copy is gone.
   */
  PrivacyRequesterVerified: event(
    z.object({
      ...of,
      how: z.enum(PROOFS),
      identifier: z.number().int().nonnegative().optional(),
      /** Where the code was typed: what the device calls itself, hashed. */
      device: z.string().optional(),
    }),
  ),
  PrivacyRequestAssigned: event(z.object({ ...of, assigneeId: z.string().nullable() })),
  /** Granted for exactly these. */
  PrivacyRequestApproved: event(z.object({ ...of, holdings: z.array(holdingRef), answer: z.string().max(8_000).optional() }), {
    personal: { answer: sealed },
  }),
  PrivacyRequestRefused: event(
    z.object({ ...of, cause: z.enum(REFUSAL_CAUSES), answer: z.string().max(8_000), recourse: z.enum(RECOURSES) }),
    { personal: { answer: sealed } },
  ),
  /** Everything it asked is done; `export`: the copy to collect, and until when. */
  PrivacyRequestFulfilled: event(
    z.object({ ...of, export: z.object({ id: z.string(), until: z.string() }).optional(), note: z.string().max(8_000).optional() }),
    { personal: { note: sealed } },
  ),
  PrivacyRequestAbandoned: event(z.object({ ...of, cause: z.enum(['unproven', 'takenBack']) })),
  /** Twenty of its thirty days are over. */
  PrivacyClockSounded: event(z.object({ ...of, dueAt: z.string() })),
  /** Two years after its decision: who asked goes with the key. */
  PrivacyRequestForgotten: event(z.object(of)),
};
export type PrivacyRequestEvent = EventOf<typeof privacyRequestEvents>;

export interface PrivacyRequestState {
  readonly status: (typeof PRIVACY_STATES)[number];
  readonly kind?: PrivacyKind;
  readonly lang?: 'fr' | 'en';
  readonly province?: 'QC' | 'ON';
  readonly userId?: string;
  readonly leadId?: string;
  /** As they were given; empty once erased. */
  readonly identifiers: readonly Identifier[];
  /** Places in `identifiers` that are proven. */
  readonly proven: readonly number[];
  /** The account or the request that it was filed from is proven itself. */
  readonly originProven: boolean;
  /** An administrator saw a document that shows who asks. */
  readonly byDocument?: true;
  /** The device on which the first code was typed. */
  readonly device?: string;
  /** Codes sent so far: no code is ever used for two addresses. */
  readonly codesSent: number;
  /** The newest code of each address. */
  readonly codes: Readonly<
    Record<number, { readonly sequence: number; readonly expiresAt: string; readonly tries: number; readonly sentAt: string }>
  >;
  readonly filedAt?: string;
  readonly sentAs?: string;
  readonly dueAt?: string;
  readonly soundedAt?: string;
  readonly assigneeId?: string;
  /** What it was granted for. */
  readonly holdings: readonly HoldingRef[];
  readonly decidedAt?: string;
  /** What an administrator wrote to the person, with the decision and when it was carried out. */
  readonly answer?: string;
  readonly cause?: (typeof REFUSAL_CAUSES)[number];
  readonly recourse?: Recourse;
  readonly note?: string;
  readonly export?: { readonly id: string; readonly until: string };
  /** Nothing says any more who asked. */
  readonly forgotten?: true;
}

export const privacyRequest = decider<PrivacyRequestState, typeof privacyRequestEvents>({
  category: 'privacy',
  alone: true,
  events: privacyRequestEvents,
  initial: { status: 'None', identifiers: [], proven: [], originProven: false, codesSent: 0, codes: {}, holdings: [] },
  evolve: (s, e, { occurredAt }) => {
    switch (e.type) {
      case 'PrivacyRequestFiled': {
        const { kind, lang, province, userId, leadId, identifiers, dueAt, sentAs } = e.data;
        return {
          ...s,
          ...{ status: 'Verifying', kind, lang, province, userId, leadId, dueAt, sentAs, filedAt: occurredAt },
          identifiers: typeof identifiers === 'string' ? [] : identifiers,
        };
      }
      case 'PrivacyCodeSent': {
        const { identifier: n, sequence, expiresAt } = e.data;
        return { ...s, codesSent: sequence, codes: { ...s.codes, [n]: { sequence, expiresAt, tries: 0, sentAt: occurredAt } } };
      }
      case 'PrivacyCodeRejected': {
        const code = s.codes[e.data.identifier];
        return code ? { ...s, codes: { ...s.codes, [e.data.identifier]: { ...code, tries: code.tries + 1 } } } : s;
      }
      case 'PrivacyRequesterVerified': {
        const { identifier: n, device = s.device } = e.data;
        const proven = { ...s, status: 'InReview', device, ...(e.data.how === 'document' ? { byDocument: true as const } : {}) } as const;
        return n === undefined ? { ...proven, originProven: true } : { ...proven, proven: [...new Set([...s.proven, n])] };
      }
      case 'PrivacyRequestAssigned':
        return { ...s, assigneeId: e.data.assigneeId ?? undefined };
      case 'PrivacyRequestApproved':
        return { ...s, status: 'Approved', holdings: e.data.holdings, answer: e.data.answer, decidedAt: occurredAt };
      case 'PrivacyRequestRefused':
        return { ...s, status: 'Refused', answer: e.data.answer, cause: e.data.cause, recourse: e.data.recourse, decidedAt: occurredAt };
      case 'PrivacyRequestFulfilled':
        return { ...s, status: 'Fulfilled', export: e.data.export, note: e.data.note, decidedAt: s.decidedAt ?? occurredAt };
      case 'PrivacyRequestAbandoned':
        return { ...s, status: 'Abandoned', decidedAt: occurredAt };
      case 'PrivacyClockSounded':
        return { ...s, soundedAt: occurredAt };
      case 'PrivacyRequestForgotten':
        return { ...s, forgotten: true, identifiers: [], userId: undefined };
      default:
        return e satisfies never;
    }
  },
});

/**
 * Whether someone who showed who they are asks to be erased, and nothing is granted of their own: what names them stands in the requests of
 * others, where an administrator has it forgotten.
 */
export const isOfOthers = ({ kind, byDocument }: PrivacyRequestState, holdings: readonly HoldingRef[]): boolean =>
  kind === 'erasure' && byDocument === true && holdings.length === 0;
