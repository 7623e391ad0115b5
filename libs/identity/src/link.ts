import { LINK_PURPOSES } from '@jurilien/contracts';
import { decider, event, type EventOf, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';

export const purpose = z.enum(LINK_PURPOSES);
export const subject = z.object({
  leadId: ids.leadId.optional(),
  offerId: ids.offerId.optional(),
  professionalId: ids.professionalId.optional(),
  personId: ids.personId.optional(),
  userId: ids.userId.optional(),
  changeId: ids.changeId.optional(),
  acceptanceId: ids.acceptanceId.optional(),
  meetingId: ids.meetingId.optional(),
  /** Whose side it speaks for follows from whether it names a professional. */
  appointmentId: ids.appointmentId.optional(),
  /** A request about one's own data. */
  privacyId: ids.requestId.optional(),
  /** A document that is shared with whom it speaks for, or a request for documents. */
  documentId: ids.documentId.optional(),
  requestId: ids.requestId.optional(),
  /** Which invitation to renew a request it answers. */
  round: z.number().int().positive().optional(),
});
export const lang = z.enum(['fr', 'en']);
export const stepUpChannel = z.enum(['sms', 'email']);
const linkId = z.string();
const about = { linkId, purpose, subject, lang };

/** Every event of a personal link. Its stream is named by the hash of the token: the token itself is nowhere in the log. */
export const linkEvents = {
  LinkIssued: event(z.object({ ...about, expiresAt: z.string() })),
  LinkUsed: event(z.object({ linkId })),
  LinkRevoked: event(z.object({ linkId })),
  NewLinkRequested: event(z.object({ ...about, sequence: z.number().int().positive() })),
  StepUpCodeSent: event(
    z.object({ linkId, sequence: z.number().int().positive(), deviceHash: z.string(), channel: stepUpChannel, expiresAt: z.string() }),
  ),
  StepUpFailed: event(z.object({ linkId, deviceHash: z.string(), triesLeft: z.number().int().nonnegative() })),
  StepUpPassed: event(z.object({ linkId, deviceHash: z.string(), until: z.string() })),
  StepUpsEnded: event(z.object({ linkId })),
};
export type LinkEvent = EventOf<typeof linkEvents>;

export interface LinkState {
  readonly issued: boolean;
  readonly purpose?: z.infer<typeof purpose>;
  readonly subject: z.infer<typeof subject>;
  readonly issuedAt?: string;
  readonly expiresAt?: string;
  readonly lang: 'fr' | 'en';
  readonly used: boolean;
  readonly revoked: boolean;
  readonly renewals: number;
  readonly renewedAt?: string;
  /** The newest code that went out, which device asked for it, and how often it was guessed wrong. */
  readonly code?: StepUpCode;
  /** When codes went out lately. */
  readonly codesSentAt: readonly string[];
  /** Devices that passed a code, and until when. */
  readonly passed: readonly { readonly deviceHash: string; readonly until: string }[];
}

/** A code that proves that the holder of a link also holds the phone or mailbox on file. */
interface StepUpCode {
  readonly sequence: number;
  readonly deviceHash: string;
  readonly channel: 'sms' | 'email';
  readonly expiresAt: string;
  readonly tries: number;
}

/** How many sent codes and passed devices are remembered. */
const REMEMBERED = 10;

const initial: LinkState = {
  issued: false,
  subject: {},
  lang: 'fr',
  used: false,
  revoked: false,
  renewals: 0,
  codesSentAt: [],
  passed: [],
};

export const link = decider<LinkState, typeof linkEvents>({ category: 'link', events: linkEvents, initial, evolve });

function evolve(s: LinkState, e: LinkEvent, meta: { occurredAt: string }): LinkState {
  switch (e.type) {
    case 'LinkIssued': {
      const { linkId: _, ...issued } = e.data;
      return { ...s, ...issued, issued: true, issuedAt: meta.occurredAt };
    }
    case 'LinkUsed':
      return { ...s, used: true };
    case 'LinkRevoked':
      return { ...s, revoked: true };
    case 'NewLinkRequested':
      // Asked for by staff, where no link was issued: the stream is about the subject alone.
      return { ...s, ...(s.issued ? {} : { subject: e.data.subject }), renewals: e.data.sequence, renewedAt: meta.occurredAt };
    case 'StepUpCodeSent': {
      const { linkId: _, ...code } = e.data;
      return { ...s, code: { ...code, tries: 0 }, codesSentAt: [...s.codesSentAt, meta.occurredAt].slice(-REMEMBERED) };
    }
    case 'StepUpFailed':
      return { ...s, ...(s.code ? { code: { ...s.code, tries: s.code.tries + 1 } } : {}) };
    case 'StepUpPassed': {
      const { deviceHash, until } = e.data;
      const others = s.passed.filter((d) => d.deviceHash !== deviceHash);
      return {
        ...s,
        passed: [...others, { deviceHash, until }].slice(-REMEMBERED),
        ...(s.code ? { code: { ...s.code, expiresAt: meta.occurredAt } } : {}),
      };
    }
    case 'StepUpsEnded':
      return { ...s, passed: [], ...(s.code ? { code: { ...s.code, expiresAt: meta.occurredAt } } : {}) };
    default:
      return e satisfies never;
  }
}

/** Whether the link has run out at an instant; the stored instant decides, not a timer (D9). */
export const linkExpired = (s: LinkState, now: string): boolean => s.expiresAt !== undefined && Date.parse(now) >= Date.parse(s.expiresAt);

/** Whether a device has shown within the last half hour that it belongs to whom the link is about (3.0). */
export const hasSteppedUp = (s: LinkState, deviceHash: string, now: string): boolean =>
  s.passed.some((d) => d.deviceHash === deviceHash && Date.parse(now) < Date.parse(d.until));
