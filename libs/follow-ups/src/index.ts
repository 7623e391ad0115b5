import { context } from '@jurilien/event-sourcing';
import { mindFollowUps } from './automations/mind-follow-ups.js';
import {
  assignFollowUp,
  cancelFollowUp,
  completeFollowUp,
  escalateFollowUp,
  reopenFollowUp,
  snoozeFollowUp,
  undoSnoozeOfFollowUp,
  wakeFollowUp,
} from './decisions/keep-follow-up.js';
import { makeFollowUpDigest } from './decisions/make-follow-up-digest.js';
import { followUpDigest } from './follow-up-digest.js';
import { followUp } from './follow-up.js';
import { followUps } from './views/follow-ups.js';

/** Tasks of the team: what rules and colleagues ask of a person (4.10.3). */
export const followUpContext = context({
  name: 'follow-ups',
  deciders: [followUp, followUpDigest],
  decisions: [
    assignFollowUp,
    snoozeFollowUp,
    undoSnoozeOfFollowUp,
    wakeFollowUp,
    escalateFollowUp,
    completeFollowUp,
    reopenFollowUp,
    cancelFollowUp,
    makeFollowUpDigest,
  ],
  views: [followUps],
  automations: [mindFollowUps],
});

export { followUpActions } from './actions.js';
export type { FollowUpDigestState } from './follow-up-digest.js';
export { assignFollowUp, cancelFollowUp, followUpDigest, makeFollowUpDigest };
export { followed, followUpProvince, type OnFollowUp, onFollowUp } from './decisions/on-follow-up.js';
export {
  FOLLOW_UP_KINDS,
  followUp,
  type FollowUpEvent,
  followUpIdOf,
  subjectOfTask,
  type FollowUpState,
  HAND_KINDS,
  isWaiting,
  OUTCOMES,
  type Outcome,
  PRIORITIES,
  RULE_KINDS,
  type RuleKind,
} from './follow-up.js';
