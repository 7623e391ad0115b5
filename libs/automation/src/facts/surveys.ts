import { survey, surveyIdOf, surveyOpen, type SurveySide } from '@jurilien/feedback';
import { fact } from '../fact.js';
import { acceptanceOf, type Lookup } from '../lookup.js';

/** Whether one of the two may still answer; nothing where they were never asked. */
const isOpen =
  (side: SurveySide) =>
  async (l: Lookup): Promise<boolean | undefined> => {
    const { acceptanceId } = l.about;
    return acceptanceId === undefined ? undefined : surveyOpen(await l.state(survey, surveyIdOf(acceptanceId, side)), l.now);
  };

export const surveyFacts = [
  fact({
    key: 'survey.waitsForClient',
    label: { fr: 'On attend l’avis du client', en: 'The client’s opinion is awaited' },
    type: 'boolean',
    of: isOpen('client'),
  }),
  fact({
    key: 'survey.waitsForProfessional',
    label: { fr: 'On attend l’avis du professionnel', en: 'The professional’s opinion is awaited' },
    type: 'boolean',
    of: isOpen('professional'),
  }),
  fact({
    key: 'client.complains',
    label: { fr: 'Une plainte du client attend l’équipe', en: 'A complaint of the client waits for the team' },
    type: 'boolean',
    of: async (l) => {
      const leadId = l.about.leadId ?? (await acceptanceOf(l))?.leadId;
      return leadId === undefined ? undefined : l.ask.hasOpenComplaint(leadId);
    },
  }),
];
