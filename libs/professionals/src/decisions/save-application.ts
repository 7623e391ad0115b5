import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { applicationAnswers, applicationPart } from '../joining.js';
import { happened, inProvince, onProfessional, professionalId, refuseUnlessIn } from './common.js';

/** One part of an application as far as it was filled in, so that no one starts again from nothing. */
export const saveProfessionalApplication = decision({
  name: 'SaveProfessionalApplication',
  input: z.object({ professionalId, part: applicationPart, answers: applicationAnswers }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnlessIn(s, ['Registered', 'Rejected']);
    const same = JSON.stringify(s.draft?.[input.part]) === JSON.stringify(input.answers);
    return { professional: same ? [] : [happened('ProfessionalApplicationSaved', input)] };
  },
});
