export { ActionBar } from './ActionBar';
export { useLeadActions } from './useLeadActions';
