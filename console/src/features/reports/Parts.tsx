import { Box, Button, MenuItem, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import type { FigureName } from '@jurilien/reference';
import { useState } from 'react';
import { Panel } from '../../components/page/Panel';
import { formatDate } from '../../format';
import { useT } from '../../useT';
import { type Asked, type Filter, FILTERS, type Report } from './asked';
import { figureText, labelOf, useValueName } from './shown';

const DIMENSIONS = [
  'period',
  'region',
  'field',
  'source',
  'province',
  'lang',
  'form',
  'variant',
  'origin',
  'firstOrigin',
  'campaign',
  'term',
] as const;
const COLUMNS: readonly FigureName[] = [
  'submitted',
  'validated',
  'accepted',
  'acceptedShare',
  'retained',
  'unservedShare',
  'unreachableShare',
  'refundShare',
  'clientGrade',
  'validationKeptShare',
  'adCost',
  'costPerAccepted',
];
/** As many as the report tells of one. */
const MOST = 60;

type By = (typeof DIMENSIONS)[number];
/** What the parts of a dimension are called: a period by its first day. */
const usePartName = () => {
  const t = useT();
  const name = useValueName();
  return (by: By, value: string | null): string =>
    by === 'period' ? (value ? formatDate(`${value}T12:00:00`) : t('reports.unknown')) : name(by, value);
};

/** One part with its figures; one that can be filtered by opens by itself. */
const Part = ({ asked, report, by, part: { value, few, figures } }: PartProps) => {
  const t = useT();
  const name = usePartName();
  const filter: Filter | undefined = FILTERS.find((one) => one === by);
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {filter && value ? (
          <Button size="small" sx={{ textTransform: 'none', px: 0, minWidth: 0 }} onClick={() => asked.want({ [filter]: value })}>
            {name(by, value)}
          </Button>
        ) : (
          name(by, value)
        )}
      </TableCell>
      {few ? (
        <TableCell colSpan={COLUMNS.length} sx={{ color: 'text.secondary' }}>
          {t('reports.few', { least: report.least })}
        </TableCell>
      ) : (
        COLUMNS.map((column) => (
          <TableCell key={column} align="right">
            {figureText(column, figures[column])}
          </TableCell>
        ))
      )}
    </TableRow>
  );
};
interface PartProps {
  readonly asked: Asked;
  readonly report: Report;
  readonly by: By;
  readonly part: Pick<Report['periods'][number], 'value' | 'few' | 'figures'>;
}

/** The requests by one thing they differ in, or over the periods, with the figures of each part. */
export const Parts = ({ asked, report }: { asked: Asked; report: Report }) => {
  const t = useT();
  const [by, choose] = useState<By>('region');
  const parts = by === 'period' ? report.periods : report.by[by];
  return (
    <Panel title={t('reports.parts')}>
      <TextField
        select
        label={t('reports.partsBy')}
        value={by}
        sx={{ mb: 2, minWidth: 220, displayPrint: 'none' }}
        onChange={({ target }) => choose(DIMENSIONS.find((one) => one === target.value) ?? 'region')}
      >
        {DIMENSIONS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`reports.by.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('reports.parts')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t(by === 'period' ? `reports.grain.${report.grain}` : `reports.by.${by}`)}</TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column} align="right">
                  {labelOf(column)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {parts.map((part) => (
              <Part key={part.value ?? ''} asked={asked} report={report} by={by} part={part} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {by !== 'period' && parts.length >= MOST && (
        <Box sx={{ mt: 2, fontSize: '.8125rem', color: 'text.secondary' }}>{t('reports.most', { n: MOST })}</Box>
      )}
    </Panel>
  );
};
