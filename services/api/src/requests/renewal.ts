import type { Answer } from '@jurilien/contracts/api';
import { type Asking, availableIn, fold } from '@jurilien/event-sourcing';
import { consentsOwed, type LeadState, placeOf, tellsSensitive } from '@jurilien/lead';
import { readStream } from '@jurilien/persistence';
import { RENEWAL_BUTTONS } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { questionSet } from '@jurilien/questions';
import { renewalSnoozeDays } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { distribution, searchRounds } from '@jurilien/search';

type Renewal = NonNullable<Answer<'GET /api/public/renewal'>['renewal']>;

/** What a client may confirm or change as they go on. */
const requestShown = (s: LeadState): Renewal['request'] => {
  const { lawyerType, province, region, city, budget, rate, acceptDistance, experience, ...facts } = s.facts;
  const { juridicalHelp, hasLegalAidCert, smallMandate, consult, mediator, paralegal, hasCourtDate, courtDate } = facts;
  return {
    code: s.code!,
    state: s.status,
    createdAt: s.submittedAt!,
    ...(s.unservedReason ? { unservedReason: s.unservedReason } : {}),
    ...(s.status === 'Closed' && s.closeReason ? { closeReason: s.closeReason } : {}),
    ...{ lawyerType, province, region, city, budget, rate, acceptDistance, experience },
    ...{ juridicalHelp, hasLegalAidCert, smallMandate, consult, mediator, paralegal, hasCourtDate, courtDate },
    description: s.description ?? '',
    ...(s.questionSet ? { questionSet: s.questionSet } : {}),
    answers: s.specificQuestions,
    parties: [...s.othersInvolved],
  };
};

/** Each professional who accepted it once, the last acceptance first. */
async function acceptedBefore(kernel: Kernel, leadId: string): Promise<Renewal['professionals']> {
  const { acceptances } = await stateOf(kernel, distribution, leadId);
  const last = new Map(acceptances.map(({ professionalId, acceptanceId }) => [professionalId, acceptanceId] as const));
  const all = [...last].reverse().map(async ([id, acceptanceId]) => {
    const { name, firm } = await stateOf(kernel, professional, id);
    return { acceptanceId, name, firm };
  });
  return Promise.all(all);
}

/** What can be answered, and what it takes, from the log itself: a person who has just answered sees it. */
export async function answering(kernel: Kernel, s: LeadState, who: Asking): Promise<Omit<Renewal, 'request'>> {
  const { renewal, leadId } = s;
  const { answer } = renewal.invitation ?? {};
  const set = await stateOf(kernel, questionSet, s.questionSet?.field ?? s.facts.lawyerType ?? 'other');
  return {
    ...(answer ? { answer } : {}),
    renewals: renewal.count,
    ...(renewal.planned?.cause === 'snoozed' ? { snoozedUntil: renewal.planned.dueAt } : {}),
    snoozeDays: who.config.value(renewalSnoozeDays, placeOf(s.facts)),
    available: availableIn(RENEWAL_BUTTONS, { lead: s }, who, { leadId }),
    consentsOwed: [...consentsOwed(s, tellsSensitive(s, set), who)],
    professionals: await acceptedBefore(kernel, leadId),
  };
}

/** The same with the request itself, for its client. */
export const renewalShown = async (kernel: Kernel, s: LeadState, who: Asking): Promise<Renewal> => ({
  request: requestShown(s),
  ...(await answering(kernel, s, who)),
});

type Round = Answer<'GET /api/leads/:leadId/renewal'>['rounds'][number];

/** Every search of a request, the first one first, with the names of who accepted in it. */
export async function roundsOf(kernel: Kernel, leadId: string): Promise<Round[]> {
  const rounds = fold(searchRounds, await readStream(kernel.db, kernel.codec, `distribution-${leadId}`));
  return Promise.all(
    rounds.map(async ({ acceptances, ...round }) => ({
      ...round,
      acceptances: await Promise.all(
        acceptances.map(async (a) => ({ ...a, name: (await stateOf(kernel, professional, a.professionalId)).name })),
      ),
    })),
  );
}
