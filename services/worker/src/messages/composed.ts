import { defaults } from '@jurilien/reference';
import type { LinkGrant } from '@jurilien/runtime';
import type { Vars } from '@jurilien/notifications';

/** One person, their language, where they can be reached, and the words' variables. */
export interface Composed {
  readonly recipientKind: 'client' | 'professional' | 'staff' | 'anyone';
  readonly recipientId: string;
  /** The request it is about, where the occasion does not name it. */
  readonly leadId?: string;
  /** Who wrote it, when no rule did. */
  readonly author?: 'professional' | 'client';
  readonly lang: 'fr' | 'en';
  readonly addresses: { readonly sms?: string; readonly email?: string };
  /** They chose short texts. */
  readonly shortTexts?: boolean;
  readonly vars: Vars;
}

/** How long a personal link opens its page. */
export const LINK_DAYS: Record<LinkGrant['purpose'], number> = {
  draft: defaults['lead.draft.expireDays'],
  'lead-status': 400,
  'confirm-email': 400,
  offer: 14,
  'contact-sheet': 14,
  survey: defaults['survey.expireDays'],
  'pro-survey': defaults['survey.expireDays'],
  login: defaults['auth.loginLinkMinutes'] / (24 * 60),
  'reset-password': defaults['auth.resetMinutes'] / (24 * 60),
  invitation: defaults['auth.invitationDays'],
  'verify-email': 7,
  'private-change': 1,
  'undo-change': defaults['privateChange.undoHours'] / 24,
};
