import { event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const professionalId = z.string();
const ofProfessional = 'professionalId' as const;

/** Parts of an application that are kept while someone fills it in. */
export const applicationPart = z.enum(['licence', 'insurance', 'practice', 'preferences']);
export type ApplicationPart = z.infer<typeof applicationPart>;
/** Answers as the form holds them. */
export const applicationAnswers = z.record(z.string().max(40), z.union([z.string().max(500), z.array(z.string().max(40)).max(40)]));
type ApplicationAnswers = z.infer<typeof applicationAnswers>;

/** What a proof may be; the file's own bytes say so, never its name. */
export const proofType = z.enum(['pdf', 'jpg', 'png', 'heic']);

/** The way in and the checks on it (4.10.5): what was begun, the phone that answers, proofs, licence checks, the end. */
export const joiningEvents = {
  ProfessionalApplicationSaved: event(
    z.object({ professionalId, part: applicationPart, answers: z.union([applicationAnswers, z.literal('[erased]')]) }),
    { personal: { answers: ofProfessional } },
  ),
  PhoneCodeSent: event(z.object({ professionalId, sequence: z.number().int().positive(), expiresAt: z.string() })),
  PhoneCodeRejected: event(z.object({ professionalId, triesLeft: z.number().int().nonnegative() })),
  LicenceProofUploaded: event(
    z.object({
      professionalId,
      fileId: z.string(),
      type: proofType,
      bytes: z.number().int().positive(),
      sha256: z.string(),
      scanner: z.string(),
    }),
  ),
  /** Kept as long as a licence had to be proven after the end. */
  LicenceProofsRemoved: event(z.object({ professionalId, fileIds: z.array(z.string()) })),
  ApplicationReminderDue: event(z.object({ professionalId, sequence: z.number().int().positive() })),
  LicenceCheckRequested: event(z.object({ professionalId, dueAt: z.string() })),
  SuspensionProposed: event(z.object({ professionalId, notice: z.string(), until: z.string().optional() }), {
    personal: { notice: ofProfessional },
  }),
  ProfessionalClosed: event(z.object({ professionalId })),
};
export type JoiningEvent = EventOf<typeof joiningEvents>;

/** A proof as it lies in the files. */
export interface Proof {
  readonly fileId: string;
  readonly type: z.infer<typeof proofType>;
  readonly bytes: number;
  readonly uploadedAt: string;
}

/** What the way in adds to the state of a professional. */
export interface JoiningState {
  readonly draft?: Readonly<Partial<Record<ApplicationPart, ApplicationAnswers>>>;
  readonly proofs?: readonly Proof[];
  readonly phoneCode?: { readonly sequence: number; readonly expiresAt: string; readonly tries: number };
  readonly phoneCodesSentAt?: readonly string[];
  readonly reminders?: number;
  /** A check of the licence that was asked for and not yet made. */
  readonly licenceCheckDueAt?: string;
  /** A suspension for longer than a month that one person asked for; another has to agree. */
  /** When a suspension ends by itself. */
  readonly suspendedUntil?: string;
  readonly closedAt?: string;
  readonly suspensionProposed?: { readonly by: string; readonly notice: string; readonly until?: string };
}

const CODES_REMEMBERED = 10;

/** What each event of the way in changes. */
export function evolveJoining(
  s: JoiningState,
  e: JoiningEvent,
  meta: { occurredAt: string; actor: { id: string } },
): JoiningState & { status?: 'Closed' } {
  switch (e.type) {
    case 'ProfessionalApplicationSaved':
      return e.data.answers === '[erased]' ? {} : { draft: { ...s.draft, [e.data.part]: e.data.answers } };
    case 'PhoneCodeSent':
      return {
        phoneCode: { sequence: e.data.sequence, expiresAt: e.data.expiresAt, tries: 0 },
        phoneCodesSentAt: [...(s.phoneCodesSentAt ?? []), meta.occurredAt].slice(-CODES_REMEMBERED),
      };
    case 'PhoneCodeRejected':
      return s.phoneCode ? { phoneCode: { ...s.phoneCode, tries: s.phoneCode.tries + 1 } } : {};
    case 'LicenceProofUploaded': {
      const { fileId, type, bytes } = e.data;
      return { proofs: [...(s.proofs ?? []), { fileId, type, bytes, uploadedAt: meta.occurredAt }] };
    }
    case 'LicenceProofsRemoved':
      return { proofs: (s.proofs ?? []).filter(({ fileId }) => !e.data.fileIds.includes(fileId)) };
    case 'ApplicationReminderDue':
      return { reminders: e.data.sequence };
    case 'LicenceCheckRequested':
      return { licenceCheckDueAt: e.data.dueAt };
    case 'SuspensionProposed':
      return { suspensionProposed: { by: meta.actor.id, notice: e.data.notice, until: e.data.until } };
    case 'ProfessionalClosed':
      return { status: 'Closed', closedAt: meta.occurredAt };
    default:
      return e satisfies never;
  }
}
