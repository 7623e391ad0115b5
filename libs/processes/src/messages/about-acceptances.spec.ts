import { acceptance, type AcceptanceState } from '@jurilien/acceptance';
import type { MessageRule } from '@jurilien/contracts';
import { ERASED } from '@jurilien/event-sourcing';
import { asShipped, T0 } from '@jurilien/event-sourcing/testing';
import type { RelayEntry } from '@jurilien/messaging';
import { acceptanceMoments, afterAcceptanceMoments, relayMoments } from './about-acceptances.js';
import { isTimely, type Moments } from './asked.js';

type Given = Partial<AcceptanceState>;
const state = (given: Given): AcceptanceState => ({ ...acceptance.initial, ...given });
const moments: Moments<AcceptanceState> = { ...acceptanceMoments, ...afterAcceptanceMoments };
const due = (rule: MessageRule, given: Given): boolean => isTimely(moments, state(given), { rule, now: T0, config: asShipped() });
const credit = (is: string): Given => ({ status: 'ToContact', credit: { state: is, reason: 'other' } }) as Given;

/** Given this acceptance, these rules still have something to say, and all others do not. */
const cases: readonly (readonly [what: string, Given, readonly MessageRule[]])[] = [
  ['no call yet', { status: 'ToContact' }, ['R15', 'R16', 'R17', 'R18', 'R19', 'request-ended']],
  ['the two have spoken', { status: 'Contacted' }, ['R15', 'R16', 'R20', 'R54', 'request-ended']],
  ['the client has confirmed it', { status: 'Contacted', confirmedByClient: true }, ['R15', 'R16', 'R54', 'request-ended']],
  ['the request ended', { status: 'Closed', closeReason: 'requestEnded' }, ['request-ended']],
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

describe('messages about an acceptance', () => {
  it.each(cases)('when %s', (_what, given, rules) => {
    expect((Object.keys(moments) as MessageRule[]).filter((rule) => due(rule, given)).toSorted()).toEqual([...rules].toSorted());
  });
  it('R40 confirms a request for coins that waits, R41 states what was decided', () => {
    expect([due('R40', credit('asked')), due('R41', credit('asked'))]).toEqual([true, false]);
    for (const decided of ['approved', 'refused'])
      expect([due('R40', credit(decided)), due('R41', credit(decided))]).toEqual([false, true]);
    expect([due('R40', {}), due('R41', {})]).toEqual([false, false]);
  });
});

describe('what one of the two wrote', () => {
  const relayed = (body: string, given: Given): boolean =>
    isTimely(
      relayMoments,
      { entry: { body } as RelayEntry, deal: state(given) },
      { rule: 'relay-to-client', now: T0, config: asShipped() },
    );
  it('goes on to the other', () => expect(relayed('Bonjour', { status: 'Contacted' })).toBe(true));
  it('does not once its writer was erased, or another professional took over', () => {
    expect(relayed(ERASED, { status: 'Contacted' })).toBe(false);
    expect(relayed('Bonjour', { status: 'Replaced' })).toBe(false);
  });
});
