import { survey } from '@jurilien/feedback';
import { trigger } from '../trigger.js';

export const surveyTriggers = [
  trigger(survey)({
    key: 'clientSurveyed',
    label: { fr: 'Le moment de demander l’avis du client est venu', en: 'It is time to ask the client’s opinion' },
    about: ['acceptanceId', 'leadId'],
    on: {
      SurveyInvited: ({ data: { acceptanceId, leadId, side } }) =>
        side === 'professional' ? [] : [{ key: acceptanceId, about: { acceptanceId, leadId } }],
    },
  }),
  trigger(survey)({
    key: 'surveyUnanswered',
    label: { fr: 'Le client n’a pas encore donné son avis', en: 'The client has not given their opinion yet' },
    about: ['acceptanceId'],
    on: { SurveyReminded: ({ data: { acceptanceId } }) => [{ key: acceptanceId, about: { acceptanceId } }] },
  }),
  trigger(survey)({
    key: 'professionalSurveyed',
    label: { fr: 'Le moment de demander l’avis du professionnel est venu', en: 'It is time to ask the professional’s opinion' },
    about: ['acceptanceId', 'leadId', 'professionalId'],
    on: {
      SurveyInvited: ({ data: { acceptanceId, leadId, professionalId, side } }) =>
        side === 'professional' ? [{ key: acceptanceId, about: { acceptanceId, leadId, professionalId } }] : [],
    },
  }),
];
