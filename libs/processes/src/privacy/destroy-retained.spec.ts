import { billing } from '@jurilien/credits';
import { effectsOf, story } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { incident, privacyRequest } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { destroyRetained } from './destroy-retained.js';

describe('what was kept long enough', () => {
  it('goes from the log with its key', () =>
    expect(
      effectsOf(
        destroyRetained,
        story(
          [lead, 'l', 'LeadDetailsForgotten', { leadId: 'l' }],
          [lead, 'm', 'LeadPartiesForgotten', { leadId: 'm', whom: 'parties', keys: ['m/parties', 'm/draft'] }],
          [billing, 'p', 'BilledNamesForgotten', { professionalId: 'p', billingKeyId: 'k' }],
          [privacyRequest, 'r', 'PrivacyRequestForgotten', { requestId: 'r' }],
          [incident, 'i', 'IncidentForgotten', { incidentId: 'i' }],
        ),
      ),
    ).toMatchObject(
      ['l', 'm/parties', 'm/draft', 'k', 'r', 'i'].map((owner) => ({ do: 'work', job: 'destroy-key', key: owner, input: { owner } })),
    ));
  it('goes from the files', () =>
    expect(
      effectsOf(destroyRetained, story([professional, 'p', 'LicenceProofsRemoved', { professionalId: 'p', fileIds: ['f', 'g'] }])),
    ).toMatchObject(['f', 'g'].map((fileId) => ({ do: 'work', job: 'remove-file', input: { fileId } }))));
});
