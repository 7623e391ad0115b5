import { privacyRequest } from '@jurilien/privacy';
import { trigger, type Occurrence } from '../trigger.js';

interface OfRequest {
  readonly data: { readonly requestId: string };
  readonly province?: 'QC' | 'ON';
}
/** Once per request. */
const once = ({ data: { requestId: privacyId }, province }: OfRequest): readonly Occurrence[] => [
  { key: privacyId, about: { privacyId }, province },
];

/** Requests about one's own data. */
export const privacyTriggers = [
  trigger(privacyRequest)({
    key: 'privacyFiled',
    label: { fr: 'Une demande sur ses renseignements est reçue', en: 'A request about one’s own data is received' },
    about: ['privacyId'],
    on: { PrivacyRequestFiled: once },
  }),
  trigger(privacyRequest)({
    key: 'privacyCodeAsked',
    label: { fr: 'Le code d’une adresse est demandé', en: 'The code of an address is asked for' },
    about: ['privacyId', 'sequence'],
    on: {
      PrivacyCodeSent: ({ data: { requestId: privacyId, sequence } }) => [
        { key: `${privacyId}:${sequence}`, about: { privacyId, sequence } },
      ],
    },
  }),
  trigger(privacyRequest)({
    key: 'privacyClock',
    label: { fr: 'Une demande sur ses renseignements approche de son échéance', en: 'A request about one’s own data nears its due date' },
    about: ['privacyId'],
    on: { PrivacyClockSounded: once },
  }),
  trigger(privacyRequest)({
    key: 'privacyRefused',
    label: { fr: 'Une demande sur ses renseignements est refusée', en: 'A request about one’s own data is refused' },
    about: ['privacyId'],
    on: { PrivacyRequestRefused: once },
  }),
  trigger(privacyRequest)({
    key: 'privacyFulfilled',
    label: { fr: 'Une demande sur ses renseignements est exécutée', en: 'A request about one’s own data is carried out' },
    about: ['privacyId'],
    on: { PrivacyRequestFulfilled: once },
  }),
];
