export { AskFollowUp } from './AskFollowUp';
export { FollowUpsOf } from './FollowUpsOf';
