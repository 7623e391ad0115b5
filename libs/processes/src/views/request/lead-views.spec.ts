import { streamId, type Recorded, type Row, type View } from '@jurilien/event-sourcing';
import { asShipped, at, faultsOf, recorded, rowsOf, T0, type Past } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { accepted, leadId, offering, personId, queued, staff, submitted, taken } from '@jurilien/lead/testing';
import { leadDetails } from './lead-details.js';
import { leadStatuses } from './lead-statuses.js';
import { leads } from './leads.js';

function rowOf(view: View, past: Past, more: readonly [string, Record<string, unknown>][] = []): Row {
  const events = [
    ...recorded(lead, leadId, past),
    ...more.map(
      ([type, data], i) =>
        ({
          type,
          data: { leadId, ...data },
          stream: `distribution-${leadId}`,
          version: past.length + i + 1,
          occurredAt: T0,
          config: asShipped(),
        }) as unknown as Recorded,
    ),
  ];
  const row = rowsOf(view, events).get(leadId)!;
  expect({ view: view.name, faults: faultsOf(view, row) }).toEqual({ view: view.name, faults: [] });
  expect(streamId(events[0]!.stream)).toBe(leadId);
  return row;
}

describe('leads', () => {
  it('follows state, lock and version', () => {
    expect(rowOf(leads, taken)).toMatchObject({
      state: 'InValidation',
      lockedBy: 'staff-1',
      lockUntil: at(15),
      version: 8,
      confirmed: true,
      code: 'K7QF',
      clientName: 'Maude Tremblay',
      priceCc: 100,
    });
    const worked: Past = [...taken, ['LeadNoteAdded', { leadId, personId, note: 'x' }, at(10), staff]];
    expect(rowOf(leads, worked)).toMatchObject({ lockUntil: at(25) });
    expect(rowOf(leads, [...worked, ['LeadReleasedFromValidation', { leadId, reason: 'released' }]])).toMatchObject({
      state: 'ToValidate',
      lockedBy: null,
      lockUntil: null,
    });
  });
  it('keeps drafts, also abandoned ones, apart from what was sent', () => {
    const draft: Past = [['LeadDraftStarted', { leadId, personId, lang: 'fr', form: 'request', channel: 'web' }]];
    expect([
      rowOf(leads, draft)['submitted'],
      rowOf(leads, [...draft, ['LeadDraftAbandoned', { leadId }]])['submitted'],
      rowOf(leads, submitted)['submitted'],
    ]).toEqual([false, false, true]);
  });
  it('shows when a draft ends, which may be another instant once its province is known', () => {
    const draft: Past = [['LeadDraftStarted', { leadId, personId, lang: 'fr', form: 'request', channel: 'web' }]];
    const saved = (more: object): Past => [...draft, ['LeadDraftSaved', { leadId, personId, step: 'x', answers: {}, ...more }]];
    const ends = (past: Past) => [rowOf(leads, past)['nextTimer'], rowOf(leads, past)['nextAt']];
    expect([ends(draft), ends(saved({})), ends(saved({ province: 'ON', endsAt: at(9) }))]).toEqual([
      ['lead.draft.expire', at(7 * 1440)],
      ['lead.draft.expire', at(7 * 1440)],
      ['lead.draft.expire', at(9)],
    ]);
  });
  it('finds a request by the mark of its name, which is its newest one’s, and goes with the name', () => {
    const marked = (data: object): Past => [
      ...submitted,
      ['LeadEdited', { leadId, personId, changed: ['clientName'], facts: {}, ...data }],
    ];
    expect(rowOf(leads, marked({ clientName: 'Zoé Roy', nameMark: 'mark' }))).toMatchObject({ clientName: 'Zoé Roy', nameMark: 'mark' });
    // One that has none of before, or whose key is gone.
    expect(rowOf(leads, marked({ clientName: 'Zoé Roy' }))['nameMark']).toBeNull();
    expect(rowOf(leads, marked({ clientName: '[erased]', nameMark: '[erased]' }))['nameMark']).toBeNull();
  });
  it('knows the request that stands for it, until they are two again', () => {
    const merged: Past = [...submitted, ['LeadMerged', { leadId, into: '018f2a10-0000-7000-8000-0000000000c3' }]];
    expect(rowOf(leads, merged)['mergedInto']).toBe('018f2a10-0000-7000-8000-0000000000c3');
    expect(rowOf(leads, [...merged, ['LeadUnmerged', { leadId, from: 'x', slaAt: at(30) }]])['mergedInto']).toBeNull();
  });
  it('shows a claim until the last of several has ended', () => {
    const claim: [string, Record<string, unknown>] = ['ClaimStarted', { holdUntil: at(10) }];
    const back: [string, Record<string, unknown>] = ['ClaimReleased', { cause: 'cancelled' }];
    const live = (...more: [string, Record<string, unknown>][]) => rowOf(leads, offering, more)['claimLive'];
    expect([
      live(claim),
      live(claim, claim, back),
      live(claim, claim, back, back),
      live(claim, ['ClaimExpired', {}]),
      live(claim, ['RoundClosed', {}]),
    ]).toEqual([true, true, false, false, false]);
  });
  it.each([
    ['OfferExpired', { offerIds: ['a', 'b'] }, 1],
    ['OffersWithdrawn', { offerIds: ['a'] }, 2],
    ['OffersClosed', { offerIds: ['a', 'b', 'c', 'd'] }, 0],
    ['ClaimReleased', { cause: 'conflict' }, 2],
    ['RoundClosed', {}, 0],
  ] as [string, Record<string, unknown>, number][])('after %s %j so many of three offers are open: %i', (type, data, open) =>
    expect(
      rowOf(leads, offering, [
        ['OfferMade', {}],
        ['OfferMade', {}],
        ['OfferMade', {}],
        [type, data],
      ])['offersOpen'],
    ).toBe(open),
  );
  it.each([
    [
      'LeadEdited',
      { changed: ['region'], facts: { region: '03', lawyerType: 'estates' }, email: 'm@exemple.ca' },
      { region: '03', lawyerType: 'estates', email: 'm@exemple.ca' },
    ],
    ['LeadPriceSet', { creditValue: 2.5 }, { priceCc: 250 }],
    ['SuperLeadSet', { multiplier: 3 }, { superLead: true }],
    ['SuperLeadCleared', {}, { superLead: false }],
    ['ClientReadyAlertSet', { kind: 'serious' }, { clientReady: true }],
    ['LeadTagged', {}, { tagged: true }],
    ['LeadUntagged', {}, { tagged: false }],
    ['LeadAssignedToStaff', { assigneeId: 'staff-2' }, { assigneeId: 'staff-2' }],
    ['LeadBlocked', { blockType: 'spam' }, { state: 'Blocked', blockType: 'spam' }],
    ['LeadUnblocked', {}, { blockType: null }],
    ['LeadRejected', { reasonCode: 'notLegal' }, { state: 'Rejected', closeReason: 'notLegal' }],
    ['LeadWithdrawn', { reason: 'solved' }, { state: 'Withdrawn', closeReason: 'solved' }],
    ['LeadClosed', { closeReason: 'other' }, { state: 'Closed', closeReason: 'other' }],
    ['LeadReopened', { slaAt: at(30) }, { state: 'ToValidate', slaAt: at(30), closeReason: null }],
    ['LeadValidated', { sendAfter: T0 }, { state: 'Ready', slaAt: null }],
    ['LeadDraftAbandoned', {}, { closeReason: 'abandoned' }],
    ['LeadConfirmationExpired', {}, { closeReason: 'notConfirmed' }],
  ] as [string, Record<string, unknown>, Row][])('%s %j changes the row to %j', (type, data, row) =>
    expect(rowOf(leads, queued, [[type, data]])).toMatchObject(row),
  );
  it('counts open offers and shows a live claim', () => {
    const made: [string, Record<string, unknown>][] = [
      ['RoundStarted', { round: 1 }],
      ['WaveStarted', { wave: 1 }],
      ['OfferMade', {}],
      ['OfferMade', {}],
      ['OfferMade', {}],
    ];
    expect(rowOf(leads, offering, made)).toMatchObject({ state: 'Offering', round: 1, wave: 1, offersOpen: 3, claimLive: false });
    expect(rowOf(leads, offering, [...made, ['OfferRefused', {}], ['ClaimStarted', {}]])).toMatchObject({ offersOpen: 2, claimLive: true });
    expect(
      rowOf(leads, accepted, [...made, ['ClaimStarted', {}], ['AcceptanceConfirmed', {}], ['OffersClosed', { offerIds: ['a', 'b'] }]]),
    ).toMatchObject({ offersOpen: 0, claimLive: false });
  });
});

describe('lead-details', () => {
  it('holds every fact, sealed ones apart', () => {
    const row = rowOf(leadDetails, [
      ...taken,
      [
        'LeadEdited',
        { leadId, personId, changed: ['rate'], facts: { rate: '5' }, privateFacts: { budgetNumber: 900 }, email: 'm@exemple.ca' },
        T0,
        staff,
      ],
    ]);
    expect(row).toMatchObject({
      facts: { rate: '5', lawyerType: 'family', emailConfirmed: false },
      privateFacts: { budgetNumber: 900, revenueRange: 2 },
      email: 'm@exemple.ca',
      emailConfirmed: false,
    });
    expect(row['facts']).not.toHaveProperty('budgetNumber');
  });
  it('reads an erased client as empty fields', () => {
    const erased: Past = submitted.map((e) =>
      e[0] === 'LeadSubmitted'
        ? [e[0], { ...e[1], clientName: '[erased]', address: '[erased]', privateFacts: '[erased]', othersInvolved: '[erased]' }]
        : e,
    );
    expect(rowOf(leadDetails, erased)).toMatchObject({ clientName: '[erased]', address: null, privateFacts: null, othersInvolved: null });
  });
});

describe('lead-statuses', () => {
  it('shows steps, masked addresses and what the client may do', () => {
    expect(rowOf(leadStatuses, submitted)).toMatchObject({
      state: 'AwaitingConfirmation',
      maskedEmail: 'm•••@exemple.ca',
      maskedPhone: '•••-1234',
      confirmKind: 'general',
      steps: [{ step: 'sent', at: T0 }],
      actions: ['ResendConfirmation', 'ConfirmLeadEmail', 'ConfirmLeadPhone', 'EditLead', 'WithdrawLead'],
    });
    expect(rowOf(leadStatuses, queued)['actions']).toEqual(['ResendConfirmation', 'ConfirmLeadPhone', 'EditLead', 'WithdrawLead']);
  });
  it('is written by no step of the staff that the client does not see', () => {
    expect(['LeadTagged', 'LeadAssignedToStaff', 'LeadPriceSet'].filter((type) => leadStatuses.on[type])).toEqual([]);
    expect(rowOf(leadStatuses, taken)['state']).toBe('InValidation');
  });
  it('counts to whom the names were shown, and who accepted', () =>
    expect(
      rowOf(leadStatuses, accepted, [
        ['ClaimStarted', {}],
        ['ClaimNamesRevealed', {}],
        ['AcceptanceConfirmed', { professionalId: 'p-1' }],
      ]),
    ).toMatchObject({ namesShownTo: 1, acceptedBy: ['p-1'], claimLive: false, state: 'Accepted' }));
});
