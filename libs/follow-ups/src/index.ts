import { context } from '@jurilien/event-sourcing';
import { mindFollowUps } from './automations/mind-follow-ups.js';
import {
  assignFollowUp,
  cancelFollowUp,
  completeFollowUp,
  escalateFollowUp,
  reopenFollowUp,
  snoozeFollowUp,
  wakeFollowUp,
} from './decisions/keep-follow-up.js';
import { followUp } from './follow-up.js';
import { followUps } from './views/follow-ups.js';

/** Tasks of the team: what rules and colleagues ask of a person (4.10.3). */
export const followUpContext = context({
  name: 'follow-ups',
  deciders: [followUp],
  decisions: [assignFollowUp, snoozeFollowUp, wakeFollowUp, escalateFollowUp, completeFollowUp, reopenFollowUp, cancelFollowUp],
  views: [followUps],
  automations: [mindFollowUps],
});

export { followUpActions } from './actions.js';
export { cancelFollowUp };
export { followed, followUpProvince, type OnFollowUp, onFollowUp } from './decisions/on-follow-up.js';
export {
  FOLLOW_UP_KINDS,
  followUp,
  type FollowUpEvent,
  followUpIdOf,
  type FollowUpState,
  HAND_KINDS,
  isWaiting,
  OUTCOMES,
  type Outcome,
  PRIORITIES,
  RULE_KINDS,
  type RuleKind,
} from './follow-up.js';
