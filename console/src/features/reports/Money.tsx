import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { MONEY_FIGURES, MONEY_WORDS } from '@jurilien/reference';
import { formatCents } from '../../format';
import { locale } from '../../locale';
import { useCode, useT } from '../../useT';
import type { Report } from './asked';
import { Defined, Section } from './Defined';
import { partLabel } from './shown';

/** Money of the months that the report touches, as the books say. */
export const Money = ({ report: { money } }: { report: Report }) => {
  const t = useT();
  const code = useCode();
  return (
    <Section of="money">
      {!money || money.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t(money ? 'reports.noMoney' : 'reports.teamNone')}</Box>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={partLabel('money')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('reports.month')}</TableCell>
                <TableCell>{t('reports.by.province')}</TableCell>
                {MONEY_FIGURES.map((name) => (
                  <TableCell key={name} align="right">
                    <Defined {...MONEY_WORDS[name][locale]} />
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {money.map((row) => (
                <TableRow key={`${row.month} ${row.province}`}>
                  <TableCell component="th" scope="row">
                    {row.month}
                  </TableCell>
                  <TableCell>{row.province === '-' ? t('reports.unknown') : code('provinces', row.province)}</TableCell>
                  {MONEY_FIGURES.map((name) => (
                    <TableCell key={name} align="right">
                      {formatCents(row[name])}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Section>
  );
};
