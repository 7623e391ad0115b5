import type { Answer } from '@jurilien/contracts/api';
import { type Actor, type Asking, Refused, type Row } from '@jurilien/event-sourcing';
import { acceptance, type AcceptanceState, CREDIT_REASONS, creditUntil, UNDER_WAY } from '@jurilien/acceptance';
import { mayReviewProfessional, submitSurvey, survey, surveyIdOf, type SurveySide, type SurveyState } from '@jurilien/feedback';
import { lead } from '@jurilien/lead';
import { listRows } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { databaseNow, askingOf, stateOf, type Kernel } from '@jurilien/runtime';
import { creditOf } from '@jurilien/processes';

const askedOf = (kernel: Kernel, acceptanceId: string, side: SurveySide): Promise<SurveyState> =>
  stateOf(kernel, survey, surveyIdOf(acceptanceId, side));
/** Whether it can be answered still, or why not, by the rule of the command. */
function stateAt(s: SurveyState, side: SurveySide, who: Asking): 'open' | 'answered' | 'over' {
  const can = submitSurvey.available({ survey: s }, who, { leadId: s.invited!.leadId, side });
  return can === true ? 'open' : s.said ? 'answered' : 'over';
}

/** What a client is asked about (C06): of which request, and whom they spoke with. What they answered is not shown again. */
export async function clientSurvey(kernel: Kernel, acceptanceId: string, actor: Actor): Promise<Answer<'GET /api/public/survey'>> {
  const [asked, now] = await Promise.all([askedOf(kernel, acceptanceId, 'client'), databaseNow(kernel)]);
  const { leadId, code, professionalId, province } = asked.invited!;
  const { name, province: theirs } = await stateOf(kernel, professional, professionalId);
  const who = askingOf(kernel, actor, now);
  const asksAboutThem = [province, theirs].every((place) => mayReviewProfessional(place, who.config));
  return { acceptanceId, leadId, state: stateAt(asked, 'client', who), code, professional: name, asksAboutThem };
}

/** What a professional is asked about (C07): of which request, without a name, what may be written down of it, and whether coins may be asked back. */
export async function proSurvey(kernel: Kernel, acceptanceId: string, actor: Actor): Promise<Answer<'GET /api/public/pro-survey'>> {
  const [asked, deal, now] = await Promise.all([
    askedOf(kernel, acceptanceId, 'professional'),
    stateOf(kernel, acceptance, acceptanceId),
    databaseNow(kernel),
  ]);
  if (deal.status === 'None') throw new Refused('NOT_FOUND', 'acceptance');
  const { leadId, professionalId, code } = asked.invited!;
  const { facts } = await stateOf(kernel, lead, leadId);
  const { reachable, described, rightField } = asked.said ?? {};
  return {
    acceptanceId,
    leadId,
    professionalId,
    state: stateAt(asked, 'professional', askingOf(kernel, actor, now)),
    code,
    lawyerType: facts.lawyerType,
    province: facts.province,
    region: facts.region,
    acceptedAt: deal.openedAt!,
    stage: deal.status,
    records: recordable(deal),
    said: { reachable, described, rightField },
    credit: creditOf(deal),
    creditUntil: mayAskCoins(deal) ? openReasons(deal, facts.superLead === true, now) : {},
  };
}

/** Outcomes that would be written down of it; the decision looks again. */
function recordable(s: AcceptanceState): ('retained' | 'notRetained')[] {
  if (UNDER_WAY.includes(s.status)) return ['retained', 'notRetained'];
  return s.status === 'NotRetained' && !s.notChosen ? ['retained'] : [];
}

const mayAskCoins = (s: AcceptanceState): boolean =>
  s.priceCc > 0 && s.status !== 'Mandate' && (s.credit === undefined || s.credit.state === 'refused');

/** Reasons for which coins may still be asked back, each with until when. */
const openReasons = (deal: AcceptanceState, superLead: boolean, now: string): Record<string, string> =>
  Object.fromEntries(
    CREDIT_REASONS.map((reason) => [reason, creditUntil(deal, reason, superLead)] as const).filter(
      ([, until]) => Date.parse(until) >= Date.parse(now),
    ),
  );

/** Acceptances whose survey still waits for a side, the newest invitation first, by columns of the list. */
export async function waiting(kernel: Kernel, side: SurveySide, of: Row): Promise<string[]> {
  const view = kernel.registry.views.get('surveys')!;
  const filter = { ...of, side, state: ['Invited', 'Reminded'] };
  const { data } = await listRows(kernel.db, view, { page: 1, perPage: 25, filter, sort: 'invitedAt', order: 'desc' });
  return data.map((row) => row.acceptanceId as string);
}
