import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { FIGURE_WORDS, STEPS, type Step } from '@jurilien/reference';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/page/Panel';
import { formatNumber } from '../../format';
import { locale } from '../../locale';
import { useT } from '../../useT';
import { type Asked, type Report, rowsAt } from './asked';
import { Defined } from './Defined';
import { figureText, labelOf, partText } from './shown';

const Length = ({ of, whole }: { of: number | null; whole: number | null }) => (
  <Box aria-hidden sx={{ height: 18, bgcolor: 'action.hover', borderRadius: 0.5, minWidth: 80 }}>
    <Box sx={{ height: 1, width: `${whole && of ? (of / whole) * 100 : 0}%`, bgcolor: 'primary.main', borderRadius: 0.5 }} />
  </Box>
);

/** A number that leads to the requests behind it. */
const Leading = ({ n, to, label }: { n: number | null; to: string; label: string }) =>
  n ? (
    <MuiLink component={Link} to={to} aria-label={label}>
      {formatNumber(n)}
    </MuiLink>
  ) : (
    <>{n ?? '–'}</>
  );

/** One step: how many came that far, and how many came no further. */
const StepRow = ({ asked, report, step }: { asked: Asked; report: Report; step: Step }) => {
  const t = useT();
  const next = STEPS[STEPS.indexOf(step) + 1];
  const [n, further] = [report.total[step] ?? null, next ? (report.total[next] ?? null) : null];
  const stopped = n !== null && further !== null ? n - further : null;
  const words = { step: labelOf(step) };
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Defined label={labelOf(step)} definition={FIGURE_WORDS[step][locale].definition} />
      </TableCell>
      <TableCell>
        <Length of={n} whole={report.total.submitted} />
      </TableCell>
      <TableCell align="right">
        <Leading n={n} to={rowsAt(asked.search, { step })} label={t('reports.seeStep', { n, ...words })} />
      </TableCell>
      <TableCell align="right">{partText(n, report.total.submitted)}</TableCell>
      <TableCell align="right">
        <Leading
          n={stopped}
          to={rowsAt(asked.search, { step, stopped: 'yes' })}
          label={t('reports.seeStopped', { n: stopped, ...words })}
        />
      </TableCell>
      {report.others && <TableCell align="right">{partText(report.others[step], report.others.submitted)}</TableCell>}
      {report.before && <TableCell align="right">{figureText(step, report.before.total[step])}</TableCell>}
    </TableRow>
  );
};

/** The way from the form to a mandate: how many came how far, and where the others stopped. */
export const Funnel = ({ asked, report }: { asked: Asked; report: Report }) => {
  const t = useT();
  return (
    <Panel title={t('reports.funnel')}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('reports.funnel')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('reports.step')}</TableCell>
              <TableCell component="td" sx={{ width: '34%' }} />
              <TableCell align="right">{t('reports.requests')}</TableCell>
              <TableCell align="right">{t('reports.ofSubmitted')}</TableCell>
              <TableCell align="right">{t('reports.stoppedHere')}</TableCell>
              {report.others && <TableCell align="right">{t('reports.elsewhere')}</TableCell>}
              {report.before && <TableCell align="right">{t('reports.earlier')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {STEPS.map((step) => (
              <StepRow key={step} asked={asked} report={report} step={step} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
};
