import type { Rule } from '../../rule.js';
import { ownAway } from './own-away.js';
import { ownBooking } from './own-booking.js';
import { ownFollowUp10d } from './own-follow-up-10d.js';
import { ownFollowUp3d } from './own-follow-up-3d.js';
import { ownReminder } from './own-reminder.js';
import { ownWelcome } from './own-welcome.js';
import { relayToClient } from './relay-to-client.js';
import { relayToProfessional } from './relay-to-professional.js';

/** What client and professional tell each other, themselves or by an automation of their own. */
export const rulesBetweenTwo: readonly Rule[] = [
  relayToClient,
  relayToProfessional,
  ...[ownWelcome, ownBooking, ownAway, ownFollowUp3d, ownFollowUp10d, ownReminder],
];
