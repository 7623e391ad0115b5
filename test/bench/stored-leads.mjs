/**
 * A list as long as a year's: rows folded by the view's own handlers from events of the catalogue, saved by the projector's
 * own statement. The log itself is left out: the list never reads it.
 */
import { randomUUID } from 'node:crypto';
import { lib } from './product.mjs';

const DAY = 86_400_000;
const FIRST = ['Marie', 'Jean', 'Océane', 'Mathieu', 'Sophie', 'Luc', 'Aïcha', 'David', 'Chantal', 'Omar', 'Julie', 'Kevin'];
const LAST = ['Tremblay', 'Gagnon', 'Roy', 'Côté', 'Bouchard', 'Gauthier', 'Morin', 'Lavoie', 'Fortin', 'Smith', 'Nguyen', 'Singh', 'Pelletier'];
const CITIES = { QC: ['Montréal', 'Québec', 'Laval', 'Gatineau', 'Sherbrooke', 'Saguenay'], ON: ['Toronto', 'Ottawa', 'Hamilton', 'London', 'Sudbury', 'Windsor'] };
/** Where requests stand after a year: most are over, a few hundred are in somebody's hands. */
const ENDS = [['LeadWithdrawn', 30], ['LeadClosed', 40], ['LeadRejected', 20], ['LeadOfferingStarted', 5], ['LeadQueuedForValidation', 3], ['LeadTakenForValidation', 1], ['LeadSubmitted', 1]];
const pick = (list, i) => list[i % list.length];
const endOf = (i) => { let left = (i * 37) % 100; return ENDS.find(([, share]) => (left -= share) < 0)[0]; };

function* lifeOf(i, now) {
  const leadId = randomUUID();
  const at = (minutes) => new Date(now - 400 * DAY + i * ((400 * DAY) / 100_000) + minutes * 60_000).toISOString();
  const province = i % 3 === 0 ? 'ON' : 'QC';
  let version = 0;
  const event = (type, data, minutes) => ({ stream: `lead-${leadId}`, version: ++version, position: 0, type, data: { leadId, personId: leadId, ...data }, occurredAt: at(minutes), actor: { kind: 'user', id: 'staff' } });
  const facts = { lawyerType: pick(['family', 'housing', 'labour', 'criminal', 'immigration'], i), province, region: province === 'QC' ? String(1 + (i % 17)).padStart(2, '0') : 'T', city: pick(CITIES[province], i), lang: i % 4 ? 'fr' : 'en' };
  yield event('LeadDraftStarted', { form: 'request', channel: 'web', lang: facts.lang }, 0);
  yield event('LeadSubmitted', { code: i.toString(36).toUpperCase().padStart(4, '0'), lang: facts.lang, form: 'request', channel: 'web', multi: false, facts, clientName: `${pick(FIRST, i * 7)} ${pick(LAST, i * 5)}`, email: `personne${i}@exemple.test`, phoneNumber: `+1418${String(2_000_000 + i)}` }, 5);
  const end = endOf(i);
  if (end === 'LeadSubmitted') return;
  yield event('LeadQueuedForValidation', { confirmed: true, slaAt: at(40), lang: facts.lang, province }, 10);
  if (end === 'LeadQueuedForValidation') return;
  yield event('LeadTakenForValidation', { by: 'staff', lockUntil: at(30) }, 15);
  if (end === 'LeadTakenForValidation') return;
  if (end === 'LeadRejected') return yield event(end, { reasonCode: 'notLegal' }, 20);
  yield event('LeadValidated', { by: 'staff', checklist: {}, sendAfter: at(20) }, 20);
  yield event('LeadOfferingStarted', { plan: 'default', urgent: false, coinValueCc: 100, province, region: facts.region, lawyerType: facts.lawyerType, lang: facts.lang }, 21);
  if (end === 'LeadWithdrawn') yield event(end, { reason: 'solved', afterAcceptance: false }, 900);
  if (end === 'LeadClosed') yield event(end, { closeReason: 'served' }, 2_000);
}

/** Adds `count` rows to the leads view; answers its name in one sentence for the report. */
export async function storeLeads(root, kernel, count) {
  const { saveRows } = await lib(root, 'persistence');
  const { foldRows, stepsOf } = await lib(root, 'persistence', 'view-folding');
  const view = kernel.registry.views.get('leads');
  const now = Date.now();
  for (let from = 0; from < count; from += 5_000) {
    const events = [];
    for (let i = from; i < Math.min(count, from + 5_000); i++) events.push(...lifeOf(i, now));
    await saveRows(kernel.db, view, foldRows(view, stepsOf(view, events), new Map()));
  }
  const { tableOf } = await lib(root, 'event-sourcing');
  await kernel.db.query(`vacuum analyze views.${tableOf(view)}`);
  return `${count.toLocaleString('en')} rows folded by the view's handlers`;
}
