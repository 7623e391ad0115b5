import { keysOf } from '../key.js';
import { whole } from '../kinds.js';

// Candidates and firms.
const key = keysOf('recruiting');

export const recruitMaxOpenContacts = key({ key: 'recruit.maxOpenContacts', kind: whole(1, 200), unit: 'count', shipped: 10, scope: 'P' });
export const recruitContactDays = key({ key: 'recruit.contactDays', kind: whole(1, 90), unit: 'days', shipped: 14, scope: 'P' });
export const recruitStaleMonths = key({ key: 'recruit.staleMonths', kind: whole(1, 60), unit: 'months', shipped: 6, scope: 'P' });
export const recruitMaxAlerts = key({ key: 'recruit.maxAlerts', kind: whole(1, 100), unit: 'count', shipped: 10, scope: 'P' });
