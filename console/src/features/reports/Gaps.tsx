import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatNumber } from '../../format';
import { useT } from '../../useT';
import type { Report } from './asked';
import { Section } from './Defined';
import { partLabel, partText, useValueName } from './shown';

/** Where lawyers are missing: fields and regions in which searches ended without a taker, beside who serves them now. */
export const Gaps = ({ report: { gaps } }: { report: Report }) => {
  const t = useT();
  const name = useValueName();
  return (
    <Section of="gaps">
      {gaps.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('reports.noGaps')}</Box>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={partLabel('gaps')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('reports.by.field')}</TableCell>
                <TableCell>{t('reports.by.region')}</TableCell>
                <TableCell align="right">{t('reports.gapUnserved')}</TableCell>
                <TableCell align="right">{t('reports.gapOf')}</TableCell>
                <TableCell align="right">{t('reports.gapShare')}</TableCell>
                <TableCell align="right">{t('reports.gapServing')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {gaps.map(({ field, region, n, unserved, professionals }) => (
                <TableRow key={`${field}:${region}`}>
                  <TableCell component="th" scope="row">
                    {name('field', field)}
                  </TableCell>
                  <TableCell>{name('region', region)}</TableCell>
                  <TableCell align="right" sx={{ fontWeight: 700 }}>
                    {formatNumber(unserved)}
                  </TableCell>
                  <TableCell align="right">{formatNumber(n)}</TableCell>
                  <TableCell align="right">{partText(unserved, n)}</TableCell>
                  <TableCell align="right">{formatNumber(professionals)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Section>
  );
};
