import { at, configWith, effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { claimOf, leadId, pro } from '../claims.testing.js';
import { closeStaleLeads } from './close-stale-leads.js';

const DAY = 1440;
const personId = leadId;
const acceptanceId = claimOf(1);
const of = (type: string, data: Record<string, unknown> = {}): StoryEvent => [
  acceptance,
  acceptanceId,
  type,
  { acceptanceId, leadId, professionalId: pro(1), ...data },
];

it('ninety days without a word close a request in service; each word starts the count again', () => {
  const timer = { subject: `lead-${leadId}`, timer: 'lead.closeStale' };
  const arms: StoryEvent[] = [
    [lead, leadId, 'LeadContactMade', { leadId }],
    of('ContactConfirmedByClient'),
    of('ConsultationOutcomeRecorded', { outcome: 'held' }),
    of('AcceptanceNoteAdded', { personId, noteId: 'n-1', note: 'x' }),
    of('AcceptanceClosed', { closeReason: 'unable' }),
  ];
  const ends: StoryEvent[] = [
    [lead, leadId, 'LeadReturnedToReady', { leadId, acceptanceId, sendAfter: at(0) }],
    [lead, leadId, 'LeadRenewed', { leadId, renewalCount: 1, channel: 'link', changes: [], ready: false }],
    [lead, leadId, 'LeadBlocked', { leadId, blockType: 'spam' }],
    [lead, leadId, 'LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: true }],
    [lead, leadId, 'LeadClosed', { leadId, closeReason: 'served' }],
  ];
  for (const happened of arms)
    expect(effectsOf(closeStaleLeads, story(happened))).toEqual([
      { do: 'schedule', ...timer, dueAt: at(90 * DAY), command: 'CloseLead', input: { leadId, closeReason: 'staleNoAnswer' } },
    ]);
  for (const happened of ends) expect(effectsOf(closeStaleLeads, story(happened))).toEqual([{ do: 'cancel', ...timer }]);
  expect(unexercised(closeStaleLeads, story(...arms, ...ends))).toEqual([]);
});

it('the days are those that are configured when someone wrote last', () =>
  expect(
    effectsOf(
      closeStaleLeads,
      story([lead, leadId, 'LeadContactMade', { leadId }]).map((e) => ({ ...e, config: configWith({ 'lead.closeStaleDays': 7 }) })),
    ),
  ).toMatchObject([{ dueAt: at(7 * DAY) }]));
