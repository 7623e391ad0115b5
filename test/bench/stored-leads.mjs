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

/**
 * @param born when, in ms
 * @param config under which everything was decided
 */
function* lifeOf(i, born, initial, config) {
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

/** Days over which requests are spread; the last are of today. */
const DAYS = 400;

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
  for (let first = from; first < count; first += 5_000) {
    const events = [];
    for (let i = first; i < Math.min(count, first + 5_000); i++)
      events.push(...lifeOf(i, start + ((i - from) / (count - from)) * DAYS * DAY, initial, kernel.configuration.current()));
    await saveRows(kernel.db, view, foldRows(view, stepsOf(view, events), new Map()));
  }
  const { tableOf } = await lib(root, 'event-sourcing');
  await kernel.db.query(`vacuum analyze views.${tableOf(view)}`);
  const [{ stored }] = await kernel.db.query(`select count(*)::int as stored from views.${tableOf(view)}`);
  if (stored < count) throw new Error(`${stored} of ${count} requests are in the list: it would be measured without them`);
  return `${count.toLocaleString('en')} rows folded by the view's handlers`;
}
