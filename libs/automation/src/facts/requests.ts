import { LEAD_ENDS } from '@jurilien/contracts';
import { documents } from '@jurilien/documents';
import { fact } from '../fact.js';
import { ofRequest } from '../lookup.js';

export const requestFacts = [
  fact({
    key: 'lead.status',
    label: { fr: 'État de la demande', en: 'State of the request' },
    type: 'text',
    of: ofRequest(({ status }) => status),
  }),
  fact({
    key: 'lead.isOver',
    label: { fr: 'La demande est terminée', en: 'The request has ended' },
    type: 'boolean',
    of: ofRequest(({ status }) => LEAD_ENDS.includes(status)),
  }),
  fact({
    key: 'lead.isConfirmed',
    label: { fr: 'Le client a confirmé son courriel ou son téléphone', en: 'The client has confirmed their e-mail or phone' },
    type: 'boolean',
    of: ofRequest(({ facts }) => Boolean(facts.emailConfirmed || facts.phoneNumberConfirmed)),
  }),
  fact({
    key: 'lead.emailConfirmed',
    label: { fr: 'Le client a confirmé son courriel', en: 'The client has confirmed their e-mail' },
    type: 'boolean',
    of: ofRequest(({ facts }) => Boolean(facts.emailConfirmed)),
  }),
  fact({
    key: 'lead.phoneConfirmed',
    label: { fr: 'Le client a confirmé son téléphone', en: 'The client has confirmed their phone' },
    type: 'boolean',
    of: ofRequest(({ facts }) => Boolean(facts.phoneNumberConfirmed)),
  }),
  fact({
    key: 'lead.reminderAsked',
    label: { fr: 'Le client veut qu’on lui rappelle son brouillon', en: 'The client wants to be reminded of their draft' },
    type: 'boolean',
    of: ofRequest(({ consents }) => consents['reminder'] === true),
  }),
  fact({
    key: 'lead.questionStands',
    label: { fr: 'La question posée est toujours celle qui attend', en: 'The question that was asked is still the one that waits' },
    type: 'boolean',
    // Runs that older versions began do not say which question they are about: the one that waits.
    of: ofRequest(({ infoDueAt }, { about: { forDate } }) => forDate === undefined || infoDueAt === forDate),
  }),
  fact({
    key: 'lead.courtDateStands',
    label: { fr: 'La date d’audience est toujours la même', en: 'The court date is still the same' },
    type: 'boolean',
    of: ofRequest(({ facts }, { about }) => facts.courtDate === about.forDate),
  }),
  fact({
    key: 'lead.legalAid',
    label: { fr: 'Le client demande l’aide juridique', en: 'The client asks for legal aid' },
    type: 'boolean',
    of: ofRequest(({ facts }) => Boolean(facts.juridicalHelp)),
  }),
  fact({
    key: 'lead.hasCertificate',
    label: {
      fr: 'Le client dit avoir son attestation, ou a joint un document',
      en: 'The client says they have a certificate, or has attached a document',
    },
    type: 'boolean',
    // Documents have no kind: who has attached anything knows where the certificate goes.
    of: ofRequest(
      async ({ facts, leadId }, { state }) => Boolean(facts.hasLegalAidCert) || (await state(documents, leadId)).documents.length > 0,
    ),
  }),
];
