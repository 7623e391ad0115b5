import { LEAD_ENDS } from '@jurilien/contracts';
import { documents } from '@jurilien/documents';
import { fact } from '../fact.js';
import { requestOf } from '../lookup.js';

export const requestFacts = [
  fact({
    key: 'lead.status',
    label: { fr: 'État de la demande', en: 'State of the request' },
    type: 'text',
    of: async (l) => (await requestOf(l))?.status,
  }),
  fact({
    key: 'lead.isOver',
    label: { fr: 'La demande est terminée', en: 'The request has ended' },
    type: 'boolean',
    of: async (l) => {
      const request = await requestOf(l);
      return request && LEAD_ENDS.includes(request.status);
    },
  }),
  fact({
    key: 'lead.isConfirmed',
    label: { fr: 'Le client a confirmé son courriel ou son téléphone', en: 'The client has confirmed their e-mail or phone' },
    type: 'boolean',
    of: async (l) => {
      const request = await requestOf(l);
      return request && Boolean(request.facts.emailConfirmed || request.facts.phoneNumberConfirmed);
    },
  }),
  fact({
    key: 'lead.questionStands',
    label: { fr: 'La question posée est toujours celle qui attend', en: 'The question that was asked is still the one that waits' },
    type: 'boolean',
    // Runs that older versions began do not say which question they are about: the one that waits.
    of: async (l) => {
      const request = await requestOf(l);
      return request && (l.about.forDate === undefined || request.infoDueAt === l.about.forDate);
    },
  }),
  fact({
    key: 'lead.courtDateStands',
    label: { fr: 'La date d’audience est toujours la même', en: 'The court date is still the same' },
    type: 'boolean',
    of: async (l) => {
      const request = await requestOf(l);
      return request && request.facts.courtDate === l.about.forDate;
    },
  }),
  fact({
    key: 'lead.legalAid',
    label: { fr: 'Le client demande l’aide juridique', en: 'The client asks for legal aid' },
    type: 'boolean',
    of: async (l) => {
      const request = await requestOf(l);
      return request && Boolean(request.facts.juridicalHelp);
    },
  }),
  fact({
    key: 'lead.hasCertificate',
    label: {
      fr: 'Le client dit avoir son attestation, ou a joint un document',
      en: 'The client says they have a certificate, or has attached a document',
    },
    type: 'boolean',
    // Documents have no kind: who has attached anything knows where the certificate goes.
    of: async (l) => {
      const request = await requestOf(l);
      if (!request) return undefined;
      return Boolean(request.facts.hasLegalAidCert) || (await l.state(documents, request.leadId)).documents.length > 0;
    },
  }),
];
