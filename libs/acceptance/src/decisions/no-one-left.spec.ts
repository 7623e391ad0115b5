import { at, given, type Past } from '@jurilien/event-sourcing/testing';
import { accepted, client, leadId, personId, staff, system } from '@jurilien/lead/testing';
import { accepting, claimed, claimOf, pro, roundOver, running } from '@jurilien/search/testing';
import { closeAcceptance } from './record-contact-made.js';
import { recordMandateOutcome } from './record-outcome.js';
import { requestReplacement } from './request-replacement.js';

const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const opened: Past = [['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }]];
const contacted: Past = [...opened, ['ContactRecorded', { ...ids, channel: 'phone' }, at(10)]];
const search: Past = [...running, claimed(1), accepting(1, true), roundOver];

describe('when no one works on a request any more', () => {
  it.each(['unable', 'clientUnreachable'])('the client of one who closed (%s) may ask for someone else', (closeReason) => {
    const past: Past = [...opened, ['AcceptanceClosed', { ...ids, closeReason }]];
    expect(
      given({ acceptance: past, lead: accepted, distribution: search })
        .when(requestReplacement, { acceptanceId, leadId, cause: 'unable' }, { actor: client })
        .types().acceptance,
    ).toEqual(['ReplacementRequested', 'ReplacementGranted', 'AcceptanceReplaced']);
  });

  it('no word of the professional ends a request whose client waits to hear about someone else', () => {
    const request = { ...ids, requestId: '018f2a10-0000-7000-8004-000000000001', personId };
    const asked: Past = [...contacted, ['ReplacementRequested', { ...request, by: 'client', cause: 'cost', answerBy: at(4320) }]];
    const no = { ...ids, outcome: 'notRetained', reason: 'fees' } as const;
    const ends = (past: Past) => given({ acceptance: past, distribution: search }).when(recordMandateOutcome, no).events().acceptance;
    expect(ends(asked)).toMatchObject([{ data: { ends: false } }]);
    expect(ends([...asked, ['ReplacementRefused', { ...request, refusal: 'contacted' }]])).toMatchObject([{ data: { ends: true } }]);
  });

  it('that the request ended before the first call is said by the system alone', () => {
    const close = (actor: typeof staff | typeof system) =>
      given({ acceptance: opened }).when(
        closeAcceptance,
        { ...ids, closeReason: 'requestEnded' },
        { actor, reason: 'La demande est close' },
      );
    expect(close(system).types()).toEqual({ acceptance: ['AcceptanceClosed'] });
    expect(close(staff).refusal()).toBe('FORBIDDEN: said-by-the-system');
  });
});
