import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { ASKED_BY } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { statsKMin, monthWords } from '@jurilien/reference';
import { useState } from 'react';
import { Bars } from '../../components/charts/Bars';
import { download } from '../../components/charts/csv';
import { Loaded, Panel } from '../../components/page/Panel';
import { formatNumber } from '../../format';
import { locale } from '../../locale';
import { useConfig } from '../../in-force/useConfig';
import { useCode, useT } from '../../useT';
import { useTransparency } from './useFigures';

type MonthShown = Answer<'GET /api/lawyers/:id/transparency'>['months'][number];
const nameOf = (month: string) => monthWords(month, locale);
const two = { display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' } };
const soft = { fontSize: '.8125rem', color: 'text.secondary' };

type Line = readonly [section: string, measure: string, value: number];

/** One month as lines of text and number: the charts, their tables and the file show the same. */
const useLines = () => {
  const t = useT();
  const code = useCode();
  const why = (reason: string) => (reason === 'queued' ? t('transparency.queued') : `${code('exclusions', reason)} (${reason})`);
  const totals = (m: MonthShown): Line[] =>
    (['considered', 'outside', 'eligible', 'asked'] as const).map((name) => [t('transparency.totals'), t(`transparency.${name}`), m[name]]);
  const how = (m: MonthShown): Line[] => ASKED_BY.map((way) => [t('transparency.how'), t(`transparency.by.${way}`), m.askedBy[way]]);
  const whyNot = (m: MonthShown): Line[] => m.notAsked.map(({ code: reason, n }) => [t('transparency.whyNot'), why(reason), n]);
  const parts = (m: MonthShown): Line[] => [
    ...Object.entries(m.own ?? {}).map(([part, n]): Line => [t('transparency.own'), code('points', part), n]),
    ...Object.entries(m.others?.parts ?? {}).map(([part, n]): Line => [t('transparency.others'), code('points', part), n]),
    ...(m.others ? [[t('transparency.parts'), t('transparency.people'), m.others.k] as const] : []),
  ];
  return { totals, how, whyNot, all: (m: MonthShown): Line[] => [...totals(m), ...how(m), ...whyNot(m), ...parts(m)] };
};
const barsOf = (lines: readonly Line[]) => lines.map(([, name, n]) => ({ name, n }));

const Points = ({ month: { own, others, complete } }: { month: MonthShown }) => {
  const least = useConfig().value(statsKMin);
  const t = useT();
  const code = useCode();
  if (!own) return null;
  return (
    <Box>
      <Box sx={{ fontSize: '.8125rem', fontWeight: 700, mb: 1 }}>{t('transparency.parts')}</Box>
      <Table size="small" aria-label={t('transparency.parts')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('transparency.part')}</TableCell>
            <TableCell align="right">{t('transparency.own')}</TableCell>
            {others && <TableCell align="right">{t('transparency.others')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {Object.entries(own).map(([part, n]) => (
            <TableRow key={part}>
              <TableCell component="th" scope="row">
                {code('points', part)}
              </TableCell>
              <TableCell align="right" sx={{ fontWeight: 700 }}>
                {formatNumber(n)}
              </TableCell>
              {others && <TableCell align="right">{formatNumber(others.parts[part] ?? 0)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Box sx={{ ...soft, mt: 2 }}>
        {others
          ? t('transparency.othersNote', { k: others.k })
          : t(complete ? 'transparency.othersFew' : 'transparency.othersLater', { n: least })}
      </Box>
    </Box>
  );
};

const Month = ({ month, file }: { month: MonthShown; file: string }) => {
  const t = useT();
  const lines = useLines();
  const [how, whyNot] = [lines.how(month).filter(([, , n]) => n > 0), lines.whyNot(month)];
  if (month.considered + month.outside === 0) return <Box sx={soft}>{t('transparency.nothing')}</Box>;
  const columns = [t('transparency.measure'), t('transparency.value')] as const;
  const charts = [
    ['totals', lines.totals(month), 'main'],
    ['how', how, 'accent'],
    ['whyNot', whyNot, 'soft'],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {!month.complete && <Box sx={soft}>{t('transparency.running')}</Box>}
      <Box sx={two}>
        {charts.map(
          ([name, rows, tone]) =>
            rows.length > 0 && (
              <Box key={name} sx={{ minWidth: 0 }}>
                <Box sx={{ fontSize: '.8125rem', fontWeight: 700, mb: 1 }}>{t(`transparency.${name}`)}</Box>
                <Bars
                  label={t(`transparency.${name}`)}
                  file={`${file}-${month.month}-${name}`}
                  columns={columns}
                  tone={tone}
                  rows={barsOf(rows)}
                />
              </Box>
            ),
        )}
        <Points month={month} />
      </Box>
    </Box>
  );
};

/** MO22 as the team sees it: what matching meant for this person, month by month. */
export const Months = ({ id }: { id: string }) => {
  const t = useT();
  const lines = useLines();
  const query = useTransparency(id);
  const [chosen, setChosen] = useState<string>();
  const months = query.data?.months ?? [];
  const month = months.find((m) => m.month === chosen) ?? months[0];
  const file = `jurilien-${id}-transparency`;
  const head = (['month', 'section', 'measure', 'value'] as const).map((name) => t(`transparency.${name}`));
  return (
    <Panel title={t('transparency.title')}>
      <Loaded query={query} isEmpty={months.every((m) => m.considered + m.outside === 0)} empty={t('transparency.empty')} lines={5}>
        {month && (
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Box sx={soft}>{t('transparency.hint')}</Box>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={t('transparency.months')}
              value={month.month}
              onChange={(_, value: string | null) => value && setChosen(value)}
              sx={{ flexWrap: 'wrap' }}
            >
              {months.map((m) => (
                <ToggleButton key={m.month} value={m.month} sx={{ textTransform: 'none', px: 3 }}>
                  {nameOf(m.month)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <Month month={month} file={file} />
            <Box>
              <Button
                variant="outlined"
                onClick={() => download(`${file}.csv`, [head, ...months.flatMap((m) => lines.all(m).map((line) => [m.month, ...line]))])}
              >
                {t('transparency.download')}
              </Button>
            </Box>
          </Box>
        )}
      </Loaded>
    </Panel>
  );
};
