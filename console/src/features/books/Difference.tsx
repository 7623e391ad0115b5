import type { ClearingDifference, PurchaseRow } from '@jurilien/rows/credits';
import { Box, Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { Tag } from '../../components/Tone';
import { formatCents } from '../../format';
import { mayRead, me } from '../../roles';
import { useT, type Key } from '../../useT';
import { quiet } from '../../components/text/who';

/** The way to the account that a purchase belongs to. */
const Purchase = ({ id }: { id: string }) => {
  const t = useT();
  const { data } = useGetOne<PurchaseRow>('purchases', { id }, { retry: false, staleTime: 60_000 });
  if (!data) return null;
  return (
    <MuiLink component={Link} to={`/lawyers/${data.professionalId}?tab=credits`} underline="always" sx={{ lineHeight: '24px' }}>
      {data.invoiceNo ?? t('reconciliation.purchase')}
    </MuiLink>
  );
};

/** One difference: what each side says, why that is so, and what a person does next. */
export const Difference = ({ row, actions }: { row: ClearingDifference; actions: ReactNode }) => {
  const t = useT();
  const { kind, explained, reason, providerCents, ledgerCents, purchaseId, object, ref } = row;
  const provider = formatCents(providerCents ?? 0);
  const books = formatCents(ledgerCents ?? 0);
  const sides =
    providerCents !== undefined && ledgerCents !== undefined
      ? t('reconciliation.both', { provider, books })
      : ledgerCents !== undefined
        ? t('reconciliation.onlyBooks', { books })
        : providerCents !== undefined
          ? t('reconciliation.onlyProvider', { provider })
          : undefined;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', justifyContent: 'space-between', py: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0, maxWidth: '76ch' }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Tag tone={explained ? 'neutral' : 'danger'}>{t(`money.kinds.${kind}` as Key, { _: kind })}</Tag>
          <strong>{formatCents(row.cents)}</strong>
          {sides && <Box sx={quiet}>{sides}</Box>}
        </Box>
        <Box sx={{ mt: 1.5 }}>{t(`reconciliation.why.${kind}` as Key, { _: '' })}</Box>
        {reason && (
          <Box sx={{ mt: 1 }}>
            <strong>{t('reconciliation.explained')}</strong> {reason}
          </Box>
        )}
        {!explained && (
          <Box sx={{ mt: 1 }}>
            <strong>{t('reconciliation.next')}</strong> {t(`reconciliation.todo.${kind}` as Key, { _: '' })}
          </Box>
        )}
        <Box sx={{ ...quiet, mt: 1, display: 'flex', gap: '4px 12px', flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
          <span>
            {t('reconciliation.object')} {object ?? ref}
          </span>
          {purchaseId && mayRead(me().role, 'purchases') && <Purchase id={purchaseId} />}
        </Box>
      </Box>
      {!explained && <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>{actions}</Box>}
    </Box>
  );
};
