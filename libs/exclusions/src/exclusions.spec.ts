import type { Actor, Config } from '@jurilien/event-sourcing';
import { asShipped, at, configWith, given, rowsOf, story, T0, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import { blacklistEntry } from './blacklist.js';
import { blockList } from './blocks.js';
import { appealBlacklistEntry, expireBlacklistEntry, liftBlacklistEntry, reviewBlacklistEntry } from './decisions/follow-entry.js';
import { removeBlock } from './decisions/remove-block.js';
import { normaliseName } from '@jurilien/personal-data';
import { blacklistMark, clientMarks, maskedValue, partyMark } from './marks.js';
import { blocksRequest, type BlockedRequest } from './requests.js';
import { blacklist } from './views/blacklist.js';
import { blocks } from './views/blocks.js';

const pro = '018f0000-0000-7000-8000-0000000000p1'.replace('p', '9');
const entryId = '018f0000-0000-7000-8000-0000000000e1';
const blockId = '018f0000-0000-7000-8000-0000000000b1';
const hash = (value: string): string => `h:${value}`;
const DAY = 1440;

describe('a name, a number and an address are distinguished by hashes alone', () => {
  it.each([
    ['Élise  Côté-Roy', 'elise cote roy'],
    ['ÉLISE CÔTÉ ROY', 'elise cote roy'],
    ['O’Neil, Seán', 'o neil sean'],
    ['  ', ''],
  ])('%j is read as %j', (name, plain) => expect(normaliseName(name)).toBe(plain));

  it('two owners’ hashes of one name are not alike, and no mark carries the name', () => {
    const mark = (owner: string) => partyMark((v) => `${v.length}`, owner, 'Jean Tremblay');
    expect(partyMark(hash, 'a', 'Jean Tremblay')).not.toBe(partyMark(hash, 'b', 'Jean Tremblay'));
    expect(mark('a')).not.toContain('jean');
    expect(partyMark(hash, 'a', ' - ')).toBeUndefined();
  });
  it('a client is known by address or number, never by a name others bear', () => {
    expect(clientMarks(hash, 'a', { name: 'Jean Tremblay' })).toEqual([]);
    expect(clientMarks(hash, 'a', { email: ' Jean@Exemple.ca ', phone: '+15145550101' })).toEqual([
      'h:block:a:client:jean@exemple.ca',
      'h:block:a:client:+15145550101',
    ]);
  });
  it.each([
    ['email', 'marie.roy@exemple.ca', 'm•••@exemple.ca'],
    ['phone', '+15145550101', '+1514•••0101'],
    ['person', 'Marie Roy', 'M. R.'],
    ['address', '123, rue Principale', '123•••ale'],
    ['ip', '10.1', '10.1'],
  ] as const)('staff see of a %s only its shape', (kind, value, label) => expect(maskedValue(kind, value)).toBe(label));
  it('an entry’s hash does not depend on how the value was typed', () => {
    expect(blacklistMark(hash, 'email', ' A@B.ca ')).toBe(blacklistMark(hash, 'email', 'a@b.CA'));
    expect(blacklistMark(hash, 'person', 'Élise Côté')).toBe(blacklistMark(hash, 'person', 'elise  cote'));
    expect(blacklistMark(hash, 'phone', '+15145550101')).not.toBe(blacklistMark(hash, 'email', '+15145550101'));
  });
});

describe('E14: a block speaks of a request', () => {
  const request: BlockedRequest = {
    fields: ['family', 'youth'],
    region: '06',
    juridicalHelp: true,
    budget: 1,
    client: { name: 'Marie Roy', email: 'marie@exemple.ca', phone: '+15145550102' },
    parties: [{ name: 'Jean Tremblay' }, { name: '' }],
  };
  const asked = { ownerId: pro, hash, now: T0 };
  const says = (block: object, of: Partial<BlockedRequest> = {}) => blocksRequest([block as never], { ...request, ...of }, asked);
  it.each([
    [{ kind: 'field', value: 'youth' }, true],
    [{ kind: 'field', value: 'criminal' }, false],
    [{ kind: 'region', value: '06' }, true],
    [{ kind: 'region', value: '03' }, false],
    [{ kind: 'legalAid' }, true],
    [{ kind: 'lowBudget' }, true],
    [{ kind: 'client', marks: clientMarks(hash, pro, { email: 'Marie@exemple.ca' }) }, true],
    [{ kind: 'client', marks: clientMarks(hash, 'someone else', { email: 'marie@exemple.ca' }) }, false],
    [{ kind: 'party', marks: [partyMark(hash, pro, 'JEAN TREMBLAY')!] }, true],
    [{ kind: 'party', marks: [partyMark(hash, pro, 'Marie Roy')!] }, true],
    [{ kind: 'party', marks: [partyMark(hash, pro, 'Luc Roy')!] }, false],
    [{ kind: 'professional', value: pro }, false],
    [{ kind: 'legalAid', until: at(1) }, true],
    [{ kind: 'legalAid', until: T0 }, false],
  ])('%j: %s', (block, expected) => expect(says(block)).toBe(expected));
  it('a budget no one named, or one above the lowest bracket, is not low', () => {
    expect(says({ kind: 'lowBudget' }, { budget: 0 })).toBe(false);
    expect(says({ kind: 'lowBudget' }, { budget: 2 })).toBe(false);
    expect(says({ kind: 'legalAid' }, { juridicalHelp: false })).toBe(false);
  });
  it('nothing is blocked that no block names, whatever the request', () =>
    fc.assert(
      fc.property(fc.constantFrom('family', 'criminal', 'tax'), fc.string(), fc.emailAddress(), (field, name, email) => {
        const other = { ...request, fields: [field], client: { name, email }, parties: [{ name }] };
        const foreign = clientMarks(hash, pro, { email: `other-${email}` });
        return !blocksRequest(
          [
            { kind: 'client', marks: foreign },
            { kind: 'field', value: 'housing' },
          ],
          other,
          asked,
        );
      }),
    ));
});

describe('own blocks', () => {
  const added: Past = [['BlockAdded', { ownerId: pro, owner: 'professional', blockId, kind: 'field', value: 'tax' }]];
  it('are taken back by their owner, once', () => {
    const remove = (past: Past) => given({ blocks: past }).when(removeBlock, { professionalId: pro, blockId });
    expect(remove(added).types()).toEqual({ blocks: ['BlockRemoved'] });
    expect(remove([...added, ['BlockRemoved', { ownerId: pro, blockId }]]).types()).toEqual({});
  });
  it('are listed until then', () => {
    const happened: StoryEvent[] = [
      [blockList, pro, 'BlockAdded', { ownerId: pro, owner: 'professional', blockId, kind: 'party', marks: ['m'], leadCode: 'K7QF' }],
    ];
    expect(rowsOf(blocks, story(...happened)).get(blockId)).toMatchObject({
      professionalId: pro,
      kind: 'party',
      marks: ['m'],
      createdAt: T0,
    });
    expect(rowsOf(blocks, story(...happened, [blockList, pro, 'BlockRemoved', { ownerId: pro, blockId }])).size).toBe(0);
  });
  it('a client’s block names the professional it is about', () => {
    const happened: StoryEvent = [
      blockList,
      'lead',
      'BlockAdded',
      { ownerId: 'lead', owner: 'client', blockId, kind: 'professional', value: pro },
    ];
    expect(rowsOf(blocks, story(happened)).get(blockId)).toMatchObject({ owner: 'client', professionalId: pro });
  });
});

describe('an entry of the blacklist', () => {
  const data = {
    entryId,
    kind: 'professional',
    mark: 'm',
    label: 'Me Roy',
    professionalId: pro,
    scope: ['receiveOffers'],
    blockType: 'conduct',
    until: at(365 * DAY),
    reviewAt: at(335 * DAY),
  };
  const one = { kind: 'user', id: 'one', role: 'jurilien_admin' } as const;
  const two = { ...one, id: 'two' };
  const active: Past = [['BlacklistEntryAdded', data, T0, one]];
  const appealed: Past = [
    ...active,
    ['BlacklistAppealFiled', { entryId, statement: 'Je conteste cette décision.', answerBy: at(14 * DAY) }],
  ];
  const lifted: Past = [...active, ['BlacklistEntryLifted', { entryId }]];
  const on = (entry: Past) => given({ entry });

  it('is kept on review until another day, a month before which it is looked at again', () => {
    const until = at(90 * DAY);
    const out = on(active).when(reviewBlacklistEntry, { entryId, until }, { actor: one });
    expect(out.events()).toEqual({ entry: [{ type: 'BlacklistEntryReviewed', data: { entryId, until, reviewAt: at(60 * DAY) } }] });
    const soon = on(active).when(reviewBlacklistEntry, { entryId, until: at(10 * DAY) }, { actor: one });
    expect(soon.events().entry![0]!.data).toMatchObject({ reviewAt: T0 });
  });
  it('is not kept for ever, nor into the past, nor when it is over', () => {
    const until = (days: number) =>
      on(active)
        .when(reviewBlacklistEntry, { entryId, until: at(days * DAY) })
        .refusal();
    expect(until(0)).toBe('VALIDATION: until-out-of-range');
    expect(until(733)).toBe('VALIDATION: until-out-of-range');
    expect(
      on(lifted)
        .when(reviewBlacklistEntry, { entryId, until: at(DAY) })
        .refusal(),
    ).toBe('WRONG_STATE: entry-is-lifted');
    expect(
      on([])
        .when(reviewBlacklistEntry, { entryId, until: at(DAY) })
        .refusal(),
    ).toBe('NOT_FOUND: blacklist-entry');
  });
  it('an appeal is answered within the working days in force', () => {
    const answerBy = (config: Config) =>
      on([['BlacklistEntryAdded', { ...data, kind: 'professional', professionalId: pro }, T0, one]])
        .when(appealBlacklistEntry, { entryId, professionalId: pro, statement: 'Je conteste cette décision.' }, { config })
        .events().entry![0]!.data;
    // T0 is a Monday.
    expect(answerBy(asShipped())).toMatchObject({ answerBy: at(14 * DAY) });
    expect(answerBy(configWith({ 'blacklist.appealBusinessDays': 3 }))).toMatchObject({ answerBy: at(3 * DAY) });
  });
  it('an appeal is answered by another person than who made it count, whichever way', () => {
    const keep = (actor: Actor) => on(appealed).when(reviewBlacklistEntry, { entryId, until: at(DAY) }, { actor });
    const lift = (actor: Actor) => on(appealed).when(liftBlacklistEntry, { entryId }, { actor });
    expect(keep(one).refusal()).toBe('FOUR_EYES_REQUIRED: appeal-needs-another-person');
    expect(lift(one).refusal()).toBe('FOUR_EYES_REQUIRED: appeal-needs-another-person');
    expect(keep(two).types()).toEqual({ entry: ['BlacklistEntryReviewed'] });
    expect(lift(two).types()).toEqual({ entry: ['BlacklistEntryLifted'] });
  });
  // proves: S10
  it('that holds everywhere is kept and lifted by administrators of everything, not by those of a province', () => {
    const ofOntario = { ...two, role: 'jurilien_admin_on', provinces: ['ON'] as const };
    const asked = { entryId, until: at(DAY) };
    const national = 'FORBIDDEN: national-administrators-only';
    for (const past of [active, appealed, [['BlacklistEntryProposed', { ...data, why: 'national' }, T0, one]] as Past]) {
      expect(on(past).when(liftBlacklistEntry, { entryId }, { actor: ofOntario }).refusal()).toBe(national);
      expect(on(past).when(reviewBlacklistEntry, asked, { actor: ofOntario }).refusal()).toBe(national);
    }
    const ofOwn: Past = [['BlacklistEntryProposed', { ...data, why: 'national' }, T0, ofOntario]];
    expect(on(ofOwn).when(liftBlacklistEntry, { entryId }, { actor: ofOntario }).types()).toEqual({ entry: ['BlacklistEntryLifted'] });
    const local: Past = [['BlacklistEntryAdded', { ...data, province: 'ON' }, T0, one]];
    expect(on(local).when(liftBlacklistEntry, { entryId }, { actor: ofOntario }).types()).toEqual({ entry: ['BlacklistEntryLifted'] });
    expect(on(local).when(reviewBlacklistEntry, asked, { actor: ofOntario }).types()).toEqual({ entry: ['BlacklistEntryReviewed'] });
  });
  it('is lifted once, also while it is only proposed', () => {
    const proposed: Past = [['BlacklistEntryProposed', { ...data, why: 'professional' }, T0, one]];
    expect(on(proposed).when(liftBlacklistEntry, { entryId }).types()).toEqual({ entry: ['BlacklistEntryLifted'] });
    expect(on(lifted).when(liftBlacklistEntry, { entryId }).types()).toEqual({});
    expect(on([]).when(liftBlacklistEntry, { entryId }).refusal()).toBe('NOT_FOUND: blacklist-entry');
  });
  it('is appealed by whom it is about, once, and answered within ten business days', () => {
    const appeal = (past: Past, professionalId = pro) =>
      on(past).when(appealBlacklistEntry, { entryId, professionalId, statement: 'Je conteste cette décision.' });
    expect(appeal(active).events().entry![0]!.data).toMatchObject({ answerBy: '2026-11-16T15:00:00.000Z' });
    expect(appeal(appealed).types()).toEqual({});
    expect(appeal(lifted).refusal()).toBe('WRONG_STATE: entry-is-lifted');
    expect(appeal(active, blockId).refusal()).toBe('NOT_FOUND: blacklist-entry');
  });
  it('ends on its day, not before, and a late timer ends nothing that a review prolonged', () => {
    const end = (past: Past, days: number) => on(past).when(expireBlacklistEntry, { entryId }, { now: at(days * DAY) });
    expect(end(active, 364).refusal()).toBe('WRONG_STATE: not-due');
    expect(end(active, 365).types()).toEqual({ entry: ['BlacklistEntryExpired'] });
    expect(end(lifted, 365).types()).toEqual({});
    const kept: Past = [...active, ['BlacklistEntryReviewed', { entryId, until: at(400 * DAY), reviewAt: at(370 * DAY) }]];
    expect(end(kept, 365).refusal()).toBe('WRONG_STATE: not-due');
  });
  it('is listed with its state, its appeal and its end', () => {
    const row = (...more: [string, object][]) =>
      rowsOf(
        blacklist,
        story(
          [blacklistEntry, entryId, 'BlacklistEntryAdded', data],
          ...more.map(([t, d]): StoryEvent => [blacklistEntry, entryId, t, { entryId, ...d }]),
        ),
      ).get(entryId);
    expect(row()).toMatchObject({ state: 'Active', label: 'Me Roy', createdAt: T0 });
    expect(row(['BlacklistAppealFiled', { statement: 'Non.', answerBy: at(9) }])).toMatchObject({ state: 'UnderReview', answerBy: at(9) });
    expect(row(['BlacklistEntryReviewed', { until: at(9), reviewAt: at(8) }])).toMatchObject({ state: 'Active', until: at(9) });
    expect(row(['BlacklistEntryLifted', {}])).toMatchObject({ state: 'Lifted', endedAt: T0 });
    expect(row(['BlacklistEntryExpired', {}])).toMatchObject({ state: 'Expired' });
    const [proposed, added] = story(
      [blacklistEntry, entryId, 'BlacklistEntryProposed', { ...data, why: 'national' }],
      [blacklistEntry, entryId, 'BlacklistEntryAdded', data],
    );
    const because = [
      { ...proposed!, reason: 'Plaintes répétées' },
      { ...added!, reason: 'Vérifié au syndic' },
    ];
    expect(rowsOf(blacklist, because.slice(0, 1)).get(entryId)).toMatchObject({
      state: 'Proposed',
      why: 'national',
      note: 'Plaintes répétées',
    });
    // Who decides reads why it was proposed; who comes later reads both.
    expect(rowsOf(blacklist, because).get(entryId)).toMatchObject({ note: 'Plaintes répétées', decisionNote: 'Vérifié au syndic' });
  });
});
