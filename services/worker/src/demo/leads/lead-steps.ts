import { blockLead, closeLead, withdrawLead } from '@jurilien/processes';
import { addLeadNote } from '@jurilien/acceptance';
import { holdsSensitive } from '@jurilien/reference';
import {
  confirmLeadEmail,
  confirmLeadPhone,
  editLeadSummary,
  holdLead,
  logCallAttempt,
  provideLeadInfo,
  rejectLead,
  requestLeadInfo,
  saveLeadDraft,
  scheduleLead,
  setClientReadyAlert,
  setLeadPrice,
  startLeadDraft,
  submitLead,
  tagLead,
  takeLeadForValidation,
  validateLead,
} from '@jurilien/lead';
import type { Actor } from '@jurilien/event-sourcing';
import type { z } from 'zod';
import { step, ANON, iso, type Step } from '../ports.js';
import type { Random } from '../random.js';
import type { Request } from './requests.js';

/** The people of a story: who validates, who decides prices, the client by personal link. */
export interface Cast {
  readonly validator: Actor;
  readonly admin: Actor;
}

const clientOf = (r: Request): Actor => ({ kind: 'token', id: r.leadId });

/** Who goes on with a draft holds its link. */
const writerOf = (r: Request): Actor => ({ kind: 'token', id: r.leadId, role: 'draft' });

/** The checklist of the workbench, all ticked. */
const CHECKED = Object.fromEntries(
  ['identity', 'contact', 'legalMatter', 'field', 'territory', 'parties', 'budget', 'duplicate', 'blacklist'].map((c) => [c, true]),
);

export const startDraft = (r: Request, at: number): Step =>
  step({ at, command: startLeadDraft, actor: ANON, input: { leadId: r.leadId, form: 'demand', lang: r.lang } });

export const saveDraft = (r: Request, at: number): Step =>
  step({
    at,
    command: saveLeadDraft,
    actor: writerOf(r),
    input: {
      leadId: r.leadId,
      step: 'situation',
      answers: { lawyerType: r.text.type, province: r.place.province, region: r.place.region, description: r.description },
    },
  });

/** Short words of the two forms and where people come from. */
export function submit(r: Request, at: number, random: Random): Step {
  const { othersInvolved, ...fields } = r.fields;
  return step({
    at,
    command: submitLead,
    actor: writerOf(r),
    input: {
      leadId: r.leadId,
      form: random.chance(35) ? 'request' : 'demand',
      channel: random.chance(20) ? 'quick' : 'web',
      lang: r.lang,
      clientName: r.clientName,
      email: r.email,
      phoneNumber: r.phoneNumber,
      description: r.description,
      othersInvolved,
      ...fields,
      consents: { sharing: true, contact: true, marketing: random.chance(30), ...(holdsSensitive(fields) ? { sensitive: true } : {}) },
    },
  });
}

export const confirmEmail = (r: Request, at: number): Step =>
  step({ at, command: confirmLeadEmail, actor: clientOf(r), input: { leadId: r.leadId } });
export const confirmPhoneByCall = (r: Request, at: number, by: Actor): Step =>
  step({ at, command: confirmLeadPhone, actor: by, input: { leadId: r.leadId, method: 'call' } });
export const take = (r: Request, at: number, by: Actor): Step =>
  step({ at, command: takeLeadForValidation, actor: by, input: { leadId: r.leadId } });
export const summarise = (r: Request, at: number, by: Actor): Step =>
  step({ at, command: editLeadSummary, actor: by, input: { leadId: r.leadId, summary: r.text.summary } });

export const setPrice = (r: Request, at: number, by: Actor, creditValue: number): Step =>
  step({
    at,
    command: setLeadPrice,
    actor: by,
    input: { leadId: r.leadId, creditValue },
    reason: r.lang === 'fr' ? 'Valeur selon la complexité du dossier' : 'Value according to the complexity of the matter',
  });

export const validate = (r: Request, at: number, by: Actor): Step =>
  step({ at, command: validateLead, actor: by, input: { leadId: r.leadId, checklist: CHECKED } });

/** What the team asks when something is missing. */
const QUESTIONS = {
  fr: [
    'Avez-vous déjà reçu des documents de la cour ? De quelle date ?',
    'Quel est le montant en jeu, même approximatif ?',
    "Quel est le nom complet de l'autre partie ?",
    'Y a-t-il une date limite à respecter ?',
  ],
  en: [
    'Have you received any court documents? With what date?',
    'What amount is at stake, even roughly?',
    'What is the full name of the other party?',
    'Is there a deadline to meet?',
  ],
};
export const askClient = (r: Request, at: number, by: Actor, random: Random): Step =>
  step({
    at,
    command: requestLeadInfo,
    actor: by,
    input: { leadId: r.leadId, questions: random.some(QUESTIONS[r.lang], random.between(1, 2)) },
  });

const ANSWERS = {
  fr: [
    "Oui, je l'ai reçu la semaine dernière, je peux vous l'envoyer.",
    'Environ 12 000 $, peut-être un peu plus.',
    'Pas à ma connaissance.',
    'Je vous donne le nom au téléphone si vous voulez.',
  ],
  en: [
    'Yes, it came last week, I can send it to you.',
    'About 12,000 dollars, maybe a little more.',
    'Not that I know of.',
    'I can give you the name over the phone.',
  ],
};
export const answerTeam = (r: Request, at: number, random: Random): Step =>
  step({ at, command: provideLeadInfo, actor: clientOf(r), input: { leadId: r.leadId, answers: { q1: random.pick(ANSWERS[r.lang]) } } });

export const hold = (r: Request, at: number, by: Actor, until: number): Step =>
  step({
    at,
    command: holdLead,
    actor: by,
    input: { leadId: r.leadId, until: iso(until) },
    reason: r.lang === 'fr' ? 'Le client revient de voyage à cette date' : 'The client is back from a trip on that date',
  });

export const schedule = (r: Request, at: number, by: Actor, sendAfter: number): Step =>
  step({
    at,
    command: scheduleLead,
    actor: by,
    input: { leadId: r.leadId, sendAfter: iso(sendAfter) },
    reason: r.lang === 'fr' ? 'Le client préfère commencer plus tard' : 'The client prefers to start later',
  });

export const reject = (r: Request, at: number, by: Actor, reasonCode: z.input<typeof rejectLead.input>['reasonCode']): Step =>
  step({
    at,
    command: rejectLead,
    actor: by,
    input: { leadId: r.leadId, reasonCode },
    reason: r.lang === 'fr' ? 'Après vérification avec la personne' : 'After checking with the person',
  });

export const block = (r: Request, at: number, by: Actor, blockType: z.input<typeof blockLead.input>['blockType']): Step =>
  step({
    at,
    command: blockLead,
    actor: by,
    input: { leadId: r.leadId, blockType },
    reason: r.lang === 'fr' ? 'Messages répétés sans demande réelle' : 'Repeated messages without a real request',
  });

export const withdraw = (r: Request, at: number, reason: z.input<typeof withdrawLead.input>['reason']): Step =>
  step({ at, command: withdrawLead, actor: clientOf(r), input: { leadId: r.leadId, reason } });

export const close = (r: Request, at: number, by: Actor, closeReason: z.input<typeof closeLead.input>['closeReason']): Step =>
  step({
    at,
    command: closeLead,
    actor: by,
    input: { leadId: r.leadId, closeReason },
    reason: r.lang === 'fr' ? "Confirmé par la personne lors d'un suivi" : 'Confirmed by the person at a follow-up',
  });

export const markReady = (r: Request, at: number, by: Actor, kind: 'ready' | 'serious'): Step =>
  step({ at, command: setClientReadyAlert, actor: by, input: { leadId: r.leadId, kind } });

export const tag = (r: Request, at: number, by: Actor): Step =>
  step({
    at,
    command: tagLead,
    actor: by,
    input: { leadId: r.leadId, tagged: true, note: r.lang === 'fr' ? 'À relire ensemble lundi' : 'To review together on Monday' },
  });

const NOTES = {
  fr: [
    'Appelé : tout est clair, documents disponibles.',
    'La personne préfère être jointe en après-midi.',
    'Bien expliqué que nous ne sommes pas un cabinet.',
  ],
  en: [
    'Called: everything is clear, documents available.',
    'Prefers to be reached in the afternoon.',
    'Explained that we are not a law firm.',
  ],
};
export const noteOn = (r: Request, at: number, by: Actor, random: Random): Step =>
  step({ at, command: addLeadNote, actor: by, input: { leadId: r.leadId, note: random.pick(NOTES[r.lang]) } });

export const called = (r: Request, at: number, by: Actor, outcome: z.input<typeof logCallAttempt.input>['outcome']): Step =>
  step({ at, command: logCallAttempt, actor: by, input: { leadId: r.leadId, outcome } });
