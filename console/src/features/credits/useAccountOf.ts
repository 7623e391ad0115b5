import type { CreditAccountRow } from '@jurilien/rows/credits';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { useGetOne } from 'react-admin';
import type { Account } from './effects';

/** Name and balance of a professional, read when a dialog that changes it opens. */
export function useAccountOf(id: string, enabled: boolean): Account {
  const person = useGetOne<ProfessionalRow>('lawyers', { id }, { retry: false, staleTime: 60_000, enabled });
  const account = useGetOne<CreditAccountRow>('credit-accounts', { id }, { retry: false, enabled });
  return { name: person.data?.name ?? '…', account: account.data };
}
