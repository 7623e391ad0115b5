import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { keyNamed } from '@jurilien/reference';
import { Scroll } from '../../../components/list/Scroll';
import { quiet } from '../../../components/text/who';
import { Tag } from '../../../components/Tone';
import { formatMoment } from '../../../format';
import type { ToneName } from '../../../tokens';
import { useStaff } from '../../../useStaff';
import { useCode, useT } from '../../../useT';
import { keyLabel, SecondTag } from '../Difference';
import { plain } from '../keys/find';
import { scopeWords } from '../pairs';
import { valueWords } from '../values/parts';
import type { ConfigReport, Shown } from './shown';

type Line = ConfigReport['keys'][number];
type Mark = Line['marks'][number];
const TONES: Readonly<Record<Mark, ToneName>> = { 'out-of-range': 'danger', unused: 'neutral', pending: 'warning' };

const Marks = ({ marks }: { marks: readonly Mark[] }) => {
  const t = useT();
  return marks.map((mark) => (
    <Tag key={mark} tone={TONES[mark]}>
      {t(`config.reported.${mark}`)}
    </Tag>
  ));
};

const wanted = (line: Line, only: Shown, q: string): boolean => {
  const text = plain(`${line.key} ${keyLabel(line.key)}`);
  const told = only === 'all' || (only === 'own' ? line.own.length > 0 : line.marks.includes(only));
  return (
    told &&
    plain(q)
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
};

const Row = ({ line }: { line: Line }) => {
  const say = { t: useT(), code: useCode() };
  const { nameOf } = useStaff();
  const key = keyNamed(line.key);
  const words = (value: unknown) => (key ? valueWords(key, value, say) : value === undefined ? '–' : JSON.stringify(value));
  const narrower = line.own.filter(({ scope }) => scope.province || scope.field);
  const shippedFor = Object.entries(line.shipped?.shippedFor ?? {});
  return (
    <TableRow sx={{ '& td': { verticalAlign: 'top' } }}>
      <TableCell component="th" scope="row" sx={{ minWidth: 200, verticalAlign: 'top' }}>
        <Box sx={{ fontWeight: 700 }}>{keyLabel(line.key)}</Box>
        <Box component="code" sx={{ fontSize: '.6875rem', color: 'text.secondary' }}>
          {line.key}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
          <SecondTag of={line.key} />
          <Marks marks={line.marks} />
        </Box>
      </TableCell>
      <TableCell sx={quiet}>
        {line.shipped ? words(line.shipped.shipped) : '–'}
        {shippedFor.map(([province, value]) => (
          <div key={province}>{`${say.code('provinces', province)} · ${words(value)}`}</div>
        ))}
      </TableCell>
      <TableCell sx={{ fontWeight: 700 }}>{words(line.value)}</TableCell>
      <TableCell>
        {narrower.map((own) => (
          <Box key={scopeWords(own.scope, say)} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <span>
              {scopeWords(own.scope, say)} · <strong>{words(own.value)}</strong>
            </span>
            <Marks marks={own.marks} />
          </Box>
        ))}
      </TableCell>
      <TableCell sx={{ minWidth: 180 }}>
        {line.last && (
          <>
            <div>{say.t('config.lastBy', { when: formatMoment(line.last.since), who: nameOf(line.last.by) })}</div>
            {line.last.approvedBy && <div>{say.t('config.approvedBy', { who: nameOf(line.last.approvedBy) })}</div>}
            <Box sx={{ ...quiet, fontStyle: 'italic', overflowWrap: 'anywhere' }}>{line.last.reason}</Box>
          </>
        )}
      </TableCell>
    </TableRow>
  );
};

/** A row for each key: what it ships with, what is in force, what differs where, and who changed it last. */
export const ReportTable = ({ report, only, q }: { report: ConfigReport; only: Shown; q: string }) => {
  const t = useT();
  const lines = report.keys.filter((line) => wanted(line, only, q));
  if (lines.length === 0) return <Box sx={{ px: 4, pb: 4, color: 'text.secondary' }}>{t('config.nothingFound')}</Box>;
  return (
    <Scroll label={t('config.keys')}>
      <TableHead>
        <TableRow>
          {(['key', 'shipped', 'value', 'overrides', 'last'] as const).map((column) => (
            <TableCell key={column}>{t(`config.columns.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <Row key={line.key} line={line} />
        ))}
      </TableBody>
    </Scroll>
  );
};
