import { at, type Past } from '@jurilien/event-sourcing/testing';
import * as lives from '@jurilien/lead/testing';
import { claimed, claimOf, leadId, made, pro, round, roundOver, running, wave, waveOver } from './claims.testing.js';

const { staff, validator } = lives;
const onBoard: Past = [...running, waveOver, ['LeadOpenedOnBoard', { leadId, round: 1 }]];
const stopped: Past = [...lives.offering, ['LeadOfferingStopped', { leadId }]];
const proposing = (past: Past, step: 'start' | 'stop'): Past => [...past, ['LeadOfferingProposed', { leadId, by: validator.id, step }]];
export const referred: Past = [...lives.ready, ['ConsentRecorded', { leadId, purpose: 'juripop', granted: true, textVersion: '1' }]];
/** Requests in each state and each step of their search that a page can show: the request's own life, and its search's. */
export const LIVES: Readonly<Record<string, readonly [Past, Past?]>> = {
  unknown: [[]],
  'a draft': [lives.draft],
  submitted: [lives.submitted],
  queued: [lives.queued],
  'taken by the first': [lives.taken],
  'taken by a validator': [lives.takenBy(validator)],
  summarised: [lives.summarised],
  'asked a question': [
    [...lives.taken, ['LeadInfoRequested', { leadId, personId: lives.personId, questions: [{ id: 'q1', text: 'Date?' }], dueAt: at(60) }]],
  ],
  ready: [lives.ready],
  'ready, for a partner': [referred],
  'ready, a start proposed': [proposing(lives.ready, 'start')],
  'priced by a proposal': [[...lives.summarised, ['LeadPricingProposed', { leadId, by: staff.id, creditValue: 9 }]]],
  'in a wave': [lives.offering, running],
  'in a wave, claimed': [lives.offering, [...running, claimed(1)]],
  'in a wave, claimed, its names shown': [
    lives.offering,
    [...running, claimed(1), ['ClaimNamesRevealed', { leadId, claimId: claimOf(1), professionalId: pro(1) }]],
  ],
  'in a wave, a stop proposed': [proposing(lives.offering, 'stop'), running],
  'between waves': [lives.offering, [round(), wave(), made(1), waveOver]],
  'on the board': [[...lives.offering, ['LeadSelfServed', { leadId }]], onBoard],
  stopped: [stopped, [...running, roundOver]],
  'on hold': [[...lives.ready, ['LeadHeld', { leadId, until: at(60) }]]],
  unserved: [
    [...lives.offering, ['LeadUnserved', { leadId, reason: 'noTaker' }]],
    [...running, roundOver],
  ],
  'invited to renew': [lives.invited, [...running, roundOver]],
  accepted: [lives.accepted, [...running, roundOver]],
  'in service': [
    [...lives.accepted, ['LeadContactMade', { leadId }]],
    [...running, roundOver],
  ],
  closed: [
    [...lives.accepted, ['LeadClosed', { leadId, closeReason: 'served' }]],
    [...running, roundOver],
  ],
  'withdrawn, its parties forgotten': [[...lives.withdrawn, ['LeadPartiesForgotten', { leadId, whom: 'parties', keys: [] }]]],
  blocked: [lives.blocked],
  merged: [[...lives.queued, ['LeadMerged', { leadId, into: lives.otherLead }]]],
  withdrawn: [lives.withdrawn],
  rejected: [[...lives.queued, ['LeadRejected', { leadId, reasonCode: 'notLegal' }, at(0), staff]]],
};
