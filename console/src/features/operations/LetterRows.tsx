import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import type { Command } from '../../components/commands/CommandDialog';
import { formatMoment, formatNumber } from '../../format';
import { me, whyNotAs } from '../../roles';
import { useCode, useT } from '../../useT';
import { lettersCommand, whyNotAside } from './commands';
import type { Letter } from './useMachine';

/** What a row is about, where a page shows it; else its id alone. */
const PAGES: Readonly<Record<string, string>> = { leadId: '/leads', professionalId: '/lawyers', meetingId: '/meeting' };

const About = ({ about, rule }: Pick<Letter, 'about' | 'rule'>) => {
  const code = useCode();
  const all = Object.entries(about);
  const [first] = all.filter(([name]) => PAGES[name]).concat(all);
  return (
    <>
      {rule && <div>{code('rules', rule)}</div>}
      {first && PAGES[first[0]] ? (
        <MuiLink component={Link} to={`${PAGES[first[0]]}/${first[1]}`}>
          {first[1].slice(0, 8)}
        </MuiLink>
      ) : (
        first && <code>{first[1].slice(0, 8)}</code>
      )}
      {!rule && !first && '–'}
    </>
  );
};

/** Work that was given up, row by row. */
export const LetterRows = ({ rows, onCommand }: { rows: readonly Letter[]; onCommand: (command: Command) => void }) => {
  const t = useT();
  const { role } = me();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('operations.letters.rows')}>
      <Table size="small" aria-label={t('operations.letters.rows')}>
        <TableHead>
          <TableRow>
            {(['at', 'job', 'about', 'fault'] as const).map((of) => (
              <TableCell key={of}>{t(`operations.letters.${of}`)}</TableCell>
            ))}
            <TableCell align="right">{t('operations.letters.attempts')}</TableCell>
            <TableCell align="right">{t('operations.act')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const what = `${row.job} ${row.id.slice(0, 8)}`;
            const press = (act: 'retry' | 'dismiss') => onCommand(lettersCommand(t, act, { workId: row.id }, what, 1));
            return (
              <TableRow key={row.id}>
                <TableCell>{formatMoment(row.givenUpAt)}</TableCell>
                <TableCell component="th" scope="row">
                  <code>{row.job}</code>
                </TableCell>
                <TableCell>
                  <About {...row} />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 200 }}>{row.fault || t('operations.letters.noFault')}</TableCell>
                <TableCell align="right">{formatNumber(row.attempts)}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }} align="right">
                  <ActionButton
                    why={whyNotAs(role, 'RetryDeadLetter') ?? (row.pastMoment ? t('operations.letters.past') : undefined)}
                    aria-label={t('operations.retryOf', { what })}
                    onClick={() => press('retry')}
                  >
                    {t('operations.retry')}
                  </ActionButton>
                  <ActionButton
                    why={whyNotAside(t, row.job)}
                    aria-label={t('operations.dismissOf', { what })}
                    onClick={() => press('dismiss')}
                  >
                    {t('operations.dismiss')}
                  </ActionButton>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
};
