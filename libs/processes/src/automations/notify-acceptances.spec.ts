import { effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { acceptance } from '@jurilien/acceptance';
import { claimOf, leadId, pro } from '../claims.testing.js';
import { tellAfterAcceptance } from './notify-acceptances.js';

const ids = { leadId, acceptanceId: claimOf(1), professionalId: pro(1) };
const of = (type: string, data: Record<string, unknown> = {}): StoryEvent => [acceptance, claimOf(1), type, { ...ids, ...data }];
const said = (...rules: string[]) =>
  rules.map((rule) => ({ do: 'work', job: 'notify', key: `${rule}:${claimOf(1)}:1`, input: { rule, ...ids } }));
const request = { requestId: 'r-1' };
const sealed = { ...request, personId: 'p-1' };

describe('after an acceptance', () => {
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    [
      'a refused replacement is explained to the client',
      of('ReplacementRefused', { ...sealed, refusal: 'contacted' }),
      said('replacement-refused'),
    ],
    [
      'a replacement is told to both',
      of('AcceptanceReplaced', { ...request, cause: 'cost' }),
      said('replacement-granted', 'acceptance-replaced'),
    ],
    ['who is chosen hears it', of('ProfessionalChosen', { others: [] }), said('professional-chosen')],
    ['who is not, too', of('MandateOutcomeRecorded', { outcome: 'notRetained', reason: 'notChosen', ends: false }), said('not-chosen')],
    ['a professional’s own outcome is no news to them', of('MandateOutcomeRecorded', { outcome: 'retained', ends: true }), []],
    [
      'a request for coins is received',
      of('LeadCreditRequested', { ...sealed, reason: 'other', evidence: 'x', decideBy: 'd', priceCc: 100 }),
      said('R40'),
    ],
    [
      'a client is asked whether a lawyer had it before',
      of('LeadCreditRequested', { ...sealed, reason: 'alreadyRepresented', evidence: 'x', decideBy: 'd', priceCc: 100 }),
      said('R40', 'represented-already'),
    ],
    ['coins that come back', of('LeadCreditApproved', { ...request, cc: 100, reason: 'other', rule: 'staff' }), said('R41')],
    ['coins that do not', of('LeadCreditRefused', { ...sealed, refusal: 'other', by: 's' }), said('R41')],
    ['a client hears that the professional cannot go on', of('AcceptanceClosed', { closeReason: 'unable' }), said('professional-unable')],
    ['and that they could not be reached', of('AcceptanceClosed', { closeReason: 'clientUnreachable' }), said('client-unreachable')],
    ['an ordinary end is no news', of('AcceptanceClosed', { closeReason: 'done' }), []],
  ];
  it.each(cases)('%s', (_what, happened, effects) => expect(effectsOf(tellAfterAcceptance, story(happened))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(tellAfterAcceptance, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});
