export { FollowUpPanel } from './FollowUpPanel';
