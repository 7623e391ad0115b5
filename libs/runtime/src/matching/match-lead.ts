import { budgetOf, type LeadState } from '@jurilien/lead';
import type { MatchLead } from '@jurilien/search';

/** What matching may know of a lead. */
export const matchLeadOf = (s: LeadState, { priceCc, urgent, billing }: Pick<MatchLead, 'priceCc' | 'urgent' | 'billing'>): MatchLead => ({
  leadId: s.leadId,
  province: s.facts.province ?? 'QC',
  region: s.facts.region ?? '',
  postalCode: s.address?.postalCode,
  ...(s.facts.city ? { city: s.facts.city } : {}),
  lawyerType: s.facts.lawyerType ?? 'other',
  additionalLawyerTypes: s.facts.additionalLawyerTypes ?? [],
  lang: s.lang,
  acceptDistance: s.facts.acceptDistance === true,
  juridicalHelp: s.facts.juridicalHelp === true,
  mediator: s.facts.mediator === true,
  paralegal: s.facts.paralegal === true,
  rate: s.facts.rate ?? '3',
  budget: budgetOf(s.facts),
  experience: s.facts.experience ?? 0,
  smallMandate: s.facts.smallMandate === true,
  consult: s.facts.consult === true,
  superLead: s.facts.superLead === true,
  inCourt: s.facts.hasCourtDate === true,
  urgent,
  ...(s.facts.anyRate ? { anyRate: true } : {}),
  ...(s.facts.anyLanguage ? { anyLanguage: true } : {}),
  priceCc,
  ...(billing ? { billing } : {}),
});
