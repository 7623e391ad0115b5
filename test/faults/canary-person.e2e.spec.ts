import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { View } from '@jurilien/event-sourcing';
import { addPlainWork, figuresOfCanary, rebuildViews, sealNewRows, verifySeals } from '@jurilien/persistence';
import { work } from '@jurilien/processes';
import { stateOf } from '@jurilien/runtime';
import { availability } from '@jurilien/scheduling';
import { backUp } from '../../services/worker/src/backup/commands.js';
import { startBucket } from '../support/bucket.js';
import { CANARY, found, heldOf, KINDS, marks, seedCanary } from '../support/canary.js';
import { toldOthers } from '../support/canary-words.js';
import { erase, type Held } from '../support/erasing.js';
import { bounded, eventually } from '../support/eventually.js';
import { PATIENCE_SECONDS } from '../support/faults.js';
import { nothingPending, viewTable } from '../support/invariants.js';
import type { Journey } from '../support/journey.js';
import { textOfFolder, wordsIn, wordsInDatabase } from '../support/left-behind.js';
import { call, settled, startSystem, type System } from '../support/system.js';

const wholesOf = async (system: System, held: readonly Held[]): Promise<number> =>
  (
    await system.kernel.db.query(
      `select distinct unnest(owners) as owner from ${viewTable(system, 'holdings')} where "entityId" = any($1)`,
      [held.map(({ id }) => id)],
    )
  ).length;

/** What opens everything that is sealed of some persons, as it is stored: wrapped. */
const keysOf = async (system: System, held: readonly Held[]): Promise<string[]> =>
  (
    await system.kernel.db.query<{ sealed: string }>(
      `select wrapped::json ->> 'ct' as sealed from person_keys where wrapped <> '' and split_part(owner, '/', 1) in
         (select unnest(owners) from ${viewTable(system, 'holdings')} where "entityId" = any($1))`,
      [held.map(({ id }) => id)],
    )
  ).map(({ sealed }) => sealed);

/** The texts that lie at the provider. */
const texts = async ({ sandbox }: System): Promise<string> => JSON.stringify((await call(sandbox.origin, 'GET', '/api/messages')).body);

/** The rows of a view, without when and in which order they were written. */
const rowsOf = (system: System, view: View): Promise<object[]> =>
  system.kernel.db.query(`select to_jsonb(t) as row from ${viewTable(system, view.name)} t order by "${view.key}"::text`);

describe('a canary person', () => {
  let system: System;
  let journey: Journey;
  const folders = { data: '', keys: '' };
  let home: string;
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  /** Their keys, wrapped. */
  let keys: string[];
  /** How many of them are whole ones: a line of the ledger about one counts for its parts too. */
  let wholes: number;
  let fileId: string;
  let times: { appointmentId: string; professionalId: string; meetingId: string; callId: string };

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'jurilien-canary-'));
    Object.assign(folders, { data: join(home, 'data'), keys: join(home, 'keys') });
    bucket = await startBucket();
    system = await startSystem({ env: { ...bucket.settings, ERASURES_DIR: join(home, 'erasures') } });
    ({ journey, fileId, ...times } = await bounded(() => seedCanary(system), 'putting the canary everywhere', PATIENCE_SECONDS));
    // What others were told of them is sealed with the keys of those others.
    await toldOthers(system, ['R15', 'R35-team', 'candidate-accepted'], [CANARY.caller, CANARY.candidateEmail, CANARY.takerPhoneWritten]);
    await nothingPending(system);
    await eventually(async () => (await heldOf(system)).length >= KINDS.length, 'what is held of the canary');
  });
  afterAll(async () => {
    await system?.close();
    await bucket?.close();
    await rm(home, { recursive: true, force: true });
  });

  /** Adds to the backup what is new. */
  const backedUp = async () => {
    expect(await backUp(system.kernel, folders, { print: () => undefined, progress: () => undefined, operator: 'drill' })).toBe(true);
    return { data: await textOfFolder(folders.data), keys: await textOfFolder(folders.keys) };
  };

  it('is everywhere before it is erased: the search can see', async () => {
    const places = await found(system);
    // No list shows these: a card reads them from the log.
    for (const mark of marks.filter((mark) => ![CANARY.draftedLicence, CANARY.school, CANARY.elsewhere].includes(mark as never)))
      expect({ mark, seen: places.some((place) => place.endsWith(mark)) }).toEqual({ mark, seen: true });
    const held = await heldOf(system);
    expect(held.map(({ kind }) => kind).sort()).toEqual(KINDS);
    keys = await keysOf(system, held);
    wholes = await wholesOf(system, held);
    expect(keys.length).toBeGreaterThanOrEqual(KINDS.length);
    expect(wordsIn(await texts(system), [CANARY.text, CANARY.phone])).toEqual([CANARY.text, CANARY.phone]);
    expect([...bucket.objects.keys()].join()).toContain(fileId);
    const backup = await backedUp();
    expect(wordsIn(backup.keys, keys)).toEqual(keys);
    // A backup of data has what happened to them, and says nothing of who they are.
    expect(backup.data).toContain(journey.leadId);
    expect(wordsIn(backup.data, [...marks, ...keys])).toEqual([]);
    // Nor when they were busy elsewhere, which no key seals.
    expect(backup.data).not.toContain('external_busy');
  });

  it('L25-10: is nowhere after: no table, no figure, no file, no text at the provider', async () => {
    await erase(system, await heldOf(system));
    expect(await found(system)).toEqual([]);
    expect(await heldOf(system)).toEqual([]);
    const figures = await system.figures();
    expect(marks.filter((mark) => figures.includes(mark))).toEqual([]);
    expect(wordsIn(await texts(system), marks)).toEqual([]);
    expect([...bucket.objects.keys()].join()).not.toContain(fileId);
  });

  it('is expected nowhere after: what they had ahead is called off, and their calendars are closed', async () => {
    const { kernel } = system;
    const { appointmentId, meetingId, callId, professionalId } = times;
    const cancelled = async (view: string, id: string) =>
      kernel.db.query(`select state, "cancelReason" as why from ${viewTable(system, view)} where id = $1`, [id]);
    expect(await cancelled('appointments', appointmentId)).toEqual([{ state: 'Cancelled', why: 'erased' }]);
    for (const id of [meetingId, callId]) expect(await cancelled('meetings', id)).toEqual([{ state: 'Cancelled', why: 'erased' }]);
    expect(await stateOf(kernel, availability, professionalId)).toMatchObject({ feed: 0, external: false });
    await eventually(
      async () => (await kernel.db.query('select 1 from external_busy where owner_id = $1', [professionalId])).length === 0,
      'nothing of their other calendar',
    );
  });

  it('is in no backup after: neither their words nor a key that opens them, not even in the ledger of erasures', async () => {
    expect(await wordsInDatabase(system.kernel.db, keys)).toEqual([]);
    const { data, keys: left } = await backedUp();
    const ledger = await textOfFolder(join(home, 'erasures'));
    for (const text of [data, left, ledger]) expect(wordsIn(text, [...marks, ...keys])).toEqual([]);
    expect(ledger.trim().split('\n').length).toBeGreaterThanOrEqual(wholes);
  });

  it('L25-11: leaves the audit chain whole, and every table as a rebuild makes it', async () => {
    const { db, codec, registry, settings } = system.kernel;
    await sealNewRows(db, settings.MASTER_KEY);
    expect((await verifySeals(db, [settings.MASTER_KEY])).breach).toBeUndefined();
    const views = [...registry.views.values()];
    const before = await Promise.all(views.map((view) => rowsOf(system, view)));
    await rebuildViews(db, codec, views);
    const after = await Promise.all(views.map((view) => rowsOf(system, view)));
    for (const [i, view] of views.entries()) expect({ view: view.name, rows: after[i] }).toEqual({ view: view.name, rows: before[i] });
    expect(await found(system)).toEqual([]);
  });

  it('has left to the professional who knew them the word that they are erased', async () => {
    const told = await eventually(async () => {
      const mails = (await call(system.sandbox.origin, 'GET', '/api/mail')).body as { to: string[]; subject: string; text: string }[];
      return mails.find(({ subject }) => subject.includes(journey.code) && subject.includes('effacer'));
    }, 'the letter to the professional');
    expect(marks.filter((mark) => JSON.stringify(told).includes(mark))).toEqual([]);
  });

  it('is asked for nothing any more: a command on it says that its person is erased', async () => {
    await expect(system.dispatch('TagLead', { leadId: journey.leadId })).rejects.toMatchObject({
      code: 'WRONG_STATE',
      detail: 'person-erased',
    });
    await expect(system.dispatch('ReopenLead', { leadId: journey.leadId })).rejects.toMatchObject({ detail: 'person-erased' });
  });

  it('is heard when they write again, under a new key that can be erased in its turn', async () => {
    await call(system.sandbox.origin, 'POST', '/api/reply', { from: `+1${CANARY.phone}`, body: `De retour, ${CANARY.text}` });
    const [again] = await eventually(async () => {
      const held = await heldOf(system);
      return held.length > 0 && held;
    }, 'the new conversation');
    expect(again).toMatchObject({ kind: 'conversation', id: expect.stringMatching(/\+2$/) });
    await nothingPending(system);
    expect((await found(system)).length).toBeGreaterThan(0);
    await erase(system, [again!]);
    await eventually(async () => (await found(system)).length === 0, 'nothing of the second conversation');
  });

  it('waits while a legal hold stands, and goes on under its first clock when it is lifted', async () => {
    const enquiryId = randomUUID();
    const said = { lang: 'fr', name: CANARY.name, email: CANARY.email, topic: 'other', body: `Encore ${CANARY.enquiry}, s’il vous plaît` };
    const { position } = await system.dispatch('SubmitContactForm', { enquiryId, ...said });
    await settled(system.kernel, position);
    const of = { kind: 'enquiry', id: enquiryId };
    const as = (id: string) => ({ actor: { kind: 'user', id, role: 'jurilien_admin' } as const, reason: 'litige' });
    const hold = { ...of, holdId: randomUUID(), until: new Date(Date.now() + 86_400_000).toISOString() };
    await system.dispatch('PlaceLegalHold', hold, as('ada'));
    await system.dispatch('PlaceLegalHold', hold, as('bea'));
    await system.dispatch('StartErasure', { ...of, cause: 'staff' });
    await nothingPending(system);
    expect((await found(system)).length).toBeGreaterThan(0);
    const lift = { ...of, holdId: hold.holdId };
    await system.dispatch('LiftLegalHold', lift, as('ada'));
    await expect(system.dispatch('LiftLegalHold', lift, as('ada'))).rejects.toMatchObject({ code: 'FOUR_EYES_REQUIRED' });
    await system.dispatch('LiftLegalHold', lift, as('bea'));
    await eventually(async () => (await found(system)).length === 0, 'the erasure after the hold');
  });

  it('is erased by a worker that is started again, whatever its providers do meanwhile', async () => {
    await call(system.sandbox.origin, 'POST', '/api/reply', { from: `+1${CANARY.phone}`, body: `Troisième fois, ${CANARY.text}` });
    const [third] = await eventually(async () => {
      const held = await heldOf(system);
      return held.length > 0 && held;
    }, 'the third conversation');
    await nothingPending(system);
    await call(system.sandbox.origin, 'PUT', '/api/faults', { sms: { mode: '500', times: 2 } });
    await system.dispatch('StartErasure', { ...third!, cause: 'staff' });
    await system.stopWorker();
    await system.startWorker();
    await erase(system, [third!]);
    expect(await found(system)).toEqual([]);
    expect(wordsIn(await texts(system), [CANARY.text])).toEqual([]);
  });

  it('is followed by another one each night, which is looked for two nights later', async () => {
    const { db } = system.kernel;
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) {
      await addPlainWork(db, work('canary', `canary-${day}`, { day }));
      await nothingPending(system);
    }
    expect(await figuresOfCanary(db)).toMatchObject({ places: 0 });
    // The search can see: of the last two one is not erased yet, and the other one is.
    const drafts = await db.query<{ state: string }>(
      `select state from ${viewTable(system, 'leads')} where not submitted order by "createdAt"`,
    );
    expect(drafts.map(({ state }) => state)).toEqual(['Withdrawn', 'Withdrawn', 'Draft']);
    expect(await system.figures()).toMatch(/^canary_places 0$/m);
  });
});
