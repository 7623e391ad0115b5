export { AskFollowUp } from './AskFollowUp';
export { FollowUpPanel } from './FollowUpPanel';
export { FollowUpsOf } from './FollowUpsOf';
