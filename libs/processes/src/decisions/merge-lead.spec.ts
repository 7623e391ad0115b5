import type { Row, View } from '@jurilien/event-sourcing';
import { at, rowsOf, T0, type Past } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import * as lives from '@jurilien/lead/testing';
import { distribution } from '@jurilien/search';
import { matchLeads } from '../../../search/src/views/match-leads.js';
import { accepting, claimed, running } from '../claims.testing.js';
import { memoryLog, said, type Sent } from '../memory-log.testing.js';
import { holdings } from '../views/privacy/holdings.js';
import { retained } from '../views/privacy/retained.js';
import { leadDetails } from '../views/request/lead-details.js';
import { leads } from '../views/request/leads.js';
import { leadStatuses } from '../views/request/lead-statuses.js';

const { staff, validator, leadId: kept, otherLead: absorbed } = lives;
const DAY = 1_440;
/** The same life as another request's. */
const ofOther = (past: Past): Past =>
  past.map(([type, data, ...rest]) => [type, { ...data, leadId: absorbed }, ...rest] as unknown as Past[number]);
const unproven: Past = [
  ...lives.submitted,
  ['LeadQueuedForValidation', { leadId: kept, confirmed: false, slaAt: at(30), lang: 'fr', province: 'QC' }],
];
const merge = (input: object = {}, now = at(1), actor: Sent['actor'] = staff): Sent => ({
  name: 'MergeLead',
  input: { leadId: absorbed, into: kept, ...input },
  actor,
  at: now,
});
const unmerge = (now = at(2)): Sent => ({ name: 'UnmergeLead', input: { leadId: absorbed, into: kept }, actor: staff, at: now });

function world(survivor: Past = lives.queued, other: Past = ofOther(lives.queued), search: Past = []) {
  const log = memoryLog();
  log.seed(lead, kept, survivor);
  log.seed(lead, absorbed, other);
  if (search.length > 0) log.seed(distribution, kept, search);
  return {
    ...log,
    says: async (sent: Sent) => said(await log.send(sent)),
    kept: () => log.state(lead, kept),
    other: () => log.state(lead, absorbed),
  };
}

describe('merging two requests', () => {
  it('ends one in the other, which keeps its state and who it is assigned to', async () => {
    const survivor: Past = [...lives.taken, ['LeadAssignedToStaff', { leadId: kept, assigneeId: 'staff-9' }]];
    const w = world(survivor);
    expect(await w.says(merge())).toEqual(['LeadMerged', 'LeadAbsorbed']);
    expect(w.other()).toMatchObject({ status: 'Merged', mergedInto: kept, endedAt: at(1), endedBy: staff.id });
    expect(w.kept()).toMatchObject({ status: 'InValidation', assigneeId: 'staff-9', lockedBy: staff.id });
    expect(w.kept().absorbed.map((each) => each.leadId)).toEqual([absorbed]);
  });

  it('is done once: the same again says nothing, into a third is refused', async () => {
    const w = world();
    await w.send(merge());
    expect(await w.says(merge())).toEqual([]);
    expect(await w.says(merge({ into: '018f2a10-0000-7000-8000-0000000000c3' }))).toBe('WRONG_STATE: lead-is-merged');
  });

  it.each<[string, Past, Past, string]>([
    ['that ended', lives.withdrawn, ofOther(lives.queued), 'WRONG_STATE: survivor-ended'],
    ['that is a draft', lives.draft, ofOther(lives.queued), 'WRONG_STATE: survivor-is-draft'],
    ['that does not exist', [], ofOther(lives.queued), 'NOT_FOUND: lead'],
    ['from one on offer', lives.queued, ofOther(lives.offering), 'WRONG_STATE: lead-is-offering'],
    [
      'from one that was offered before',
      lives.queued,
      ofOther([...lives.accepted, ['LeadReturnedToReady', { leadId: kept, acceptanceId: 'a-1', sendAfter: T0 }]]),
      'WRONG_STATE: was-offered',
    ],
    [
      'from one that was offered and renewed',
      lives.queued,
      ofOther([...lives.unserved, ['LeadRenewed', { leadId: kept, renewalCount: 1, channel: 'link', changes: [], ready: true }]]),
      'WRONG_STATE: was-offered',
    ],
    [
      'from one that stands for others',
      lives.queued,
      ofOther([...lives.queued, ['LeadAbsorbed', { leadId: kept, absorbed: 'x', proven: [], refused: [], acceptances: 0 }]]),
      'WRONG_STATE: has-absorbed',
    ],
    [
      'from one that is merged',
      lives.queued,
      ofOther([...lives.queued, ['LeadMerged', { leadId: kept, into: 'x' }]]),
      'WRONG_STATE: lead-is-merged',
    ],
  ])('is refused with a request %s', async (_what, survivor, other, refusal) => {
    expect(await world(survivor, other).says(merge())).toBe(refusal);
  });

  it('is refused with itself, and to a validator who has neither taken it nor been given it', async () => {
    expect(await world().says(merge({ into: absorbed }))).toBe('VALIDATION: fields');
    expect(await world().says(merge({}, at(1), validator))).toBe('FORBIDDEN: not-taken-by-you');
  });

  it('has what was proven of the same addresses count for both, and of other addresses not', async () => {
    const w = world(unproven);
    await w.send(merge());
    expect(w.kept().facts).toMatchObject({ emailConfirmed: true, phoneNumberConfirmed: false });
    const elsewhere = world(
      unproven.map(([type, data]) => (type === 'LeadSubmitted' ? [type, { ...data, email: 'autre@exemple.ca' }] : [type, data])),
    );
    await elsewhere.send(merge());
    expect(elsewhere.kept().facts.emailConfirmed).toBe(false);
  });

  it('takes no place of the proof that the kept one gives itself, which it keeps', async () => {
    const w = world(unproven);
    await w.send(merge());
    const link: Sent = { name: 'ConfirmLeadEmail', input: { leadId: kept }, actor: lives.client, at: at(2) };
    expect([await w.says(link), await w.says(link)]).toEqual([['LeadEmailConfirmed'], []]);
    await w.send(unmerge(at(3)));
    expect(w.kept().facts.emailConfirmed).toBe(true);
  });

  it('sends on a request that waited for nothing but such a proof', async () => {
    const w = world(lives.submitted);
    expect(await w.says(merge())).toEqual(['LeadMerged', 'LeadAbsorbed', 'LeadQueuedForValidation']);
    expect(w.kept().status).toBe('ToValidate');
  });

  it('lets the strictest consents win, until the client is asked again', async () => {
    const yes: Past[number] = ['ConsentRecorded', { leadId: kept, purpose: 'contact', textVersion: '1', granted: true }];
    const no: Past[number] = ['ConsentRecorded', { leadId: kept, purpose: 'contact', textVersion: '1', granted: false }];
    const w = world([...lives.queued, yes], ofOther([...lives.queued, no]));
    await w.send(merge());
    expect(w.kept().consents).toMatchObject({ sharing: true, contact: false });
    await w.send(unmerge());
    expect(w.kept().consents).toMatchObject({ sharing: true, contact: true });
    const asked = world(
      [...lives.queued, yes, ['LeadAbsorbed', { leadId: kept, absorbed, proven: [], refused: ['contact'], acceptances: 0 }], no],
      ofOther([...lives.queued, ['LeadMerged', { leadId: kept, into: kept }]]),
    );
    await asked.send(unmerge());
    expect(asked.kept().consents['contact']).toBe(false);
  });

  it('leaves what another absorbed request still proves', async () => {
    const third = '018f2a10-0000-7000-8000-0000000000c3';
    const w = world(unproven);
    w.seed(
      lead,
      third,
      lives.queued.map(([type, data, ...rest]) => [type, { ...data, leadId: third }, ...rest] as unknown as Past[number]),
    );
    await w.send(merge());
    await w.send(merge({ leadId: third }));
    await w.send(unmerge());
    expect(w.kept().facts.emailConfirmed).toBe(true);
    await w.send({ ...unmerge(), input: { leadId: third, into: kept } });
    expect(w.kept()).toMatchObject({ facts: { emailConfirmed: false }, absorbed: [], lent: { proven: [] } });
  });

  it('loses to a start of the offers of the same instant, and to nothing that leaves the request as it was', async () => {
    const offered = world(lives.queued, ofOther(lives.ready));
    const start: Sent = { name: 'StartOffering', input: { leadId: absorbed }, actor: lives.system, at: at(1) };
    const [started, merged] = await offered.race(start, merge());
    expect([said(started), said(merged)]).toEqual([['LeadOfferingStarted'], 'WRONG_STATE: lead-is-offering']);
    const other = world(lives.queued, ofOther(lives.ready));
    const [first, late] = await other.race(merge(), start);
    expect([said(first), said(late)]).toEqual([['LeadMerged', 'LeadAbsorbed'], 'WRONG_STATE: lead-is-merged']);
  });
});

describe('undoing a merge', () => {
  it('is possible for its days, and gives the request back to the team with a time to look at it', async () => {
    const w = world();
    await w.send(merge());
    expect(await w.says(unmerge(at(30 * DAY + 1)))).toBe('WRONG_STATE: too-long-ago');
    expect(await w.says(unmerge(at(30 * DAY)))).toEqual(['LeadUnmerged', 'LeadSeparated']);
    expect(w.other()).toMatchObject({ status: 'ToValidate', mergedInto: undefined, endedAt: undefined });
    expect(Date.parse(w.other().slaAt!)).toBeGreaterThan(Date.parse(at(30 * DAY)));
    expect(await w.says(unmerge(at(30 * DAY)))).toBe('WRONG_STATE: lead-is-to-validate');
  });

  it('after a change of the kept one leaves that change, and takes no proof that is of another address by now', async () => {
    const w = world(unproven);
    await w.send(merge());
    expect(w.kept().facts.emailConfirmed).toBe(true);
    const email = 'maude.nouvelle@exemple.ca';
    w.seed(lead, kept, [
      ...unproven,
      ['LeadAbsorbed', { leadId: kept, absorbed, proven: ['email'], refused: [], acceptances: 0 }],
      ['LeadEdited', { leadId: kept, personId: lives.personId, changed: ['email'], facts: {}, email }],
      ['LeadEmailConfirmed', { leadId: kept, method: 'link' }],
    ]);
    expect(await w.says(unmerge(at(3)))).toEqual(['LeadUnmerged', 'LeadSeparated']);
    // The new address was proven by itself.
    expect(w.kept()).toMatchObject({ email, absorbed: [], facts: { emailConfirmed: true } });
    expect(w.other()).toMatchObject({ status: 'ToValidate', mergedInto: undefined });
  });

  it('is refused once someone accepted the request that stands for both', async () => {
    const w = world(lives.offering, ofOther(lives.queued), [...running, claimed(1)]);
    await w.send(merge());
    w.seed(distribution, kept, [...running, claimed(1), accepting(1, true)]);
    expect(await w.says(unmerge())).toBe('WRONG_STATE: survivor-accepted-since');
    const before = world(lives.accepted, ofOther(lives.queued), [...running, claimed(1), accepting(1, true)]);
    await before.send(merge());
    expect(await before.says(unmerge())).toEqual(['LeadUnmerged', 'LeadSeparated']);
  });

  /** Columns that say when a row last changed, and by when the team is to look again. */
  const MOVES = ['version', 'updatedAt', 'slaAt', 'queueAt', 'nextAt', 'expectedAt', 'queuedAt', 'lockUntil'];
  const rows = (view: View, w: ReturnType<typeof world>): Record<string, Row> =>
    Object.fromEntries(
      [...rowsOf(view, w.all())].map(([key, row]) => [
        key,
        Object.fromEntries(Object.entries(row).filter(([name, value]) => !MOVES.includes(name) && value !== null && value !== undefined)),
      ]),
    );

  it.each([leads, leadDetails, leadStatuses, holdings, retained, matchLeads] as readonly View[])(
    'leaves both as they were before it in $name',
    async (view) => {
      const yes: Past[number] = ['ConsentRecorded', { leadId: kept, purpose: 'contact', textVersion: '1', granted: true }];
      const no: Past[number] = ['ConsentRecorded', { leadId: kept, purpose: 'contact', textVersion: '1', granted: false }];
      for (const survivor of [unproven, lives.queued, lives.taken, lives.offering]) {
        const w = world([...survivor, yes], ofOther([...lives.queued, no]));
        const before = rows(view, w);
        await w.send(merge());
        await w.send(unmerge());
        expect(w.other().status).toBe('ToValidate');
        expect(rows(view, w)).toEqual(before);
      }
    },
  );
});
