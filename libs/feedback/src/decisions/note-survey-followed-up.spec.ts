import { at, given, type Past } from '@jurilien/event-sourcing/testing';
import { leadId, personId, system } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { SURVEY_LABELS, surveyIdOf } from '../survey.js';
import { noteSurveyFollowedUp } from './survey.js';

const acceptanceId = claimOf(1);
const invitedAs = (side: 'client' | 'professional'): Past => [
  [
    'SurveyInvited',
    { acceptanceId, leadId, professionalId: pro(1), side, personId, code: 'K7QF', province: 'QC', lang: 'fr', expiresAt: at(20_000) },
  ],
];
const invited = invitedAs('client');
const submitted: Past[number] = ['SurveySubmitted', { acceptanceId, personId, overall: 1, callMe: true, followUp: true }];
const answered: Past = [...invited, submitted];

describe('NoteSurveyFollowedUp', () => {
  const note = (past: Past, label: (typeof SURVEY_LABELS)[number] = 'called', surveyId = acceptanceId) =>
    given({ survey: past }).when(noteSurveyFollowedUp, { surveyId, label }, { actor: system });

  it.each(SURVEY_LABELS)('says what the team did about an answer: %s', (label) =>
    expect(note(answered, label).events()).toEqual({ survey: [{ type: 'SurveyModerated', data: { acceptanceId, label } }] }),
  );
  it('of the professional too, whose survey has an id of its own, under the acceptance', () =>
    expect(note([...invitedAs('professional'), submitted], 'noCall', surveyIdOf(acceptanceId, 'professional')).events()).toEqual({
      survey: [{ type: 'SurveyModerated', data: { acceptanceId, label: 'noCall' } }],
    }));
  it.each<[string, Past]>([
    ['no one was asked', []],
    ['no one has answered', invited],
    ['they were only reminded', [...invited, ['SurveyReminded', { acceptanceId }]]],
    ['it ended without an answer', [...invited, ['SurveyExpired', { acceptanceId }]]],
    ['someone has seen to it already', [...answered, ['SurveyModerated', { acceptanceId, label: 'noCall' }]]],
  ])('says nothing when %s', (_when, past) => expect(note(past).events()).toEqual({}));
});
