import { survey } from '@jurilien/feedback';
import { at, type StoryEvent } from '@jurilien/event-sourcing/testing';
import type { Lookup } from '../../lookup.js';
import { lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';

const acceptanceId = '018f2a10-0000-7000-8003-000000000001';
const leadId = '018f2a10-0000-7000-8000-00000000000a';
const invitation = {
  ...{ acceptanceId, leadId, professionalId: 'p', personId: 'c', code: 'K7QF', province: 'ON', lang: 'en' },
  expiresAt: at(100),
};
const said = (rule: string, about: object) => ({
  do: 'work',
  job: 'notify',
  key: `${rule}:${acceptanceId}`,
  input: { rule, ruleVersion: 1, ...about },
});

it('the professional is asked once, with ids alone', () => {
  const invited: StoryEvent = [survey, 's', 'SurveyInvited', { ...invitation, side: 'professional' }, 0];
  expect(runsAsShipped(invited)).toEqual([said('R38', { acceptanceId, leadId, professionalId: 'p' })]);
});

it('the client is invited once and reminded once, with ids alone', () => {
  const invited: StoryEvent = [survey, acceptanceId, 'SurveyInvited', invitation, 0];
  const reminded: StoryEvent = [survey, acceptanceId, 'SurveyReminded', { acceptanceId }, 1];
  expect(runsAsShipped(invited)).toEqual([said('R36', { acceptanceId, leadId })]);
  expect(runsAsShipped(reminded)).toEqual([said('R37', { acceptanceId })]);
});

describe.each(['R36', 'R37'])('%s, which asks the client for an opinion,', (rule) => {
  const lookup = (acceptance: object = {}): Lookup =>
    lookupWith({ acceptanceId }, { survey: { status: 'Invited', invited: invitation }, acceptance: { leadId, ...acceptance } }, at(1));
  it.each(['replacement', 'credit'])('waits for no one while a %s is asked for, and is sent once it was decided', async (asked) => {
    expect(await verdictOf(rule, lookup({ [asked]: { state: 'asked' } }))).toBe('Z01');
    expect(await verdictOf(rule, lookup({ [asked]: { state: 'refused' } }))).toBe('sent');
  });
  it('is not sent while a complaint of the client waits for the team', async () => {
    const l = lookup();
    const complained = (of: string): Promise<boolean> => Promise.resolve(of === leadId);
    expect(await verdictOf(rule, { ...l, ask: { ...l.ask, hasOpenComplaint: complained } })).toBe('Z01');
    expect(await verdictOf(rule, l)).toBe('sent');
  });
});

it.each(['R36', 'R37', 'R38'])('%s is not sent once it was answered, or its time is over', async (rule) => {
  const verdict = (status: string, now: string) =>
    verdictOf(rule, lookupWith({ acceptanceId }, { survey: { status, invited: invitation } }, now));
  expect(await verdict('Invited', at(1))).toBe('sent');
  expect(await verdict('Reminded', at(1))).toBe('sent');
  expect(await verdict('Answered', at(1))).toBe('Z02');
  expect(await verdict('Expired', at(1))).toBe('Z02');
  expect(await verdict('Invited', at(100))).toBe('Z02');
});
