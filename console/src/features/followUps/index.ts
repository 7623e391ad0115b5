export { AskFollowUp } from './AskFollowUp';
export { FollowUpPanel } from './FollowUpPanel';
export { FollowUpsOf } from './FollowUpsOf';
export { WAITING } from './follow-up-lists';
