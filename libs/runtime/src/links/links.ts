import { createHash, createHmac } from 'node:crypto';
import type { LinkPurpose } from '@jurilien/contracts';

/** What a personal link opens and until when (D19). */
export interface LinkGrant {
  readonly purpose: LinkPurpose;
  readonly subject: {
    readonly leadId?: string;
    readonly offerId?: string;
    readonly professionalId?: string;
    readonly personId?: string;
    readonly userId?: string;
    readonly changeId?: string;
    readonly acceptanceId?: string;
    readonly meetingId?: string;
    readonly appointmentId?: string;
    readonly privacyId?: string;
    readonly documentId?: string;
    readonly requestId?: string;
    readonly round?: number;
  };
  readonly lang: 'fr' | 'en';
  readonly expiresAt: string;
  /** Makes a second link of the same purpose and subject another one. */
  readonly occurrence?: string;
}

/** Stored id of a token: what the database knows, from which the token cannot be made. */
export const linkIdOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The token of a grant: 256 bits, derived from the server's link secret, so that a repeated job makes the same link again
 * without the token ever being stored.
 */
export function tokenOf(secret: string, grant: LinkGrant): string {
  const name = [
    grant.purpose,
    grant.subject.leadId,
    grant.subject.offerId,
    grant.subject.professionalId,
    grant.subject.personId,
    grant.occurrence,
    // Last, and only where there is one: links made before accounts had any keep their tokens.
    ...(grant.subject.userId ? [grant.subject.userId] : []),
    ...(grant.subject.changeId ? [grant.subject.changeId] : []),
    ...(grant.subject.acceptanceId ? [grant.subject.acceptanceId] : []),
    ...(grant.subject.meetingId ? [grant.subject.meetingId] : []),
    ...(grant.subject.appointmentId ? [grant.subject.appointmentId] : []),
    ...(grant.subject.privacyId ? [grant.subject.privacyId] : []),
    ...(grant.subject.documentId ? [grant.subject.documentId] : []),
    ...(grant.subject.requestId ? [grant.subject.requestId] : []),
    ...(grant.subject.round ? [`round-${grant.subject.round}`] : []),
  ].join('|');
  return createHmac('sha256', secret).update(name).digest('base64url');
}

const newPassword = {
  fr: (t: string, s: Subject) => `/nouveau-mot-de-passe/${s.userId!}/${t}`,
  en: (t: string, s: Subject) => `/en/new-password/${s.userId!}/${t}`,
};

const privateChange = { fr: (t: string) => `/changement-prive/${t}`, en: (t: string) => `/en/private-change/${t}` };

type Subject = LinkGrant['subject'];
const PATHS: Record<LinkGrant['purpose'], Record<'fr' | 'en', (token: string, subject: Subject) => string>> = {
  draft: { fr: (t: string) => `/demande?d=${t}`, en: (t: string) => `/en/demand?d=${t}` },
  'lead-status': { fr: (t: string) => `/ma-demande/${t}`, en: (t: string) => `/en/my-request/${t}` },
  'confirm-email': { fr: (t: string) => `/validation-demande?d=${t}`, en: (t: string) => `/en/lead-validation?d=${t}` },
  offer: { fr: (t: string) => `/accepter?t=${t}`, en: (t: string) => `/en/accept?t=${t}` },
  'contact-sheet': { fr: (t: string) => `/accepter?t=${t}`, en: (t: string) => `/en/accept?t=${t}` },
  survey: { fr: (t: string) => `/satisfaction?t=${t}`, en: (t: string) => `/en/satisfaction?t=${t}` },
  'pro-survey': { fr: (t: string) => `/satisfaction-professionnel?t=${t}`, en: (t: string) => `/en/satisfaction-professional?t=${t}` },
  reservations: { fr: (t: string) => `/reservations/${t}`, en: (t: string) => `/en/reservations/${t}` },
  appointment: {
    fr: (t: string, s: Subject) => `/rendez-vous/${s.appointmentId!}/${t}`,
    en: (t: string, s: Subject) => `/en/appointment/${s.appointmentId!}/${t}`,
  },
  login: { fr: (t: string) => `/connexion-lien/${t}`, en: (t: string) => `/en/login-link/${t}` },
  'reset-password': newPassword,
  invitation: newPassword,
  'verify-email': { fr: (t: string) => `/verifier-courriel/${t}`, en: (t: string) => `/en/verify-email/${t}` },
  'private-change': privateChange,
  'undo-change': privateChange,
  meeting: { fr: (t: string) => `/rencontre?m=${t}`, en: (t: string) => `/en/meeting?m=${t}` },
  document: { fr: (t: string) => `/document/${t}`, en: (t: string) => `/en/document/${t}` },
  renewal: { fr: (t: string) => `/renouvellement/${t}`, en: (t: string) => `/en/renewal/${t}` },
  privacy: { fr: (t: string) => `/vie-privee/${t}`, en: (t: string) => `/en/privacy/${t}` },
};

/** Address of a personal link in the person's language. */
export const linkUrl = (
  publicUrl: string,
  purpose: LinkGrant['purpose'],
  lang: 'fr' | 'en',
  token: string,
  subject: Subject = {},
): string => publicUrl + PATHS[purpose][lang](token, subject);

/** Address of the refuse page for an offer's token. */
export const refuseUrl = (publicUrl: string, lang: 'fr' | 'en', token: string): string =>
  `${publicUrl}${lang === 'fr' ? '/refuser' : '/en/refuse'}?t=${token}`;
