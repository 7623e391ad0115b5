import type { Config, ConfigPlace } from '@jurilien/event-sourcing';
import { VERIFY_EMAIL_DAYS } from '@jurilien/identity';
import {
  authInvitationDays,
  authLoginLinkMinutes,
  authResetMinutes,
  privateChangeUndoHours,
  renewalTokenDays,
  surveyExpireDays,
} from '@jurilien/reference';
import type { LinkGrant } from '@jurilien/runtime';

const MINUTES_A_DAY = 24 * 60;

/** How long a personal link opens its page, where no figure of the business says it. */
export const LINK_DAYS = {
  'lead-status': 400,
  'confirm-email': 400,
  offer: 14,
  'contact-sheet': 14,
  // As far ahead as one can book, and until what came of it was said.
  reservations: 60,
  appointment: 120,
  'verify-email': VERIFY_EMAIL_DAYS,
  'private-change': 1,
  privacy: 90,
  meeting: 120,
  // As long as what it opens is news; pages behind a sign-in and the link of the request open it later too.
  document: 30,
} as const;

/** Links of the other purposes; that of a draft opens it until the draft ends (`draftDaysLeft`). */
type LinkOfDays = Exclude<LinkGrant['purpose'], 'draft'>;
const IN_FORCE: Record<Exclude<LinkOfDays, keyof typeof LINK_DAYS>, (config: Config, place: ConfigPlace) => number> = {
  survey: (config, place) => config.value(surveyExpireDays, place),
  'pro-survey': (config, place) => config.value(surveyExpireDays, place),
  renewal: (config, place) => config.value(renewalTokenDays, place),
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
