import { RETENTION_ROWS, RETENTION_WORDS } from '@jurilien/reference';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatNumber } from '../../../format';
import { inLocale } from '../../../locale';
import { useT } from '../../../useT';

interface Counts {
  readonly due: number;
  readonly gone: number;
  readonly held: number;
  readonly failed: number;
  readonly more?: true;
}

/** What a run found by row of the table of retention; rows where nothing was due are left out. */
export const RowsTable = ({ rows, label }: { rows: Readonly<Partial<Record<string, Counts>>>; label: string }) => {
  const t = useT();
  const found = RETENTION_ROWS.flatMap((row) => {
    const counts = rows[row];
    return counts && counts.due > 0 ? [{ row, counts }] : [];
  });
  if (found.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('retention.nothingDue')}</Box>;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{t('retention.what')}</TableCell>
            {(['due', 'gone', 'held', 'failed'] as const).map((of) => (
              <TableCell key={of} align="right">
                {t(`retention.${of}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {found.map(({ row, counts }) => (
            <TableRow key={row}>
              <TableCell component="th" scope="row">
                {inLocale(RETENTION_WORDS[row].what)}
              </TableCell>
              <TableCell align="right">
                {counts.more ? t('retention.atLeast', { n: formatNumber(counts.due) }) : formatNumber(counts.due)}
              </TableCell>
              {(['gone', 'held', 'failed'] as const).map((of) => (
                <TableCell key={of} align="right">
                  {formatNumber(counts[of])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
