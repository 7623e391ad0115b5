import { survey } from '@jurilien/feedback';
import { effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { askForOpinions } from './notify-surveys.js';
import { say } from './notify.js';

const acceptanceId = '018f2a10-0000-7000-8003-000000000001';
const leadId = '018f2a10-0000-7000-8000-00000000000a';
const invitation = {
  acceptanceId,
  leadId,
  professionalId: 'p',
  personId: 'c',
  code: 'K7QF',
  province: 'ON',
  lang: 'en',
  expiresAt: '2026-12-01',
};

it('the professional is asked once, with ids alone', () => {
  const invited: StoryEvent = [survey, 's', 'SurveyInvited', { ...invitation, side: 'professional' }, 0];
  expect(effectsOf(askForOpinions, story(invited))).toEqual([say('R38', acceptanceId, { acceptanceId, leadId, professionalId: 'p' })]);
});

it('the client is invited once and reminded once, with ids alone', () => {
  const invited: StoryEvent = [survey, acceptanceId, 'SurveyInvited', invitation, 0];
  const reminded: StoryEvent = [survey, acceptanceId, 'SurveyReminded', { acceptanceId }, 1];
  expect(effectsOf(askForOpinions, story(invited))).toEqual([say('R36', acceptanceId, { acceptanceId, leadId })]);
  expect(effectsOf(askForOpinions, story(reminded))).toEqual([say('R37', acceptanceId, { acceptanceId })]);
  expect(unexercised(askForOpinions, story(invited, reminded))).toEqual([]);
});
