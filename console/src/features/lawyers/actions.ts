import type { ProfessionalRow } from '@jurilien/rows/professionals';
import type { CreditAccountRow } from '@jurilien/rows/credits';
import { officialDirectory } from '@jurilien/reference';
import type { Command } from '../../components/CommandDialog';
import { me, whyNotAs } from '../../roles';
import type { Translate } from '../../useT';
import type { Why } from '../requests/actions';
import { balanceEffect, type EffectTools } from '../credits/effects';

export type LawyerCommand =
  | 'VerifyLicence'
  | 'RecheckLicence'
  | 'PublishProfile'
  | 'RejectProfileWording'
  | 'UnpublishProfile'
  | 'ApproveProfessional'
  | 'RejectProfessional'
  | 'SuspendProfessional'
  | 'ReinstateProfessional'
  | 'AssignAccountManager'
  | 'GrantCredits'
  | 'AdjustCredits'
  | 'PauseOffers'
  | 'ResumeOffers';
interface Situation {
  row: ProfessionalRow;
  role: string;
  online: boolean;
}
interface Action {
  command: LawyerCommand;
  from: readonly string[];
  danger?: true;
  unless?: (situation: Situation) => Why | undefined;
}

const verified = ({ row }: Situation): Why | undefined =>
  row.licenceState && /^(verified|active)$/i.test(row.licenceState) ? undefined : { key: 'actions.why.licence' };

const asked = ({ row }: Situation): Why | undefined => (row.publication === 'requested' ? undefined : { key: 'joining.notRequested' });

/** State × action of a professional (4.10.5). */
export const lawyerActions: readonly Action[] = [
  { command: 'VerifyLicence', from: ['Applied', 'Approved', 'Suspended'] },
  { command: 'ApproveProfessional', from: ['Applied'], unless: verified },
  { command: 'RejectProfessional', from: ['Registered', 'Applied'], danger: true },
  { command: 'PublishProfile', from: ['Approved'], unless: asked },
  { command: 'RejectProfileWording', from: ['Approved'], unless: asked },
  {
    command: 'UnpublishProfile',
    from: ['Approved', 'Suspended'],
    danger: true,
    unless: ({ row }) => (row.publication && row.publication !== 'none' ? undefined : { key: 'joining.notLive' }),
  },
  { command: 'RecheckLicence', from: ['Approved', 'Suspended'] },
  { command: 'AssignAccountManager', from: ['Registered', 'Applied', 'Approved', 'Suspended'] },
  { command: 'GrantCredits', from: ['Approved', 'Suspended'] },
  { command: 'AdjustCredits', from: ['Approved', 'Suspended'], danger: true },
  { command: 'PauseOffers', from: ['Approved'], unless: ({ row }) => (row.paused ? { key: 'actions.why.paused' } : undefined) },
  { command: 'ResumeOffers', from: ['Approved'], unless: ({ row }) => (row.paused ? undefined : { key: 'actions.why.notPaused' }) },
  { command: 'SuspendProfessional', from: ['Approved'], danger: true },
  { command: 'ReinstateProfessional', from: ['Suspended'] },
];

export const whyNot = (action: Action, situation: Situation): Why | undefined => {
  if (!situation.online) return { key: 'actions.why.offline' };
  const reason = whyNotAs(situation.role, action.command);
  if (reason) return { key: 'actions.why.matrix', vars: { reason } };
  return action.from.includes(situation.row.state)
    ? action.unless?.(situation)
    : { key: 'actions.why.state', vars: { state: situation.row.state } };
};

const wordingReasons = ['superlative', 'promise', 'specialist', 'testimonial', 'comparison', 'contact', 'inaccurate', 'other'] as const;
const refusalReasons = ['licence', 'insurance', 'practice', 'conduct', 'incomplete', 'other'] as const;
/** Stands for `null` where a choice needs a word. */
const NOBODY = 'nobody';
const instant = (value: unknown) => new Date(String(value)).toISOString();

/** The form of each command on a professional. */
export const formOf = (
  command: LawyerCommand,
  row: ProfessionalRow,
  t: Translate,
  code: (family: 'refusalReasons' | 'wordingReasons', value: string) => string,
  { account, staff = [], tools }: { account?: CreditAccountRow; staff?: { value: string; label: string }[]; tools?: EffectTools } = {},
): Command => {
  const base: Command = {
    command,
    label: t(`actions.${command}`),
    fields: [],
    reason: true,
    danger: lawyerActions.find((action) => action.command === command)?.danger,
    payload: () => ({ professionalId: row.id }),
    expectedVersion: row.version,
  };
  const balance = (adds: boolean, coins: unknown) =>
    tools && balanceEffect(tools, { name: row.name, account }, { adds, coins, proposes: me().role === 'admin' });
  if (command === 'VerifyLicence')
    return {
      ...base,
      reason: false,
      fields: [
        {
          name: 'result',
          label: 'actions.form.result',
          kind: 'select',
          initial: 'valid',
          options: [
            { value: 'valid', label: t('actions.form.licenceOk') },
            { value: 'failed', label: t('actions.form.licenceFailed') },
          ],
        },
        { name: 'source', label: 'actions.form.source', hint: 'actions.form.sourceHint', initial: officialDirectory(row)?.name },
        { name: 'extract', label: 'joining.extract', hint: 'joining.extractHint', kind: 'lines', optional: true },
      ],
      payload: ({ result, source, extract }) => ({ professionalId: row.id, result, source, ...(extract ? { extract } : {}) }),
    };
  if (command === 'AssignAccountManager')
    return {
      ...base,
      reason: false,
      fields: [
        {
          name: 'managerId',
          label: 'pros.manager',
          kind: 'select',
          initial: row.accountManagerId ?? NOBODY,
          options: [{ value: NOBODY, label: t('pros.noManager') }, ...staff],
        },
      ],
      payload: ({ managerId }) => ({ professionalId: row.id, managerId: managerId === NOBODY ? null : managerId }),
    };
  if (command === 'AdjustCredits')
    return {
      ...base,
      expectedVersion: account?.version,
      fields: [
        {
          name: 'direction',
          label: 'actions.form.direction',
          kind: 'select',
          initial: 'remove',
          options: [
            { value: 'remove', label: t('actions.form.remove') },
            { value: 'add', label: t('actions.form.add') },
          ],
        },
        { name: 'cc', label: 'actions.form.amount', hint: 'actions.form.limitHint', kind: 'number', step: 0.5, min: 0.5, initial: '1' },
      ],
      effect: ({ direction, cc }) => balance(direction === 'add', cc),
      payload: ({ direction, cc }) => ({ professionalId: row.id, direction, cc: Math.round(Number(cc) * 100) }),
    };
  if (command === 'GrantCredits')
    return {
      ...base,
      // The account is another stream than the professional, with its own version.
      expectedVersion: account?.version,
      fields: [
        { name: 'cc', label: 'actions.form.amount', hint: 'actions.form.amountHint', kind: 'number', step: 0.5, min: 0.5, initial: '5' },
        {
          name: 'kind',
          label: 'actions.form.lotKind',
          kind: 'select',
          initial: 'promo',
          options: [
            { value: 'promo', label: t('actions.form.promo') },
            { value: 'purchased', label: t('actions.form.purchased') },
          ],
        },
      ],
      effect: ({ cc }) => balance(true, cc),
      payload: ({ cc, kind }) => ({ professionalId: row.id, cc: Math.round(Number(cc) * 100), kind }),
    };
  if (command === 'ApproveProfessional')
    return {
      ...base,
      fields: [
        {
          name: 'onboarding',
          label: 'actions.form.onboarding',
          kind: 'select',
          initial: 'held',
          options: [
            { value: 'held', label: t('actions.form.held') },
            { value: 'waived', label: t('actions.form.exempt') },
          ],
        },
      ],
      payload: ({ onboarding }) => ({ professionalId: row.id, onboarding }),
    };
  if (command === 'RejectProfessional')
    return {
      ...base,
      fields: [
        {
          name: 'reasonCode',
          label: 'actions.form.reasonCode',
          kind: 'select',
          options: refusalReasons.map((value) => ({ value, label: code('refusalReasons', value) })),
        },
        { name: 'note', label: 'joining.note', hint: 'joining.noteHint', kind: 'lines', optional: true },
      ],
      payload: ({ reasonCode, note }) => ({ professionalId: row.id, reasonCode, ...(note ? { note } : {}) }),
    };
  if (command === 'SuspendProfessional')
    return {
      ...base,
      fields: [
        { name: 'notice', label: 'actions.form.notice', kind: 'lines' },
        { name: 'days', label: 'joining.days', hint: 'joining.daysHint', kind: 'number', step: 1, min: 1, initial: '30' },
      ],
      payload: ({ notice, days }) => ({ professionalId: row.id, notice, days: Number(days) }),
    };
  if (command === 'RejectProfileWording')
    return {
      ...base,
      reason: false,
      fields: [
        {
          name: 'wordingReason',
          label: 'joining.reason',
          kind: 'select',
          options: wordingReasons.map((value) => ({ value, label: code('wordingReasons', value) })),
        },
        { name: 'note', label: 'joining.note', hint: 'joining.noteHint', kind: 'lines', optional: true },
      ],
      payload: ({ wordingReason, note }) => ({ professionalId: row.id, reasons: [wordingReason], ...(note ? { note } : {}) }),
    };
  if (command === 'PublishProfile') return { ...base, reason: false, note: t('joining.readFirst') };
  if (command === 'RecheckLicence') return { ...base, reason: false };
  if (command === 'PauseOffers')
    return {
      ...base,
      fields: [{ name: 'until', label: 'actions.form.until', kind: 'datetime', optional: true }],
      payload: ({ until }) => ({ professionalId: row.id, ...(until ? { until: instant(until) } : {}) }),
    };
  return base;
};
