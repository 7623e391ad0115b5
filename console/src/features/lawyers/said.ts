import type { CreditAccountRow } from '@jurilien/rows/credits';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import type { Said } from '../../components/commands/differences';
import { formatCoins, formatDay } from '../../format';
import { useRegion } from '../../regions';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { stateOf } from './columns';

/** What is decided by of a professional, in words: what another person changed while a dialog was open is seen by it. */
export const useLawyerSaid = (): ((row: ProfessionalRow, account?: CreditAccountRow) => Said) => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const { nameOf } = useStaff();
  return (row, account) => [
    [t('lawyers.state'), code('professionalStates', stateOf(row))],
    [t('lawyers.licence'), [row.licenceNo, code('licenceStates', row.licenceState)].filter(Boolean).join(' · ')],
    [t('lawyers.fields'), (row.fields ?? []).map((field) => code('lawyerTypes', field)).join(', ') || '–'],
    [t('lawyers.regions'), (row.regions ?? []).map(region).join(', ') || '–'],
    [t('lawyers.firm'), row.firm ?? '–'],
    [t('pros.manager'), row.accountManagerId ? nameOf(row.accountManagerId) : '–'],
    [t('pros.checkDue'), formatDay(row.licenceNextCheckAt)],
    ...(account ? [[t('lawyers.tabs.credits'), formatCoins(account.availableCc)] as const] : []),
  ];
};
