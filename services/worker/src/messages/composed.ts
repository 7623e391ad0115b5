import type { MessageRule } from '@jurilien/contracts';
import type { Vars } from '@jurilien/notifications';
import type { NotifyInput } from '@jurilien/processes';
import { defaults } from '@jurilien/reference';
import type { Kernel, LinkGrant } from '@jurilien/runtime';

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

/** Loads what the words of a rule need; nothing when the moment has passed or the person was erased. */
export type Composer = (kernel: Kernel, input: NotifyInput) => Promise<Composed | undefined>;

/** One composer for every rule of a table. */
export const composersOf = <T extends object>(table: T, composer: Composer): Readonly<Record<keyof T & MessageRule, Composer>> =>
  Object.fromEntries(Object.keys(table).map((rule) => [rule, composer])) as Record<keyof T & MessageRule, Composer>;

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
