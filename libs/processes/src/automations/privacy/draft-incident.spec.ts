import { documents } from '@jurilien/documents';
import { effectsOf, given, recorded, T0 } from '@jurilien/event-sourcing/testing';
import { leadId, system } from '@jurilien/lead/testing';
import { registerIncident } from '@jurilien/privacy';
import { draftIncidentWhenWrongRecipient } from './draft-incident.js';

const incidentId = '018f2a10-0000-7000-8000-000000000099';

it('drafts an incident that the register takes, about the request alone', () => {
  const reported = { leadId, linkId: 'a'.repeat(64), incidentId, to: 'client' };
  const [effect] = effectsOf(draftIncidentWhenWrongRecipient, recorded(documents, leadId, [['WrongRecipientReported', reported]]));
  expect(effect).toMatchObject({ command: 'RegisterIncident', input: { incidentId, kind: 'disclosure', subjectIds: [leadId] } });
  const { input } = effect as unknown as { input: Parameters<typeof registerIncident.input.parse>[0] };
  expect(
    given({})
      .when(registerIncident, input as never, { actor: system, now: T0 })
      .types(),
  ).toEqual({ incident: ['IncidentRegistered', 'IncidentPersonsListed'] });
});
