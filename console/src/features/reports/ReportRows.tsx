import { Alert, Box, Link as MuiLink, Pagination, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { Answer } from '@jurilien/contracts/api';
import { ROWS_OF, STEPS, type Step } from '@jurilien/reference';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ask } from '../../api/http';
import { BackLink } from '../../components/page/BackLink';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { mayRead, me } from '../../roles';
import { useT } from '../../useT';
import { queryOf, useAsked } from './asked';
import { labelOf, partLabel, useReason, useValueName } from './shown';

const PER_PAGE = 50;
const MOST_PAGES = 200;

type Rows = Answer<'GET /api/reports/ops/rows'>['data'];
const DIMENSIONS = ['region', 'field', 'lang', 'source'] as const;

/** Requests by what they are counted by; who may open one has its code. */
const RowsTable = ({ rows }: { rows: Rows }) => {
  const t = useT();
  const [name, reason] = [useValueName(), useReason()];
  const opens = mayRead(me().role, 'leads');
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('reports.requests')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {opens && <TableCell>{t('reports.code')}</TableCell>}
            <TableCell>{t('reports.day')}</TableCell>
            {DIMENSIONS.map((one) => (
              <TableCell key={one}>{t(`reports.by.${one}`)}</TableCell>
            ))}
            <TableCell>{t('reports.lastStep')}</TableCell>
            <TableCell>{t('reports.end')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, i) => (
            <TableRow key={row.id ?? i}>
              {opens && (
                <TableCell>
                  {row.id && (
                    <MuiLink component={Link} to={`/leads/${row.id}`} sx={{ fontWeight: 750 }}>
                      {row.code}
                    </MuiLink>
                  )}
                </TableCell>
              )}
              <TableCell>{row.day || '–'}</TableCell>
              {DIMENSIONS.map((one) => (
                <TableCell key={one}>{name(one, row[one])}</TableCell>
              ))}
              <TableCell>{row.step ? labelOf(row.step) : '–'}</TableCell>
              <TableCell>{row.ending ? reason('lost', [row.ending, row.endReason].filter(Boolean).join(':')) : '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

/** Which requests the address asks for, and a page of them. */
const useRows = () => {
  const asked = useAsked();
  const step: Step = STEPS.find((one) => one === asked.get('step')) ?? 'submitted';
  const stopped = asked.get('stopped') === 'yes';
  const of = ROWS_OF.find((one) => one === asked.get('of'));
  const reason = of && asked.get('reason');
  const page = Math.max(1, Number(asked.get('page')) || 1);
  const given = {
    ...queryOf(asked),
    step,
    ...(stopped ? { stopped: 'yes' as const } : {}),
    ...(of ? { of } : {}),
    ...(reason ? { reason } : {}),
    page: String(page),
  };
  const query = useQuery({
    queryKey: ['reports', 'rows', given],
    queryFn: ({ signal }) => ask('GET /api/reports/ops/rows', { query: given, signal }),
    placeholderData: keepPreviousData,
  });
  return { asked, step, stopped, of, reason, page, query };
};

/** What the listed requests have in common. */
const useTitle = ({ step, stopped, of, reason }: Pick<ReturnType<typeof useRows>, 'step' | 'stopped' | 'of' | 'reason'>): string => {
  const t = useT();
  const nameOf = useReason();
  if (of === undefined) return t(stopped ? 'reports.stoppedAt' : 'reports.reached', { step: labelOf(step) });
  if (of === 'lost' || of === 'unserved' || of === 'refunds')
    return [partLabel(of), reason && nameOf(of, reason)].filter(Boolean).join(' – ');
  return t(`reports.rowsOf.${of}`);
};

/** The requests behind a number of the report: what they are counted by, and how far they came; never whose they are. */
export default function ReportRows() {
  const t = useT();
  const { asked, step, stopped, of, reason, page, query } = useRows();
  const title = useTitle({ step, stopped, of, reason });
  const back = new URLSearchParams(asked.search);
  for (const one of ['step', 'stopped', 'of', 'reason', 'page']) back.delete(one);
  const { data = [], total = 0, few = false } = query.data ?? {};
  // Some there are, but none so many alike that a line could be told.
  const tooFew = few || (total > 0 && data.length === 0);
  const pages = Math.min(MOST_PAGES, Math.ceil(total / PER_PAGE));
  return (
    <>
      <BackLink to={`/ops-report?${back}`}>{t('reports.title')}</BackLink>
      <PageHeader title={title} count={total} />
      <Loaded query={query} lines={8}>
        {tooFew && <Alert severity="info">{t('reports.fewRows')}</Alert>}
        {!tooFew && data.length === 0 && <Alert severity="info">{t('reports.nothing')}</Alert>}
        {of === 'refunds' && data.length > 0 && <Box sx={{ mb: 2, color: 'text.secondary' }}>{t('reports.severalCredits')}</Box>}
        {data.length > 0 && <RowsTable rows={data} />}
        {pages > 1 && (
          <Pagination
            sx={{ mt: 3 }}
            count={pages}
            page={page}
            getItemAriaLabel={(_, to) => t('reports.page', { page: to ?? page })}
            onChange={(_, to) => asked.want({ page: to === 1 ? '' : String(to) })}
          />
        )}
      </Loaded>
    </>
  );
}
