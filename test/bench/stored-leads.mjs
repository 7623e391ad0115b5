/** Requests of a year, as events of the catalogue: folded into the list, or appended to the log. */
import { randomUUID } from 'node:crypto';
import { appendBatches } from './appended.mjs';
import { lib } from './product.mjs';

const DAY = 86_400_000;
const FIRST = ['Marie', 'Jean', 'Océane', 'Mathieu', 'Sophie', 'Luc', 'Aïcha', 'David', 'Chantal', 'Omar', 'Julie', 'Kevin'];
const LAST = [
  'Tremblay',
  'Gagnon',
  'Roy',
  'Côté',
  'Bouchard',
  'Gauthier',
  'Morin',
  'Lavoie',
  'Fortin',
  'Smith',
  'Nguyen',
  'Singh',
  'Pelletier',
];
const CITIES = {
  QC: ['Montréal', 'Québec', 'Laval', 'Gatineau', 'Sherbrooke', 'Saguenay'],
  ON: ['Toronto', 'Ottawa', 'Hamilton', 'London', 'Sudbury', 'Windsor'],
};
/** Where requests stand after a year: most are over, a few hundred are in someone's hands. */
const ENDS = [
  ['LeadWithdrawn', 30],
  ['LeadClosed', 40],
  ['LeadRejected', 20],
  ['LeadOfferingStarted', 5],
  ['LeadQueuedForValidation', 3],
  ['LeadTakenForValidation', 1],
  ['LeadSubmitted', 1],
];
const pick = (list, i) => list[i % list.length];
const endOf = (i) => {
  let left = (i * 37) % 100;
  return ENDS.find(([, share]) => (left -= share) < 0)[0];
};

const DESCRIPTION = 'Je me sépare après onze ans et nous avons deux enfants. Je veux savoir quoi faire en premier et ce que cela coûte.';

/**
 * @param born when, in ms
 * @param config under which everything was decided
 * @param end the last thing that happened to it
 */
export function* lifeOf(i, born, initial, config, end = endOf(i)) {
  const leadId = randomUUID();
  const at = (minutes) => new Date(born + minutes * 60_000).toISOString();
  const province = i % 3 === 0 ? 'ON' : 'QC';
  let version = 0;
  const event = (type, data, minutes) => ({
    stream: `lead-${leadId}`,
    version: ++version,
    position: 0,
    type,
    data: { leadId, personId: leadId, ...data },
    occurredAt: at(minutes),
    actor: { kind: 'user', id: 'staff' },
    config,
  });
  const facts = {
    ...initial.INITIAL_CLEAR,
    lawyerType: pick(['family', 'housing', 'labour', 'criminal', 'immigration'], i),
    province,
    region: province === 'QC' ? String(1 + (i % 17)).padStart(2, '0') : 'T',
    // Every third is of Ontario: each province has all its towns.
    city: pick(CITIES[province], Math.floor(i / 3)),
    lang: i % 4 ? 'fr' : 'en',
  };
  yield event('LeadDraftStarted', { form: 'request', channel: 'web', lang: facts.lang }, 0);
  yield event(
    'LeadSubmitted',
    {
      code: i.toString(36).toUpperCase().padStart(4, '0'),
      lang: facts.lang,
      form: 'request',
      channel: 'web',
      multi: false,
      facts,
      clientName: `${pick(FIRST, i * 7)} ${pick(LAST, i * 5)}`,
      email: `personne${i}@exemple.test`,
      phoneNumber: `+1418${String(2_000_000 + i)}`,
      privateFacts: initial.INITIAL_PRIVATE,
      othersInvolved: [{ name: 'Mathieu Desrosiers' }],
      specificQuestions: {},
      accessibleSpecificQuestions: {},
      description: DESCRIPTION,
    },
    5,
  );
  if (end === 'LeadSubmitted') return;
  yield event('LeadQueuedForValidation', { confirmed: true, slaAt: at(40), lang: facts.lang, province }, 10);
  if (end === 'LeadQueuedForValidation') return;
  yield event('LeadTakenForValidation', { by: 'staff', lockUntil: at(30) }, 15);
  if (end === 'LeadTakenForValidation') return;
  if (end === 'LeadRejected') return yield event(end, { reasonCode: 'notLegal' }, 20);
  yield event('LeadValidated', { by: 'staff', checklist: {}, sendAfter: at(20) }, 20);
  yield event(
    'LeadOfferingStarted',
    {
      plan: 'default',
      urgent: false,
      board: false,
      resumed: false,
      coinValueCc: 100,
      factors: [],
      maxAcceptances: 1,
      province,
      region: facts.region,
      lawyerType: facts.lawyerType,
      lang: facts.lang,
      unservedAt: at(9_000),
      code: '',
    },
    21,
  );
  if (end === 'LeadWithdrawn') yield event(end, { reason: 'solved', afterAcceptance: false }, 900);
  if (end === 'LeadUnserved') yield event(end, { reason: 'noTaker' }, 9_000);
  if (end === 'LeadClosed') yield event(end, { closeReason: 'served' }, 2_000);
}

/** Days over which requests are spread; the last are of today. */
const DAYS = 400;

/**
 * Fills a view's table as a rebuild does: its indexes are made once the rows are there, which costs a fraction of keeping them row by row.
 */
export async function filled(root, kernel, view, fill) {
  const { createViewIndexes } = await lib(root, 'persistence', 'views/view-tables');
  const { tableOf } = await lib(root, 'event-sourcing');
  await createViewIndexes(kernel.db, { ...view, indexes: [], search: [] });
  await fill();
  await kernel.db.transaction(async (sql) => {
    for (const set of [`statement_timeout = '30min'`, `maintenance_work_mem = '512MB'`]) await sql.query(`set local ${set}`);
    await createViewIndexes(sql, view);
  });
  await kernel.db.query(`vacuum analyze views.${tableOf(view)}`);
}

/**
 * A list as long as years': rows folded by the view's own handlers, saved by the projector's own statement. The log itself
 * is left out, since the list never reads it. A list that has `from` grows to `count`. Answers in words what was stored.
 */
export async function storeLeads(root, kernel, count, from = 0) {
  const { saveRows } = await lib(root, 'persistence');
  const { foldRows, stepsOf } = await lib(root, 'persistence', 'views/view-folding');
  const view = kernel.registry.views.get('leads');
  const start = Date.now() - DAYS * DAY;
  const initial = await lib(root, 'lead', 'facts');
  await filled(root, kernel, view, async () => {
    for (let first = from; first < count; first += 5_000) {
      const events = [];
      for (let i = first; i < Math.min(count, first + 5_000); i++)
        events.push(...lifeOf(i, start + ((i - from) / (count - from)) * DAYS * DAY, initial, kernel.configuration.current()));
      await saveRows(kernel.db, view, foldRows(view, stepsOf(view, events), new Map()));
    }
  });
  const { tableOf } = await lib(root, 'event-sourcing');
  const [{ stored }] = await kernel.db.query(`select count(*)::int as stored from views.${tableOf(view)}`);
  if (stored < count) throw new Error(`${stored} of ${count} requests are in the list: it would be measured without them`);
  return `${count.toLocaleString('en')} rows folded by the view's handlers`;
}

/**
 * The same requests as events of the last days, in the order in which they happened. No view and no automation reads them: a log of which
 * only the past is asked.
 * @returns how many events they are
 */
export async function appendLeads(root, kernel, count, days) {
  const { horizon, projector, reactor } = await lib(root, 'persistence');
  const initial = await lib(root, 'lead', 'facts');
  const [start, now] = [Date.now() - days * DAY, new Date().toISOString()];
  const config = kernel.configuration.current();
  let stored = 0;
  for (let first = 0; first < count; first += 5_000) {
    const events = [];
    for (let i = first; i < Math.min(count, first + 5_000); i++)
      events.push(...lifeOf(i, start + (i / count) * days * DAY, initial, config));
    const past = events.filter(({ occurredAt }) => occurredAt < now).sort((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));
    stored += await appendBatches(
      kernel,
      past.map((e) => [{ ...e, actor: { ...e.actor, simulated: true }, correlationId: randomUUID() }]),
    );
  }
  const { db, codec, registry } = kernel;
  const never = () => {
    throw new Error('nothing is read here');
  };
  await projector(db, codec, [...registry.views.values()], never).prepare();
  await reactor(db, codec, registry.automations, never, never).prepare();
  await db.query('update checkpoints set position = $1', [await horizon(db)]);
  await db.query('vacuum analyze events');
  return stored;
}

/** Requests of now that ask for legal aid, each saved in one act: five events, of which three say so. */
export async function requestsAskingForAid(root, kernel, count) {
  const initial = await lib(root, 'lead', 'facts');
  const config = kernel.configuration.current();
  const now = Date.now();
  return Array.from({ length: count }, (_, i) => {
    const [draft, sent] = lifeOf(i, now, initial, config);
    const { leadId, personId, facts: said } = sent.data;
    const facts = { ...said, juridicalHelp: true, hasLegalAidCert: false };
    const edited = { type: 'LeadEdited', data: { leadId, personId, changed: ['juridicalHelp'], facts } };
    const confirmed = { type: 'LeadEmailConfirmed', data: { leadId, method: 'link' } };
    const all = [draft, { ...sent, data: { ...sent.data, facts } }, confirmed, edited, edited];
    return all.map((e, n) => ({ ...draft, ...e, version: n + 1, occurredAt: draft.occurredAt, correlationId: randomUUID() }));
  });
}
