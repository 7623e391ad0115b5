import { view, type Recorded, type Row } from '@jurilien/event-sourcing';
import { type ClearFacts, lead, placeOf, sparseLeadHandlers } from '@jurilien/lead';
import { pricingBase } from '@jurilien/reference';

const facts = (f: Partial<ClearFacts>): Row => ({
  ...Object.fromEntries(FACTS.filter((name) => f[name] !== undefined).map((name) => [name, f[name]])),
  ...(f.hasCourtDate === undefined ? {} : { inCourt: f.hasCourtDate }),
});
const FACTS = [
  'province',
  'region',
  'city',
  'lawyerType',
  'additionalLawyerTypes',
  'acceptDistance',
  'juridicalHelp',
  'mediator',
  'paralegal',
  'rate',
  'budget',
  'experience',
  'smallMandate',
  'consult',
  'superLead',
] as const;

/** It waits for someone of the team, who has a time for it; what is read again later does not count. */
const waits = (row: Row, e: Recorded): Row => (row['validatedAt'] ? {} : { queuedAt: e.occurredAt });

/** What matching may know of each request that was validated, to ask what would have been: no name, no address, no words. */
export const matchLeads = view(lead)({
  name: 'match-leads',
  version: 3,
  key: 'id',
  columns: {
    id: 'uuid',
    province: 'text',
    region: 'text',
    city: 'text',
    lawyerType: 'text',
    additionalLawyerTypes: 'text[]',
    lang: 'text',
    acceptDistance: 'boolean',
    juridicalHelp: 'boolean',
    mediator: 'boolean',
    paralegal: 'boolean',
    rate: 'text',
    budget: 'integer',
    experience: 'integer',
    smallMandate: 'boolean',
    consult: 'boolean',
    superLead: 'boolean',
    inCourt: 'boolean',
    urgent: 'boolean',
    plan: 'text',
    priceCc: 'integer',
    /** When it last entered the queue before it was first validated. */
    queuedAt: 'timestamptz',
    validatedAt: 'timestamptz',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
    version: 'integer',
  },
  indexes: [['validatedAt']],
  read: { province: 'province', defaultSort: ['validatedAt', 'desc'] },
  on: sparseLeadHandlers({
    LeadDraftStarted: (d) => ({ lang: d.lang }),
    LeadSubmitted: (d, _row, e) => ({
      lang: d.lang,
      ...facts(d.facts),
      priceCc: Math.round((d.facts.creditValue ?? e.config.value(pricingBase, placeOf(d.facts))) * 100),
    }),
    LeadEdited: (d) => facts(d.facts),
    SuperLeadSet: () => ({ superLead: true }),
    SuperLeadCleared: () => ({ superLead: false }),
    LeadPriceSet: (d) => ({ priceCc: Math.round(d.creditValue * 100) }),
    LeadQueuedForValidation: (_d, row, e) => waits(row, e),
    LeadReopened: (_d, row, e) => waits(row, e),
    LeadUnmerged: (_d, row, e) => waits(row, e),
    // The first time someone vouched for it; what was asked again later keeps its day.
    LeadValidated: (_d, row, e) => ({ validatedAt: row['validatedAt'] ?? e.occurredAt }),
    LeadOfferingStarted: (d) => ({ priceCc: d.coinValueCc, urgent: d.urgent, plan: d.plan }),
  }),
});
