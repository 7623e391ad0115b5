import type { RuleText } from '@jurilien/automation';
import type { MessageRule } from '@jurilien/contracts';
import type { Config, ConfigPlace } from '@jurilien/event-sourcing';
import type { Vars } from '@jurilien/notifications';
import type { NotifyInput } from '@jurilien/processes';
import {
  authInvitationDays,
  authLoginLinkMinutes,
  authResetMinutes,
  MINUTE_MS,
  privateChangeUndoHours,
  surveyExpireDays,
} from '@jurilien/reference';
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
  /** On which of its channels the rule writes, where its version says so. */
  readonly channels?: RuleText['channels'];
  readonly addresses: { readonly sms?: string; readonly email?: string };
  /** Each of them only where the one before cannot be used. */
  readonly inTurn?: boolean;
  /** They chose short texts. */
  readonly shortTexts?: boolean;
  readonly vars: Vars;
  /** Whose words it is in; those of the rule's own code where it does not say. */
  readonly template?: string;
}

/** Loads what the words of a rule need; nothing when the moment has passed or the person was erased. */
export type Composer = (kernel: Kernel, input: NotifyInput) => Promise<Composed | undefined>;

/** One composer for every rule of a table. */
export const composersOf = <T extends object>(table: T, composer: Composer): Readonly<Record<keyof T & MessageRule, Composer>> =>
  Object.fromEntries(Object.keys(table).map((rule) => [rule, composer])) as Record<keyof T & MessageRule, Composer>;

const MINUTES_A_DAY = 24 * 60;

/** How long a personal link opens its page, where no figure of the business says it. */
export const LINK_DAYS = {
  'lead-status': 400,
  'confirm-email': 400,
  offer: 14,
  'contact-sheet': 14,
  'verify-email': 7,
  'private-change': 1,
} as const;

/** Links of the other purposes; that of a draft opens it until the draft ends (`draftDaysLeft`). */
export type LinkOfDays = Exclude<LinkGrant['purpose'], 'draft'>;
const IN_FORCE: Record<Exclude<LinkOfDays, keyof typeof LINK_DAYS>, (config: Config, place: ConfigPlace) => number> = {
  survey: (config, place) => config.value(surveyExpireDays, place),
  'pro-survey': (config, place) => config.value(surveyExpireDays, place),
  login: (config) => config.value(authLoginLinkMinutes) / MINUTES_A_DAY,
  'reset-password': (config) => config.value(authResetMinutes) / MINUTES_A_DAY,
  invitation: (config) => config.value(authInvitationDays),
  'undo-change': (config) => config.value(privateChangeUndoHours) / 24,
};

/**
 * How long a personal link opens its page, by the configuration in force.
 * @param place of what the link is about
 */
export const linkDays = (purpose: LinkOfDays, config: Config, place: ConfigPlace): number =>
  purpose in LINK_DAYS ? LINK_DAYS[purpose as keyof typeof LINK_DAYS] : IN_FORCE[purpose as keyof typeof IN_FORCE](config, place);

/** For how many minutes a code counts, as it was decided when it was asked for. */
export const codeMinutes = (askedAt: string, expiresAt: string): number =>
  Math.round((Date.parse(expiresAt) - Date.parse(askedAt)) / MINUTE_MS);
