import { survey, surveyIdOf, surveyOpen, type SurveySide } from '@jurilien/feedback';
import { fact } from '../fact.js';
import type { Lookup } from '../lookup.js';

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
];
