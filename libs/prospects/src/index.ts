import { actionsOn, context } from '@jurilien/event-sourcing';
import { eraseProspect, moveProspect, saveProspect } from './decisions/keep-prospect.js';
import { onProspect } from './decisions/on-prospect.js';
import { prospect } from './prospect.js';
import { prospectsView } from './views/prospects.js';

/** What staff do with a prospect. */
export const prospectActions = actionsOn({
  names: ({ id }: { id: string }) => ({ prospectId: id }),
  streams: onProspect,
  decisions: [saveProspect, moveProspect],
});

/** People who may become members, and how far each of them is (X19). That one has registered touches another life: see `processes`. */
export const prospectContext = context({
  name: 'prospects',
  deciders: [prospect],
  decisions: [saveProspect, moveProspect, eraseProspect],
  views: [prospectsView],
  automations: [],
});

export { basisFor, type Basis, type WhyNotWritten, type Written } from './basis.js';
export { CHURN_RULES, churnSignals, type ChurnRule, type ChurnSignal, type MemberFacts } from './churn.js';
export { IMPORT_COLUMNS, marksOf, readRow, type CellFault, type ImportCells, type ImportColumn } from './import-row.js';
export { eraseProspect, moveProspect, saveProspect, type ProspectDetails } from './decisions/keep-prospect.js';
export { onProspect, type OnProspect } from './decisions/on-prospect.js';
export {
  EARLY_STAGES,
  isEarly,
  LATER_STAGES,
  prospect,
  prospectDid,
  PROSPECT_TITLES,
  STAGES,
  type LostReason,
  type Match,
  type ProspectState,
  type Stage,
} from './prospect.js';
