import { createHash } from 'node:crypto';
import {
  alreadyAsked,
  budgetBracket,
  distribution,
  lead,
  match,
  price,
  priceInput,
  type LeadState,
  type MatchLead,
  type MatchProfile,
  type Matching,
} from '@jurilien/leads';
import { normalise, qualified } from '@jurilien/persistence';
import { tableOf, type Row } from '@jurilien/event-sourcing';
import type { Kernel } from './kernel.js';
import { stateOf } from './states.js';

/** The bracket of the budget staff confirmed, or the one the client named (E10). */
const budgetOf = ({ facts }: LeadState): number => (facts.budgetNumber ? budgetBracket(facts.budgetNumber) : (facts.budget ?? 0));

/** What matching may know of a lead. */
export const matchLeadOf = (s: LeadState, priceCc: number): MatchLead => ({
  leadId: s.leadId,
  province: s.facts.province ?? 'QC',
  region: s.facts.region ?? '',
  postalCode: s.address?.postalCode,
  lawyerType: s.facts.lawyerType ?? 'other',
  additionalLawyerTypes: s.facts.additionalLawyerTypes ?? [],
  lang: s.lang,
  acceptDistance: s.facts.acceptDistance === true,
  juridicalHelp: s.facts.juridicalHelp === true,
  mediator: s.facts.mediator === true,
  paralegal: s.facts.paralegal === true,
  rate: s.facts.rate ?? '3',
  budget: budgetOf(s),
  experience: s.facts.experience ?? 0,
  smallMandate: s.facts.smallMandate === true,
  consult: s.facts.consult === true,
  superLead: s.facts.superLead === true,
  priceCc,
});

/** All profiles that could matter: of the lead's province; the others fail E02 without being read. */
async function profilesOf(kernel: Kernel, province: string): Promise<MatchProfile[]> {
  const view = kernel.registry.views.get('match-profiles')!;
  const rows = await kernel.db.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${qualified(tableOf(view))} t where province = $1 and state = any($2)`,
    [province, ['Approved', 'Suspended']],
  );
  return rows.map(({ row }) => normalise(view, row) as MatchProfile);
}

/** Who would get a lead now and why not the others; the same function that waves run on. */
export async function matchingFor(
  kernel: Kernel,
  leadId: string,
  size: number,
): Promise<{ lead: LeadState; profiles: MatchProfile[]; matching: Matching; inputsHash: string }> {
  const [state, search] = await Promise.all([stateOf(kernel, lead, leadId), stateOf(kernel, distribution, leadId)]);
  const priceCc = search.live ? search.coinValueCc : price(priceInput(state)).coinValueCc;
  const input = matchLeadOf(state, priceCc);
  const profiles = await profilesOf(kernel, input.province);
  const now = new Date().toISOString();
  const matching = match(input, profiles, { now, size, asked: alreadyAsked(search), tie: (v) => kernel.secrets.hash(`tie:${v}`) });
  const inputsHash = createHash('sha256')
    .update(JSON.stringify([input, profiles.map((p) => [p.id, p.offersEver, p.answered, p.acceptances])]))
    .digest('hex')
    .slice(0, 32);
  return { lead: state, profiles, matching, inputsHash };
}
