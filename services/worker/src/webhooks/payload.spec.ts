import type { Recorded } from '@jurilien/event-sourcing';
import { at, story, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { acceptance, type AcceptanceEvent } from '@jurilien/acceptance';
import { testBody, webhookBody } from './payload.js';

const [acceptanceId, leadId, professionalId] = ['ac', 'id-of-the-request', 'pr'];
const ids = { acceptanceId, leadId, professionalId };
const happened = (type: string, over: object, minutes: number): StoryEvent => [
  acceptance,
  acceptanceId,
  type,
  { ...ids, ...over },
  minutes,
];
const PAGE = 'https://jurilien.example/leads-professionnel';
const slaDueAt = at(240);
const past = story(
  happened('AcceptanceOpened', { priceCc: 150, slaDueAt, province: 'QC', lang: 'fr' }, 0),
  happened('AcceptanceNoteAdded', { personId: 'pe', noteId: 'n', note: 'Océane préfère le soir' }, 5),
  happened('ContactRecorded', { channel: 'phone' }, 10),
  happened('MandateOutcomeRecorded', { outcome: 'notRetained', reason: 'fees', ends: true }, 20),
) as (Recorded & AcceptanceEvent)[];
const NAMED = { code: 'K7M2', leadRef: 'a name of this professional’s own' };
const bodyAt = (version: number) => JSON.parse(webhookBody(past.slice(0, version), NAMED, PAGE)) as { data: object };
const nothingYet = { contactedAt: null, consultation: null, outcome: null, outcomeAt: null, closeReason: null, endedAt: null };

it('tells ids, code, stage, dates and price as the event left them, and nothing else', () => {
  const opened = {
    acceptanceId,
    leadId: NAMED.leadRef,
    code: 'K7M2',
    priceCc: 150,
    acceptedAt: at(0),
    slaDueAt,
    url: `${PAGE}?demande=ac`,
    ...nothingYet,
  };
  expect(bodyAt(1)).toEqual({ type: 'acceptance.opened', timestamp: at(0), data: { ...opened, sequence: 1, stage: 'ToContact' } });
  const contacted = { ...opened, contactedAt: at(10) };
  expect(bodyAt(3)).toEqual({ type: 'acceptance.contacted', timestamp: at(10), data: { ...contacted, sequence: 3, stage: 'Contacted' } });
  expect(bodyAt(4)).toEqual({
    type: 'acceptance.outcome',
    timestamp: at(20),
    data: { ...contacted, sequence: 4, stage: 'NotRetained', outcome: 'notRetained', outcomeAt: at(20), endedAt: at(20) },
  });
  expect(webhookBody(past, NAMED, PAGE)).not.toContain('Océane');
  expect(webhookBody(past, NAMED, PAGE)).not.toContain(leadId);
});

it('tells nothing of anyone in a test', () =>
  expect(JSON.parse(testBody(at(0)))).toEqual({ type: 'webhook.test', timestamp: at(0), data: {} }));
