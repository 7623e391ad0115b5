import type { LedgerRow } from '@jurilien/rows/credits';
import { Box, Button, Link as MuiLink, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useGetList } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Loaded, Panel } from '../../../components/page/Panel';
import { COLON, formatCents, formatCoins, formatMoment } from '../../../format';
import { useCode, useT } from '../../../useT';
import { Download } from '../../../components/Download';
import { ExportButton } from '../../exports';
import { Scroll } from '../../../components/list/Scroll';

const PAGE = 50;
/** An account by what it stands for: the identifiers of lots and claims say nothing to a person. */
const accountKind = (account: string) => /\.(hold|lot|owed)(\.|$)/.exec(account)?.[1] ?? account;
const signed = (cc: number) => `${cc > 0 ? '+' : cc < 0 ? '−' : ''}${formatCoins(Math.abs(cc))}`;

const Lines = ({ lines, show }: { lines: LedgerRow['lines']; show: (n: number) => string }) => {
  const t = useT();
  const code = useCode();
  return (
    <>
      {(lines ?? []).map((line, index) => (
        <div key={index}>
          {code('accounts', accountKind(line.account)) + COLON} {t(line.debit ? 'lawyers.debit' : 'lawyers.credit')}{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {show(line.debit || line.credit)}
          </Box>
        </div>
      ))}
    </>
  );
};

const Entries = ({ entries }: { entries: readonly LedgerRow[] }) => {
  const t = useT();
  const code = useCode();
  return (
    <Scroll label={t('lawyers.statement')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('lawyers.when')}</TableCell>
          <TableCell>{t('lawyers.what')}</TableCell>
          <TableCell>{t('money.coins')}</TableCell>
          <TableCell>{t('money.dollars')}</TableCell>
          <TableCell align="right">{t('lawyers.amount')}</TableCell>
          <TableCell align="right">{t('lawyers.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.id} sx={{ verticalAlign: 'top' }}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(entry.at)}</TableCell>
            <TableCell>
              {entry.leadId ? (
                <MuiLink component={Link} to={`/leads/${entry.leadId}`}>
                  {code('ledger', entry.type)}
                </MuiLink>
              ) : (
                code('ledger', entry.type)
              )}
            </TableCell>
            <TableCell sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
              <Lines lines={entry.lines} show={formatCoins} />
            </TableCell>
            <TableCell sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
              {entry.money?.length ? <Lines lines={entry.money} show={formatCents} /> : '–'}
            </TableCell>
            <TableCell align="right" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
              {entry.changeCc ? (
                signed(entry.changeCc)
              ) : (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
                  {formatCoins(entry.cc)}
                </Box>
              )}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatCoins(entry.availableAfterCc)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Scroll>
  );
};

/** Every entry, newest first, with its lines in coins and in money; a page starts where the last one ended. */
export const CreditStatement = ({ id }: { id: string }) => {
  const t = useT();
  const [before, setBefore] = useState<number[]>([]);
  const entries = useGetList<LedgerRow>('ledger-entries', {
    pagination: { page: 1, perPage: PAGE },
    sort: { field: 'position', order: 'DESC' },
    filter: { professionalId: id, ...(before.length ? { position_lt: before.at(-1) } : {}) },
  });
  const last = entries.data?.at(-1);
  return (
    <Panel
      title={t('lawyers.statement')}
      aside={
        <>
          <Download route="GET /api/lawyers/:id/statement.csv" given={{ params: { id } }} file="releve.csv" label="money.exportCsv" />
          <ExportButton what="ledger" filter={{ professionalId: id }} />
        </>
      }
    >
      <Loaded query={entries} isEmpty={!entries.data?.length} empty={t('lawyers.noStatement')}>
        <Entries entries={entries.data ?? []} />
        <Box sx={{ display: 'flex', gap: 2, mt: 3 }}>
          {before.length > 0 && <Button onClick={() => setBefore(before.slice(0, -1))}>← {t('money.newer')}</Button>}
          {entries.data?.length === PAGE && last && (
            <Button sx={{ ml: 'auto' }} onClick={() => setBefore([...before, Number(last.position)])}>
              {t('money.older')} →
            </Button>
          )}
        </Box>
      </Loaded>
    </Panel>
  );
};
