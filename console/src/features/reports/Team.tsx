import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Panel } from '../../components/page/Panel';
import { formatNumber } from '../../format';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import type { Report } from './asked';

const ACTS = ['taken', 'validated', 'rejected', 'asked', 'called', 'decided', 'followedUp'] as const;
type Acts = Readonly<Record<(typeof ACTS)[number], number>>;

const ActsRow = ({ name, acts, strong }: { name: string; acts: Acts; strong?: boolean }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ fontWeight: strong ? 700 : 400 }}>
      {name}
    </TableCell>
    {ACTS.map((act) => (
      <TableCell key={act} align="right" sx={{ fontWeight: strong ? 700 : 400 }}>
        {formatNumber(acts[act])}
      </TableCell>
    ))}
  </TableRow>
);

/** How work was spread over the team: how much each did, not how well. */
export const Team = ({ report: { staff } }: { report: Report }) => {
  const t = useT();
  const { nameOf } = useStaff();
  return (
    <Panel title={t('reports.team')}>
      <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 2 }}>
        {staff ? t('reports.teamHint', { people: staff.people }) : t('reports.teamNone')}
      </Box>
      {staff && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('reports.team')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('reports.person')}</TableCell>
                {ACTS.map((act) => (
                  <TableCell key={act} align="right">
                    {t(`reports.acts.${act}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {staff.by.map((one) => (
                <ActsRow key={one.staffId} name={nameOf(one.staffId)} acts={one} />
              ))}
              <ActsRow name={t('reports.everyone')} acts={staff.total} strong />
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
};
