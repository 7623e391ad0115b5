import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import { Facts, Panel } from '../../components/page/Panel';
import { formatDuration, formatNumber } from '../../format';
import { useCode, useT } from '../../useT';
import type { Machine } from './useMachine';

const KINDS = ['work', 'sms', 'email', 'campaign'] as const;
const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

const Depths = ({ queues }: { queues: NonNullable<Machine['queues']> }) => {
  const t = useT();
  return (
    <>
      <Box component="p" sx={{ mt: 0, color: 'text.secondary' }}>
        {t(`operations.queues.backend.${queues.backend}`)}
      </Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('operations.queues.title')}>
        <Table size="small" aria-label={t('operations.queues.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('operations.queues.queue')}</TableCell>
              {STATES.map((state) => (
                <TableCell key={state} align="right">
                  {t(`operations.queues.${state}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {KINDS.map((kind) => (
              <TableRow key={kind}>
                <TableCell component="th" scope="row">
                  {t(`operations.queues.${kind}`)}
                </TableCell>
                {STATES.map((state) => (
                  <TableCell key={state} align="right">
                    {formatNumber(queues.counts[kind]?.[state] ?? 0)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
};

/** How full the queues are, what waits in the rows behind them, and timers that should have acted. */
export const Queues = ({ machine: { queues, work, timers } }: { machine: Machine }) => {
  const t = useT();
  const code = useCode();
  return (
    <Panel title={t('operations.queues.title')}>
      {queues ? <Depths queues={queues} /> : <Box component="p">{t('operations.queues.unknown')}</Box>}
      <Facts
        rows={[
          [t('operations.queues.pending'), formatNumber(work.pending)],
          [t('operations.queues.oldest'), formatDuration(work.oldestSeconds * 1_000)],
          [t('operations.queues.overdue'), timers.overdue === 0 ? t('operations.queues.onTime') : formatNumber(timers.overdue)],
        ]}
      />
      {timers.kinds.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 2, pl: 5 }}>
          {timers.kinds.map(({ timer, overdue, oldestSeconds }) => (
            <li key={timer}>
              {t('operations.queues.lateTimers', {
                timer: code('timers', timer),
                count: overdue,
                since: formatDuration(oldestSeconds * 1_000),
              })}
            </li>
          ))}
        </Box>
      )}
      {work.unknownCalls > 0 && (
        <Box component="p" sx={{ mb: 0 }}>
          {t('operations.queues.unknownCalls', { count: work.unknownCalls })}{' '}
          <MuiLink component={Link} to="/comms/delivery">
            {t('operations.queues.unknownCallsWhere')}
          </MuiLink>
        </Box>
      )}
    </Panel>
  );
};
