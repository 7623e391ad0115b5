import { documents } from '@jurilien/documents';
import { at, automation, cancel, type Config, type Effect, forEach, timer } from '@jurilien/event-sourcing';
import { type ClearFacts, lead } from '@jurilien/lead';
import { DAY_MS, followUpCertificateDays, plus, type Province } from '@jurilien/reference';
import { createFollowUp } from '../../decisions/create-follow-up.js';
import { asking, endFollowUp } from './follow-up.js';

const awaited = timer('followUp.certificate', createFollowUp);
/** Timers of a request are its own, whatever tells of the certificate. */
const subject = (leadId: string): string => `lead-${leadId}`;

interface Told {
  readonly occurredAt: string;
  readonly config: Config;
  readonly province?: Province;
  readonly data: { readonly leadId: string; readonly facts: Partial<ClearFacts> };
}

function asks({ occurredAt, config, province, data: { leadId, facts } }: Told): Effect[] {
  const days = config.value(followUpCertificateDays, { province: facts.province ?? province });
  const dueAt = plus(occurredAt, days * DAY_MS);
  return [
    at(dueAt, awaited, asking({ kind: 'certificate', subjectId: leadId, occurrence: dueAt, about: { leadId }, dueAt }), subject(leadId)),
  ];
}
const ends = (leadId: string, cause: 'answered' | 'ended'): Effect[] => [
  cancel(awaited, subject(leadId)),
  endFollowUp('certificate', leadId, cause),
];

/**
 * A client who asks for legal aid and has no certificate was told how to get one (R55). Where none came, someone of the team helps; a
 * document that is sent, or the client's word that they have it, answers the task.
 */
export const followUpCertificates = automation(
  lead,
  documents,
)({
  name: 'follow-up-certificates',
  on: {
    LeadSubmitted: (e) => (e.data.facts.juridicalHelp && !e.data.facts.hasLegalAidCert ? asks(e) : []),
    LeadEdited: (e) => {
      const { leadId, facts } = e.data;
      if (facts.hasLegalAidCert) return ends(leadId, 'answered');
      if (facts.juridicalHelp === false) return ends(leadId, 'ended');
      return facts.juridicalHelp || facts.hasLegalAidCert === false ? asks(e) : [];
    },
    // Documents have no kind: a client who sends any knows where the certificate goes.
    DocumentUploaded: ({ data: { leadId, by } }) => (by === 'professional' ? [] : ends(leadId, 'answered')),
    ...forEach(lead)(['LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed', 'LeadMerged'], ({ data: { leadId } }) =>
      ends(leadId, 'ended'),
    ),
    LeadReferredToPartner: ({ data: { leadId, final } }) => (final ? ends(leadId, 'ended') : []),
  },
});
