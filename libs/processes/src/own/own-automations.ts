import { acceptance } from '@jurilien/acceptance';
import { at, automation, cancel, send, timer, type Effect } from '@jurilien/event-sourcing';
import { message, relay } from '@jurilien/messaging';
import { ownAutomations } from '@jurilien/professionals';
import { answerForAbsence, planOwnAutomations, runOwnAutomation } from './own-commands.js';
import { ownKindOf } from './own-rules.js';
import { work } from '../work.js';

interface OfAcceptance {
  readonly occurredAt: string;
  readonly data: { readonly acceptanceId: string; readonly leadId: string; readonly professionalId: string };
}
const due = timer('own.due', runOwnAutomation);
const of = (acceptanceId: string): string => `acceptance-${acceptanceId}`;
const plan = (moment: 'accepted' | 'spoken', { data: { acceptanceId, leadId, professionalId }, occurredAt: since }: OfAcceptance): Effect =>
  send(planOwnAutomations, { acceptanceId, leadId, professionalId, moment, at: since });
const over = ({ data: { acceptanceId } }: OfAcceptance): Effect[] => [cancel(due, of(acceptanceId))];

/** What a professional has done by itself begins with an acceptance, with the first word of its two, and ends with it (M21). */
export const planOwnRuns = automation(acceptance)({
  name: 'plan-own-runs',
  on: {
    AcceptanceOpened: (e) => [plan('accepted', e)],
    ContactRecorded: (e) => [plan('spoken', e)],
    ContactConfirmedByClient: (e) => [plan('spoken', e)],
    AcceptanceReplaced: over,
    AcceptanceClosed: over,
  },
});

/** What was planned is looked at when it is due. */
export const runOwnAutomations = automation(ownAutomations)({
  name: 'run-own-automations',
  on: {
    ProfessionalAutomationPlanned: ({ data: { dueAt, ...planned } }) => [at(dueAt, due, planned, of(planned.acceptanceId), planned.kind)],
  },
});

/** A client who writes to someone who is away hears so. */
export const answerForAbsences = automation(relay)({
  name: 'answer-for-absences',
  on: {
    ClientWroteToProfessional: ({ data: { relayId, leadId, professionalId } }) => [
      send(answerForAbsence, { acceptanceId: relayId, leadId, professionalId }),
    ],
  },
});

const settle = (messageId: string, rule: string | undefined, code?: string): Effect[] =>
  rule && ownKindOf(rule) ? [work('settle-own-automation', `own-${messageId}${code ?? ''}`, { messageId, ...(code ? { code } : {}) })] : [];

/** What became of each message is counted where the professional reads it. */
export const settleOwnAutomations = automation(message)({
  name: 'settle-own-automations',
  on: {
    MessageSent: ({ data: { messageId, rule } }) => settle(messageId, rule),
    MessageSuppressed: ({ data: { messageId, rule, code } }) => settle(messageId, rule, code),
  },
});
