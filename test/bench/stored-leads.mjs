/** Requests of a year, as events of the catalogue: folded into the list, or appended to the log. */
import { randomUUID } from 'node:crypto';
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
/** Where requests stand after a year: most are over, a few hundred are in somebody's hands. */
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

function* lifeOf(i, now, initial) {
  const leadId = randomUUID();
  const at = (minutes) => new Date(now - 400 * DAY + i * ((400 * DAY) / 100_000) + minutes * 60_000).toISOString();
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
  });
  const facts = {
    ...initial.INITIAL_CLEAR,
    lawyerType: pick(['family', 'housing', 'labour', 'criminal', 'immigration'], i),
    province,
    region: province === 'QC' ? String(1 + (i % 17)).padStart(2, '0') : 'T',
    city: pick(CITIES[province], i),
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
  const end = endOf(i);
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
  if (end === 'LeadClosed') yield event(end, { closeReason: 'served' }, 2_000);
}

/**
 * A list as long as a year's: rows folded by the view's own handlers, saved by the projector's own statement. The log itself
 * is left out, since the list never reads it. Answers in words for the report what was stored.
 */
export async function storeLeads(root, kernel, count) {
  const { saveRows } = await lib(root, 'persistence');
  const { foldRows, stepsOf } = await lib(root, 'persistence', 'view-folding');
  const view = kernel.registry.views.get('leads');
  const now = Date.now();
  const initial = await lib(root, 'leads', 'facts');
  for (let from = 0; from < count; from += 5_000) {
    const events = [];
    for (let i = from; i < Math.min(count, from + 5_000); i++) events.push(...lifeOf(i, now, initial));
    await saveRows(kernel.db, view, foldRows(view, stepsOf(view, events), new Map()));
  }
  const { tableOf } = await lib(root, 'event-sourcing');
  await kernel.db.query(`vacuum analyze views.${tableOf(view)}`);
  return `${count.toLocaleString('en')} rows folded by the view's handlers`;
}

/** Appends lives until the log holds about `count` events, sealed as ever; answers how many it holds. */
export async function storeEvents(root, { db, codec, vault }, count) {
  const initial = await lib(root, 'leads', 'facts');
  const now = Date.now();
  let stored = 0;
  for (let i = 0; stored < count;) {
    const lives = Array.from({ length: 200 }, () => [...lifeOf(i++, now, initial)]);
    const events = lives.flat();
    await vault.prepare(
      events.flatMap((e) => codec.ownersOf(e)),
      true,
    );
    const groups = lives.map((life) => ({
      c: randomUUID(),
      at: life[0].occurredAt,
      actor: life[0].actor,
      corr: randomUUID(),
      x: [[life[0].stream, 0]],
      e: life.map((e) => {
        const { type, version, payload, sealed } = codec.encode(e.stream, e);
        return { s: e.stream, v: e.version, t: type, sv: version, d: payload, z: sealed };
      }),
    }));
    await db.query('select append_events($1::jsonb)', [JSON.stringify(groups)]);
    stored += events.length;
  }
  await db.query('vacuum analyze events');
  return stored;
}
