import type { CreditAccountRow } from '@jurilien/rows/credits';
import type { ProfessionalRow, RejectionReason, WordingReason } from '@jurilien/rows/professionals';
import { officialDirectory } from '@jurilien/reference';
import type { Command, Field, Value } from '../../components/commands/CommandDialog';
import type { Said } from '../../components/commands/differences';
import type { Effect } from '../../components/commands/effect-of-command';
import { every } from '../../every';
import { me } from '../../roles';
import type { Key, Translate } from '../../useT';
import { balanceEffect, type EffectTools } from '../credits';
import { lawyerActions, type LawyerCommand } from './actions';

const wordingReasons = every<WordingReason>()(
  'superlative',
  'promise',
  'specialist',
  'testimonial',
  'comparison',
  'contact',
  'inaccurate',
  'other',
);
const refusalReasons = every<RejectionReason>()('licence', 'insurance', 'practice', 'conduct', 'incomplete', 'other');
/** Stands for `null` where a choice needs a word. */
const NO_ONE = 'no-one';
const instant = (value: unknown) => new Date(String(value)).toISOString();

const hundredths = (coins: unknown) => Math.round(Number(coins) * 100);

interface Around {
  account?: CreditAccountRow;
  staff?: { value: string; label: string }[];
  tools?: EffectTools;
  /** What the professional says as it is shown. */
  said?: Said;
}
interface Tools extends Around {
  row: ProfessionalRow;
  t: Translate;
  code: (family: 'refusalReasons' | 'wordingReasons', value: string) => string;
  balance: (adds: boolean, coins: unknown) => Effect | undefined;
}
/** What a command's form adds to its name, its professional and its version. */
type Form = Partial<Omit<Command, 'payload'>> & { payload?: (values: Record<string, Value>) => Record<string, unknown> };

const select = (name: string, label: Key, options: Field['options'], initial?: string): Field => ({
  name,
  label,
  kind: 'select',
  options,
  initial,
});
const NOTE: Field = { name: 'note', label: 'joining.note', hint: 'joining.noteHint', kind: 'lines', optional: true };
const coins = (hint: Key, initial: string): Field => ({
  name: 'cc',
  label: 'actions.form.amount',
  hint,
  kind: 'number',
  step: 0.5,
  min: 0.5,
  initial,
});

const FORMS: Partial<Record<LawyerCommand, (tools: Tools) => Form>> = {
  VerifyLicence: ({ row, t }) => ({
    reason: false,
    fields: [
      select(
        'result',
        'actions.form.result',
        [
          { value: 'valid', label: t('actions.form.licenceOk') },
          { value: 'failed', label: t('actions.form.licenceFailed') },
        ],
        'valid',
      ),
      { name: 'source', label: 'actions.form.source', hint: 'actions.form.sourceHint', initial: officialDirectory(row)?.name },
      { name: 'extract', label: 'joining.extract', hint: 'joining.extractHint', kind: 'lines', optional: true },
    ],
    payload: ({ result, source, extract }) => ({ result, source, ...(extract ? { extract } : {}) }),
  }),
  AssignAccountManager: ({ row, t, staff = [] }) => ({
    reason: false,
    fields: [
      select('managerId', 'pros.manager', [{ value: NO_ONE, label: t('pros.noManager') }, ...staff], row.accountManagerId ?? NO_ONE),
    ],
    payload: ({ managerId }) => ({ managerId: managerId === NO_ONE ? null : managerId }),
    undo: { command: 'AssignAccountManager', payload: { professionalId: row.id, managerId: row.accountManagerId ?? null } },
  }),
  AdjustCredits: ({ account, t, balance }) => ({
    expectedVersion: account?.version,
    fields: [
      select(
        'direction',
        'actions.form.direction',
        [
          { value: 'remove', label: t('actions.form.remove') },
          { value: 'add', label: t('actions.form.add') },
        ],
        'remove',
      ),
      coins('actions.form.limitHint', '1'),
    ],
    effect: ({ direction, cc }) => balance(direction === 'add', cc),
    payload: ({ direction, cc }) => ({ direction, cc: hundredths(cc) }),
  }),
  GrantCredits: ({ account, t, balance }) => ({
    // The account is another stream than the professional, with its own version.
    expectedVersion: account?.version,
    fields: [
      coins('actions.form.amountHint', '5'),
      select(
        'kind',
        'actions.form.lotKind',
        [
          { value: 'promo', label: t('actions.form.promo') },
          { value: 'purchased', label: t('actions.form.purchased') },
        ],
        'promo',
      ),
    ],
    effect: ({ cc }) => balance(true, cc),
    payload: ({ cc, kind }) => ({ cc: hundredths(cc), kind }),
  }),
  ApproveProfessional: ({ t }) => ({
    fields: [
      select(
        'onboarding',
        'actions.form.onboarding',
        [
          { value: 'held', label: t('actions.form.held') },
          { value: 'waived', label: t('actions.form.exempt') },
        ],
        'held',
      ),
    ],
    payload: ({ onboarding }) => ({ onboarding }),
  }),
  RejectProfessional: ({ code }) => ({
    fields: [
      select(
        'reasonCode',
        'actions.form.reasonCode',
        refusalReasons.map((value) => ({ value, label: code('refusalReasons', value) })),
      ),
      NOTE,
    ],
    payload: ({ reasonCode, note }) => ({ reasonCode, ...(note ? { note } : {}) }),
  }),
  SuspendProfessional: () => ({
    fields: [
      { name: 'notice', label: 'actions.form.notice', kind: 'lines' },
      { name: 'days', label: 'joining.days', hint: 'joining.daysHint', kind: 'number', step: 1, min: 1, initial: '30' },
    ],
    payload: ({ notice, days }) => ({ notice, days: Number(days) }),
  }),
  RejectProfileWording: ({ code }) => ({
    reason: false,
    fields: [
      select(
        'wordingReason',
        'joining.reason',
        wordingReasons.map((value) => ({ value, label: code('wordingReasons', value) })),
      ),
      NOTE,
    ],
    payload: ({ wordingReason, note }) => ({ reasons: [wordingReason], ...(note ? { note } : {}) }),
  }),
  PublishProfile: ({ t }) => ({ reason: false, note: t('joining.readFirst') }),
  RecheckLicence: () => ({ reason: false }),
  PauseOffers: () => ({
    fields: [{ name: 'until', label: 'actions.form.until', kind: 'datetime', optional: true }],
    payload: ({ until }) => (until ? { until: instant(until) } : {}),
  }),
};

/** The form of each command on a professional. */
export const formOf = (command: LawyerCommand, row: ProfessionalRow, t: Translate, code: Tools['code'], around: Around = {}): Command => {
  const { tools, account } = around;
  const balance = (adds: boolean, amount: unknown) =>
    tools && balanceEffect(tools, { name: row.name, account }, { adds, coins: amount, proposes: me().role === 'admin' });
  const { payload, ...form } = FORMS[command]?.({ ...around, row, t, code, balance }) ?? {};
  return {
    command,
    label: t(`actions.${command}`),
    fields: [],
    reason: true,
    danger: lawyerActions.find((action) => action.command === command)?.danger,
    expectedVersion: row.version,
    said: around.said,
    ...form,
    payload: (values) => ({ professionalId: row.id, ...payload?.(values) }),
  };
};
