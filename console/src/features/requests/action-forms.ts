import type { OfferRow } from '@jurilien/rows/search';
import { DAY_MS } from '@jurilien/reference';
import type { Lead } from '../lead';
import { blockTypes, callOutcomes, closeReasons, rejectReasons, withdrawReasons } from '../../codes';
import type { Command, Field, Value } from '../../components/CommandDialog';
import type { Effect } from '../../components/effect-of-command';
import type { Undo } from '../../components/useCommand';
import type { Pricing } from '../credits';
import type { Messages } from '../../i18n/messages';
import { partnersFor, sentAs, type LeadCommand } from './actions';

export type Priced = (wanted: Pricing & { refused?: boolean; decides?: boolean }) => Effect | undefined;
interface Tools {
  lead: Lead;
  code: (family: keyof Messages['codes'], value: string) => string;
  staff: { value: string; label: string }[];
  claim?: OfferRow;
  round: number;
  /** What is said above the fields. */
  note?: string;
  /** What a price would become, when it is known what makes it. */
  priced?: Priced;
}
interface Form {
  effect?: (values: Record<string, Value>) => Effect | undefined;
  fields: Field[];
  payload?: (values: Record<string, Value>) => Record<string, unknown>;
  reason?: false;
  /** What takes it back, where no one is told of it. */
  undo?: Undo;
  stream?: 'distribution';
}

const iso = (value: Value | undefined) => (value ? new Date(String(value)).toISOString() : null);
const local = (at: number) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
const options = (family: keyof Messages['codes'], values: readonly string[], code: Tools['code']) =>
  values.map((value) => ({ value, label: code(family, value) }));

/** The part of the price that a waiting proposal would change. */
const proposedPrice = ({ proposal }: Lead): Pricing => ({
  ...(proposal?.creditValue === undefined ? {} : { creditValue: proposal.creditValue }),
  ...(proposal?.superLead === undefined ? {} : { multiplier: proposal.superLead ? (proposal.multiplier ?? 1) : 0 }),
});

/** What each lead command asks for, and the payload it sends. */
const FORMS: Partial<Record<LeadCommand, (tools: Tools) => Form>> = {
  TakeLeadForValidation: () => ({ fields: [], reason: false }),
  RequestLeadInfo: ({ lead, code }) => ({
    fields: [
      {
        name: 'questions',
        label: 'actions.form.questions',
        hint: 'actions.form.questionsHint',
        hintVars: { lang: code('langs', lead.lang) },
        kind: 'lines',
      },
    ],
    reason: false,
    payload: ({ questions }) => ({
      questions: String(questions)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    }),
  }),
  HoldLead: () => ({
    fields: [{ name: 'until', label: 'actions.form.until', kind: 'datetime', initial: local(Date.now() + DAY_MS) }],
    payload: ({ until }) => ({ until: iso(until) }),
  }),
  LogCallAttempt: ({ code }) => ({
    fields: [
      { name: 'outcome', label: 'actions.form.outcome', kind: 'select', options: options('callOutcomes', callOutcomes, code) },
      { name: 'note', label: 'actions.form.note', kind: 'lines', optional: true },
    ],
    reason: false,
    payload: ({ outcome, note }) => ({ outcome, ...(note ? { note } : {}) }),
  }),
  ConfirmLeadEmail: () => ({ fields: [], payload: () => ({ method: 'call' }) }),
  ConfirmLeadPhone: () => ({
    fields: [{ name: 'code', label: 'phone.code', hint: 'phone.codeHint', optional: true }],
    payload: ({ code: read }) => (read ? { method: 'code', code: read } : { method: 'call' }),
  }),
  ResendConfirmation: ({ code }) => ({
    fields: [
      {
        name: 'channel',
        label: 'actions.form.channel',
        kind: 'select',
        initial: 'email',
        options: options('channels', ['email', 'sms'], code),
      },
    ],
    reason: false,
    payload: ({ channel }) => ({ channel }),
  }),
  SendLeadLink: () => ({ fields: [], reason: false }),
  SetLeadPrice: ({ lead, priced }) => ({
    fields: [
      { name: 'creditValue', label: 'actions.form.creditValue', kind: 'number', step: 0.5, initial: String(lead.facts.creditValue ?? 1) },
    ],
    payload: ({ creditValue }) => ({ creditValue: Number(creditValue) }),
    effect: ({ creditValue }) => priced?.({ creditValue: Number(creditValue) }),
  }),
  ApproveLeadPricing: ({ lead, priced }) => ({
    fields: [{ name: 'approved', label: 'actions.form.approve', kind: 'check', initial: true }],
    payload: ({ approved }) => ({ approved }),
    effect: ({ approved }) => priced?.({ ...proposedPrice(lead), decides: true, refused: approved !== true }),
  }),
  SetSuperLead: ({ lead, priced }) => ({
    fields: [
      { name: 'superLead', label: 'actions.form.superOn', kind: 'check', initial: lead.facts.superLead !== true },
      { name: 'multiplier', label: 'actions.form.multiplier', kind: 'number', initial: String(lead.facts.superLeadMultiplier ?? 3) },
    ],
    payload: ({ superLead, multiplier }) => ({ superLead, multiplier: Number(multiplier) }),
    effect: ({ superLead, multiplier }) => priced?.({ multiplier: superLead === true ? Number(multiplier) : 0 }),
  }),
  ScheduleLead: ({ lead }) => ({
    fields: [
      {
        name: 'sendAfter',
        label: 'actions.form.sendAfter',
        kind: 'datetime',
        optional: true,
        // A moment that has passed is as good as none.
        initial: lead.sendAfter && Date.parse(lead.sendAfter) > Date.now() ? local(Date.parse(lead.sendAfter)) : '',
      },
      {
        name: 'selfServeAfterBool',
        label: 'actions.form.selfServeAfterBool',
        kind: 'check',
        initial: lead.facts.selfServeAfterBool !== false,
      },
      {
        name: 'selfServeAfter',
        label: 'actions.form.selfServeAfter',
        hint: 'actions.form.selfServeAfterHint',
        kind: 'datetime',
        optional: true,
        initial: typeof lead.facts.selfServeAfter === 'string' ? local(Date.parse(lead.facts.selfServeAfter)) : '',
      },
    ],
    payload: ({ sendAfter, selfServeAfterBool, selfServeAfter }) => ({
      sendAfter: iso(sendAfter),
      selfServeAfterBool,
      selfServeAfter: iso(selfServeAfter) ?? true,
    }),
  }),
  SetClientReadyAlert: ({ code }) => ({
    fields: [
      {
        name: 'kind',
        label: 'actions.form.kind',
        kind: 'select',
        initial: 'ready',
        options: options('readyKinds', ['none', 'ready', 'serious'], code),
      },
    ],
    payload: ({ kind }) => ({ kind }),
  }),
  TagLead: ({ lead }) => ({
    fields: [{ name: 'note', label: 'actions.form.note', kind: 'lines', optional: true }],
    reason: false,
    payload: ({ note }) => ({ tagged: true, ...(note ? { note } : {}) }),
    // A flag with another note under it does not come back by itself.
    undo: lead.facts.tagged === true ? undefined : { command: 'TagLead', payload: { leadId: lead.id, tagged: false }, as: 'UntagLead' },
  }),
  UntagLead: () => ({ fields: [], reason: false, payload: () => ({ tagged: false }) }),
  AssignLead: ({ lead, staff }) => ({
    fields: [{ name: 'assigneeId', label: 'actions.form.assignee', kind: 'select', options: staff }],
    payload: ({ assigneeId }) => ({ assigneeId }),
    undo: { command: 'AssignLead', payload: { leadId: lead.id, assigneeId: lead.assigneeId ?? null } },
  }),
  AddLeadNote: () => ({
    fields: [{ name: 'note', label: 'actions.form.note', kind: 'lines' }],
    reason: false,
    payload: ({ note }) => ({ note }),
  }),
  RejectLead: ({ code }) => ({
    fields: [
      { name: 'reasonCode', label: 'actions.form.reasonCode', kind: 'select', options: options('rejectReasons', rejectReasons, code) },
    ],
    payload: ({ reasonCode }) => ({ reasonCode }),
  }),
  BlockLead: ({ code }) => ({
    fields: [{ name: 'blockType', label: 'actions.form.blockType', kind: 'select', options: options('blockTypes', blockTypes, code) }],
    payload: ({ blockType }) => ({ blockType }),
  }),
  WithdrawLead: ({ code }) => ({
    fields: [
      {
        name: 'reason',
        label: 'actions.form.reasonCode',
        kind: 'select',
        initial: 'solved',
        options: options('withdrawReasons', withdrawReasons, code),
      },
    ],
    payload: ({ reason }) => ({ reason }),
  }),
  CloseLead: ({ code }) => ({
    fields: [
      { name: 'closeReason', label: 'actions.form.closeReason', kind: 'select', options: options('closeReasons', closeReasons, code) },
    ],
    payload: ({ closeReason }) => ({ closeReason }),
  }),
  ReferLeadToPartner: ({ lead, code }) => ({
    fields: [
      {
        name: 'partner',
        label: 'actions.form.partner',
        kind: 'select',
        initial: partnersFor(lead)[0],
        options: options('partners', partnersFor(lead), code),
      },
      { name: 'final', label: 'actions.form.final', hint: 'actions.form.finalHint', kind: 'check' },
    ],
    payload: ({ partner, final }) => ({ partner, final }),
  }),
  ReleaseClaim: ({ claim }) => ({
    fields: [],
    payload: () => ({ claimId: claim?.claimId ?? undefined, offerId: claim?.id, professionalId: claim?.professionalId }),
    stream: 'distribution',
  }),
  SkipWave: () => ({ fields: [], stream: 'distribution' }),
  OpenOnBoard: ({ round }) => ({ fields: [], payload: () => ({ round }), stream: 'distribution' }),
};

/** The dialog of one command: its form bound to this lead and its version. */
export const formOf = (command: LeadCommand, label: string, danger: boolean, tools: Tools): Command => {
  const form = FORMS[command]?.(tools) ?? { fields: [] };
  return {
    command: sentAs(command),
    label,
    danger,
    fields: form.fields,
    reason: form.reason !== false,
    note: tools.note,
    effect: form.effect,
    undo: form.undo,
    payload: (values) => ({ leadId: tools.lead.id, ...form.payload?.(values) }),
    // A command on another stream than the lead's has another version.
    expectedVersion: form.stream ? undefined : tools.lead.version,
  };
};
