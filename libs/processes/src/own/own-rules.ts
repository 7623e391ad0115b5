import type { MessageRule } from '@jurilien/contracts';
import type { OwnKind } from '@jurilien/professionals';

/** Under which rule the message of each own automation goes out: what the log, caps and templates know it by. */
export const OWN_RULES = {
  welcomeMessage: 'own-welcome',
  bookingLink: 'own-booking',
  selfReminder: 'own-reminder',
  followUp3d: 'own-follow-up-3d',
  followUp10d: 'own-follow-up-10d',
  outOfOffice: 'own-away',
} as const satisfies Record<OwnKind, MessageRule>;

/** The automation that a rule carries; nothing for every other rule. */
export const ownKindOf = (rule: string): OwnKind | undefined =>
  (Object.keys(OWN_RULES) as OwnKind[]).find((kind) => OWN_RULES[kind] === rule);
