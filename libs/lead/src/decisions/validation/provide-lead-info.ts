import { BEFORE_ACCEPTED } from '@jurilien/contracts';
import { allOf, type Asking, decision, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { handling, inProvince, invalid, isIn, leadId, type OnLead, onLead } from '../rules.js';

const available = ({ lead: s }: OnLead, who: Asking) =>
  allOf(isIn(s, BEFORE_ACCEPTED), handling(s, who), unless(s.questions.length > 0, 'WRONG_STATE', 'nothing-was-asked'));

/** The client answers the questions that were asked; during offering the answers reach offers only when staff re-publish. */
export const provideLeadInfo = decision({
  name: 'ProvideLeadInfo',
  input: z.object({ leadId, answers: z.record(z.string().max(40), z.string().trim().max(4000)) }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, answers }, { lead: s }, ctx) {
    refuseUnlessAvailable(available({ lead: s }, ctx));
    const given = Object.entries(answers).filter(([, text]) => text !== '');
    const unknown = given.find(([question]) => !s.questions.some((q) => q.id === question));
    if (unknown) throw invalid(`answers.${unknown[0]}`, 'unknown');
    if (given.length === 0) throw invalid('answers', 'required');
    const changed = given.filter(([question, text]) => s.infoAnswers[question] !== text);
    if (changed.length === 0 && s.status !== 'AwaitingInfo') return {};
    return {
      lead: [
        happened('LeadInfoProvided', {
          leadId,
          personId: s.personId,
          answers: Object.fromEntries(given),
          changed: changed.map(([q]) => q),
        }),
      ],
    };
  },
});
