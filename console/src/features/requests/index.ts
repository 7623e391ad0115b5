export { ActionBar } from './ActionBar';
export type { LeadCommand } from './actions';
export { useLeadActions } from './useLeadActions';
