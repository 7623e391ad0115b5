import type { ReconciliationRow } from '@jurilien/rows/credits';
import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { Loaded, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatCents, formatDate } from '../../format';
import { useOnline } from '../../layout/NetworkBars';
import { mayRead, me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { Scroll } from '../../components/list/Scroll';
import { list } from '../../components/text/who';
import { Difference } from './Difference';

const Days = ({ days }: { days: readonly ReconciliationRow[] }) => {
  const t = useT();
  return (
    <Scroll label={t('money.reconciliation')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('money.day')}</TableCell>
          <TableCell align="right">{t('money.atProvider')}</TableCell>
          <TableCell align="right">{t('money.inBooks')}</TableCell>
          <TableCell align="right">{t('money.fees')}</TableCell>
          <TableCell align="right">{t('money.payouts')}</TableCell>
          <TableCell>{t('money.differences')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {days.map((row) => (
          <TableRow key={row.id} sx={{ verticalAlign: 'top' }}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(row.id)}</TableCell>
            {[row.providerCents, row.ledgerCents, row.feeCents, row.payoutCents].map((cents, index) => (
              <TableCell key={index} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formatCents(Number(cents))}
              </TableCell>
            ))}
            <TableCell>
              {row.differences?.length ? (
                <Tag tone={row.unexplained ? 'danger' : 'neutral'}>{t('reconciliation.count', { count: row.differences.length })}</Tag>
              ) : (
                <Tag tone="success">{t('money.none')}</Tag>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Scroll>
  );
};

/** The differences of one day, and the two commands on them. */
const DayDifferences = ({ row, open }: { row: ReconciliationRow; open: (command: Command) => void }) => {
  const t = useT();
  const online = useOnline();
  const whyNot = (command: string) => (online ? whyNotAs(me().role, command) : t('actions.why.offline'));
  const explain = (ref: string) =>
    open({
      command: 'ExplainClearingDifference',
      label: t('money.explain'),
      fields: [],
      reason: true,
      payload: () => ({ day: row.id, ref }),
    });
  const again = () =>
    open({
      command: 'CompareClearingAgain',
      label: t('reconciliation.again'),
      fields: [],
      reason: false,
      note: t('reconciliation.againNote'),
      payload: () => ({ day: row.id }),
    });
  return (
    <Box component="section" aria-label={formatDate(row.id)} sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', mb: 2 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '.9375rem', fontWeight: 750 }}>
          {formatDate(row.id)}
        </Box>
        {row.unexplained > 0 && (
          <ActionButton size="small" variant="contained" why={whyNot('CompareClearingAgain')} onClick={again}>
            {t('reconciliation.again')}
          </ActionButton>
        )}
      </Box>
      <Box component="ul" sx={list}>
        {row.differences?.map((difference) => (
          <Difference
            key={difference.ref}
            row={difference}
            actions={
              <ActionButton
                size="small"
                variant="outlined"
                why={whyNot('ExplainClearingDifference')}
                onClick={() => explain(difference.ref)}
              >
                {t('money.explain')}
              </ActionButton>
            }
          />
        ))}
      </Box>
    </Box>
  );
};

/** Each day beside the provider's own list (I11): both sums, and every difference with what explains it. */
export const Reconciliation = () => {
  const t = useT();
  const [open, setOpen] = useState<Command>();
  const may = mayRead(me().role, 'reconciliations');
  const query = useGetList<ReconciliationRow>(
    'reconciliations',
    { pagination: { page: 1, perPage: 31 }, sort: { field: 'id', order: 'DESC' } },
    { retry: false, enabled: may },
  );
  if (!may) return null;
  return (
    <Panel title={t('money.reconciliation')}>
      <Loaded query={query} isEmpty={!query.data?.length} empty={t('money.noReconciliation')}>
        <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 2 }}>{t('money.reconciliationHint')}</Box>
        <Days days={query.data ?? []} />
        {query.data
          ?.filter((row) => row.differences?.length)
          .map((row) => (
            <DayDifferences key={row.id} row={row} open={setOpen} />
          ))}
      </Loaded>
      {open && <CommandDialog command={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
};
