import { Alert, Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { Sales } from './months';
import { Panel } from '../../components/page/Panel';
import { formatCents, formatNumber } from '../../format';
import { useCode, useT } from '../../useT';
import { Scroll } from '../../components/list/Scroll';
import { monthName } from './months';

const AMOUNTS = ['netCents', 'gstCents', 'qstCents', 'hstCents', 'grossCents'] as const;
const LABELS = {
  netCents: 'money.net',
  gstCents: 'money.gst',
  qstCents: 'money.qst',
  hstCents: 'money.hst',
  grossCents: 'money.gross',
} as const;
const amount = (line: Sales['taxes'][number], key: (typeof AMOUNTS)[number]): number => (line.kind === 'invoice' ? 1 : -1) * line[key];

const Due = ({ taxes }: { taxes: Sales['taxes'] }) => {
  const t = useT();
  const total = (key: (typeof AMOUNTS)[number]): number => taxes.reduce((n, line) => n + amount(line, key), 0);
  return (
    <TableRow sx={{ '& td, & th': { fontWeight: 800, borderTop: 2, borderColor: 'divider' } }}>
      <TableCell component="th" scope="row" colSpan={4}>
        {t('money.due')}
      </TableCell>
      {AMOUNTS.map((key) => (
        <TableCell key={key} align="right" sx={{ whiteSpace: 'nowrap' }}>
          {formatCents(total(key))}
        </TableCell>
      ))}
    </TableRow>
  );
};

/** What the tax returns are filled in from: invoices and credit notes by month and province of the buyer, and what is due. */
export const Taxes = ({ sales: { taxes, differences } }: { sales: Sales }) => {
  const t = useT();
  const code = useCode();
  return (
    <Panel title={t('money.taxes')}>
      {taxes.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('money.noTaxes')}</Box>
      ) : (
        <>
          <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 2 }}>{t('money.taxesHint')}</Box>
          <Scroll label={t('money.taxes')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('money.month')}</TableCell>
                <TableCell>{t('money.province')}</TableCell>
                <TableCell>{t('money.kind')}</TableCell>
                <TableCell align="right">{t('money.documents')}</TableCell>
                {AMOUNTS.map((key) => (
                  <TableCell key={key} align="right">
                    {t(LABELS[key])}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {taxes.map((line) => (
                <TableRow key={line.month + line.province + line.kind}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{monthName(line.month)}</TableCell>
                  <TableCell>{code('provinces', line.province)}</TableCell>
                  <TableCell>{t(`money.${line.kind}`)}</TableCell>
                  <TableCell align="right">{formatNumber(line.documents)}</TableCell>
                  {AMOUNTS.map((key) => (
                    <TableCell key={key} align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {line[key] ? formatCents(amount(line, key)) : '–'}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
              <Due taxes={taxes} />
            </TableBody>
          </Scroll>
          {differences.length === 0 && (
            <Alert severity="success" sx={{ mt: 3 }}>
              {t('money.agree')}
            </Alert>
          )}
        </>
      )}
    </Panel>
  );
};
