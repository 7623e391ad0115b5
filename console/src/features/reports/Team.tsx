import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { type Act, ACT_WORDS, ACTS } from '@jurilien/reference';
import { formatNumber } from '../../format';
import { locale } from '../../locale';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import type { Report } from './asked';
import { Defined, Section } from './Defined';
import { numberText, partLabel, partText } from './shown';

const ActsRow = ({ name, acts, strong }: { name: string; acts: Readonly<Record<Act, number | null>>; strong?: boolean }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ fontWeight: strong ? 700 : 400 }}>
      {name}
    </TableCell>
    {ACTS.map((act) => (
      <TableCell key={act} align="right" sx={{ fontWeight: strong ? 700 : 400 }}>
        {numberText(acts[act])}
      </TableCell>
    ))}
  </TableRow>
);

/** How work was spread over the team: how much each did, not how well. */
export const Team = ({ report: { staff } }: { report: Report }) => {
  const t = useT();
  const { nameOf } = useStaff();
  return (
    <Section of="team">
      <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 2 }}>
        {staff ? t('reports.teamHint', { people: staff.people }) : t('reports.teamNone')}
      </Box>
      {staff && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={partLabel('team')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('reports.person')}</TableCell>
                {ACTS.map((act) => (
                  <TableCell key={act} align="right">
                    <Defined {...ACT_WORDS[act][locale]} />
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
    </Section>
  );
};

/** Who decided about requests in time; shown to who may know whose work it is. */
export const Deciders = ({ report: { deciders } }: { report: Report }) => {
  const t = useT();
  const { nameOf } = useStaff();
  if (deciders.length === 0) return null;
  return (
    <Section of="deciders">
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={partLabel('deciders')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('reports.person')}</TableCell>
              <TableCell align="right">{t('reports.decided')}</TableCell>
              <TableCell align="right">{t('reports.decidedInTime')}</TableCell>
              <TableCell align="right">{t('reports.gapShare')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {deciders.map(({ staffId, decided, kept }) => (
              <TableRow key={staffId}>
                <TableCell component="th" scope="row">
                  {nameOf(staffId)}
                </TableCell>
                <TableCell align="right">{formatNumber(decided)}</TableCell>
                <TableCell align="right">{formatNumber(kept)}</TableCell>
                <TableCell align="right">{partText(kept, decided)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  );
};
