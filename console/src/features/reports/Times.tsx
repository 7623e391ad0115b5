import { Box, MenuItem, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import { REPORT_WORDS, type Span, SPAN_NAMES, SPAN_WORDS } from '@jurilien/reference';
import { useState } from 'react';
import { Panel } from '../../components/page/Panel';
import { formatNumber } from '../../format';
import { locale } from '../../locale';
import { useT } from '../../useT';
import type { Report } from './asked';
import { Defined } from './Defined';
import { lastingText } from './shown';
import { TimesChart } from './TimesChart';

const COLUMNS = ['n', 'median', 'p90', 'businessMedian', 'businessP90'] as const;

/** How long each step takes, by the wall clock and in opening hours, and how one of them went over the period. */
export const Times = ({ report }: { report: Report }) => {
  const t = useT();
  const [span, choose] = useState<Span>('whole');
  return (
    <Panel title={t('reports.times')}>
      <Defined label={t('reports.howMeasured')} definition={REPORT_WORDS.times[locale].definition} />
      <Box sx={{ overflowX: 'auto', mt: 2 }} tabIndex={0} role="group" aria-label={t('reports.times')}>
        <Table size="small" sx={{ '& td': { whiteSpace: 'nowrap' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('reports.step')}</TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column} align="right">
                  {t(`reports.time.${column}`)}
                </TableCell>
              ))}
              {report.before && <TableCell align="right">{t('reports.time.before')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {report.times.map(({ span: name, wall, business }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  <Defined label={SPAN_WORDS[name][locale].label} definition={SPAN_WORDS[name][locale].definition} />
                </TableCell>
                <TableCell align="right">{wall.n === null ? '–' : formatNumber(wall.n)}</TableCell>
                <TableCell align="right">{lastingText(wall.median)}</TableCell>
                <TableCell align="right">{lastingText(wall.p90)}</TableCell>
                <TableCell align="right">{lastingText(business.median)}</TableCell>
                <TableCell align="right">{lastingText(business.p90)}</TableCell>
                {report.before && (
                  <TableCell align="right">{lastingText(report.before.times.find((one) => one.span === name)?.wall.median)}</TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <TextField
        select
        label={t('reports.timeShown')}
        value={span}
        sx={{ my: 3, minWidth: 240, displayPrint: 'none' }}
        onChange={({ target }) => choose(SPAN_NAMES.find((name) => name === target.value) ?? 'whole')}
      >
        {SPAN_NAMES.map((name) => (
          <MenuItem key={name} value={name}>
            {SPAN_WORDS[name][locale].label}
          </MenuItem>
        ))}
      </TextField>
      <TimesChart report={report} span={span} />
    </Panel>
  );
};
