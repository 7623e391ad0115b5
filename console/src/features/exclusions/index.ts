export { LeadBlacklist } from './LeadBlacklist';
export { ProfessionalExclusions } from './ProfessionalExclusions';
