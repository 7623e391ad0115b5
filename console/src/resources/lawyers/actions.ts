import type { ProfessionalRow } from '../../api/rows';
import type { Command } from '../../components/CommandDialog';
import { isManager } from '../../roles';
import type { Translate } from '../../useT';
import type { Why } from '../leads/actions';

export type LawyerCommand = 'VerifyLicence' | 'ApproveProfessional' | 'RejectProfessional' | 'SuspendProfessional' | 'ReinstateProfessional' | 'GrantCredits' | 'PauseOffers' | 'ResumeOffers';
interface Situation { row: ProfessionalRow; role: string; online: boolean }
interface Action { command: LawyerCommand; from: readonly string[]; danger?: true; unless?: (situation: Situation) => Why | undefined }

const verified = ({ row }: Situation): Why | undefined => (row.licenceState && /^(verified|active)$/i.test(row.licenceState) ? undefined : { key: 'actions.why.licence' });

/** State × action of a professional (4.10.5). */
export const lawyerActions: readonly Action[] = [
  { command: 'VerifyLicence', from: ['Registered', 'Applied', 'Approved', 'Paused', 'Suspended'] },
  { command: 'ApproveProfessional', from: ['Applied'], unless: verified },
  { command: 'RejectProfessional', from: ['Applied'], danger: true },
  { command: 'GrantCredits', from: ['Approved', 'Paused', 'Suspended'] },
  { command: 'PauseOffers', from: ['Approved'] },
  { command: 'ResumeOffers', from: ['Paused'] },
  { command: 'SuspendProfessional', from: ['Approved', 'Paused'], danger: true },
  { command: 'ReinstateProfessional', from: ['Suspended'] },
];

export const whyNot = (action: Action, situation: Situation): Why | undefined => {
  if (!situation.online) return { key: 'actions.why.offline' };
  if (!isManager(situation.role)) return { key: 'actions.why.role' };
  return action.from.includes(situation.row.state) ? action.unless?.(situation) : { key: 'actions.why.state', vars: { state: situation.row.state } };
};

const instant = (value: unknown) => new Date(String(value)).toISOString();

/** The form of each command on a professional. */
export const formOf = (command: LawyerCommand, row: ProfessionalRow, t: Translate, provinces: { value: string; label: string }[]): Command => {
  const base: Command = { command, label: t(`actions.${command}`), fields: [], reason: true, danger: lawyerActions.find((action) => action.command === command)?.danger, payload: () => ({ professionalId: row.id }), expectedVersion: row.version };
  if (command === 'VerifyLicence') return {
    ...base, reason: false,
    fields: [
      { name: 'province', label: 'actions.form.province', kind: 'select', initial: row.province, options: provinces },
      { name: 'result', label: 'actions.form.result', kind: 'select', initial: 'active', options: [{ value: 'active', label: t('actions.form.licenceOk') }, { value: 'failed', label: t('actions.form.licenceFailed') }] },
      { name: 'source', label: 'actions.form.source', hint: 'actions.form.sourceHint' },
    ],
    payload: ({ province, result, source }) => ({ professionalId: row.id, province, result, source }),
  };
  if (command === 'GrantCredits') return {
    ...base,
    // The account is another stream than the professional: its version is not ours to expect.
    expectedVersion: undefined,
    fields: [{ name: 'amount', label: 'actions.form.amount', hint: 'actions.form.amountHint', kind: 'number', step: 0.5, initial: '5' }, { name: 'expiresAt', label: 'actions.form.expiresAt', kind: 'datetime', optional: true }],
    payload: ({ amount, expiresAt }) => ({ professionalId: row.id, cc: Math.round(Number(amount) * 100), lotKind: 'promo', ...(expiresAt ? { expiresAt: instant(expiresAt) } : {}) }),
  };
  if (command === 'PauseOffers') return { ...base, fields: [{ name: 'until', label: 'actions.form.until', kind: 'datetime', optional: true }], payload: ({ until }) => ({ professionalId: row.id, ...(until ? { until: instant(until) } : {}) }) };
  return base;
};
