import { acceptance, type AcceptanceState } from '@jurilien/acceptance';
import type { MessageRule } from '@jurilien/contracts';
import type { StoryEvent } from '@jurilien/event-sourcing/testing';
import { T0 } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';

const ids = { leadId, acceptanceId: claimOf(1), professionalId: pro(1) };
const of = (type: string, data: Record<string, unknown> = {}): StoryEvent => [acceptance, claimOf(1), type, { ...ids, ...data }];
const said = (...rules: MessageRule[]) =>
  rules.map((rule) => ({ do: 'work', job: 'notify', key: `${rule}:${claimOf(1)}:1`, input: { rule, ruleVersion: 1, ...ids } }));
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
  it.each(cases)('%s', (_what, happened, runs) => expect(runsAsShipped(happened)).toEqual(runs));
});

type Given = Partial<AcceptanceState>;
/** Whether a rule has something to say about an acceptance as it is. */
const due = async (rule: MessageRule, given: Given): Promise<boolean> =>
  (await verdictOf(rule, lookupWith(ids, { acceptance: given, lead: { status: 'Accepted' } }))) === 'sent';
const RULES = [
  ...(['R15', 'R16', 'R17', 'R18', 'R19', 'R20', 'R54', 'R40', 'R41', 'represented-already', 'replacement-granted'] as const),
  ...(['replacement-refused', 'client-unreachable', 'professional-unable', 'acceptance-replaced', 'not-chosen'] as const),
  'professional-chosen',
] as const satisfies readonly MessageRule[];

describe('messages about an acceptance', () => {
  /** Given this acceptance, these rules still have something to say, and all others do not. */
  const cases: readonly (readonly [what: string, Given, readonly MessageRule[]])[] = [
    ['no call yet', { status: 'ToContact' }, ['R15', 'R16', 'R17', 'R18', 'R19']],
    ['the two have spoken', { status: 'Contacted' }, ['R15', 'R16', 'R20', 'R54']],
    ['the client has confirmed it', { status: 'Contacted', confirmedByClient: true }, ['R15', 'R16', 'R54']],
    ['the request ended', { status: 'Closed', closeReason: 'requestEnded' }, []],
    ['it was closed by the professional', { status: 'Closed', closeReason: 'done' }, []],
    ['the client could not be reached', { status: 'Closed', closeReason: 'clientUnreachable' }, ['client-unreachable']],
    ['the professional cannot go on', { status: 'Closed', closeReason: 'unable' }, ['professional-unable']],
    ['another professional replaces this one', { status: 'Replaced' }, ['replacement-granted', 'acceptance-replaced']],
    [
      'a replacement was refused',
      { status: 'Closed', replacement: { requestId: 'r', by: 'client', cause: 'cost', state: 'refused' } },
      ['replacement-refused'],
    ],
    ['the client chose another', { status: 'Closed', notChosen: true, chosenAt: T0 }, ['not-chosen']],
    ['the client chose this one', { status: 'Closed', chosenAt: T0 }, ['professional-chosen']],
  ];
  it.each(cases)('when %s', async (_what, given, rules) => {
    const found = await Promise.all(RULES.map(async (rule) => ((await due(rule, given)) ? [rule] : [])));
    expect(found.flat().toSorted()).toEqual([...rules].toSorted());
  });

  const credit = (state: string, more: object = {}): Given =>
    ({ status: 'ToContact', credit: { state, reason: 'other', ...more } }) as Given;
  it('R40 confirms a request for coins that waits, R41 states what was decided', async () => {
    expect([await due('R40', credit('asked')), await due('R41', credit('asked'))]).toEqual([true, false]);
    for (const decided of ['approved', 'refused'])
      expect([await due('R40', credit(decided)), await due('R41', credit(decided))]).toEqual([false, true]);
    expect([await due('R40', {}), await due('R41', {})]).toEqual([false, false]);
  });
  it('the client is asked about another lawyer while that is the reason, and no answer has come', async () => {
    const asks = (more: object, given: Given = {}) => due('represented-already', { ...credit('asked', more), ...given });
    expect(await asks({ reason: 'alreadyRepresented' })).toBe(true);
    expect(await asks({})).toBe(false);
    expect(await asks({ reason: 'alreadyRepresented', denied: true })).toBe(false);
    expect(await asks({ reason: 'alreadyRepresented', state: 'approved' })).toBe(false);
    expect(await asks({ reason: 'alreadyRepresented' }, { representedByAnother: true })).toBe(false);
  });
});
