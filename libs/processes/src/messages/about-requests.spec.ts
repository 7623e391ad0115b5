import { fold } from '@jurilien/event-sourcing';
import { recorded } from '@jurilien/event-sourcing/testing';
import { lead, type LeadState } from '@jurilien/lead';
import { draft, leadId } from '@jurilien/lead/testing';
import { draftedEmail } from './about-requests.js';

const begun = (resumeEmail: unknown): LeadState =>
  ({ ...fold(lead, recorded(lead, leadId, draft)), draft: { answers: { resumeEmail } } }) as unknown as LeadState;

it('the address of a draft is none once the request was sent, and what was typed may be none', () => {
  expect(draftedEmail(begun('ana@exemple.ca'))).toBe('ana@exemple.ca');
  for (const typed of ['ana', undefined]) expect(draftedEmail(begun(typed))).toBeUndefined();
  expect(draftedEmail({ ...begun('ana@exemple.ca'), status: 'ToValidate' })).toBeUndefined();
});
