import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatDuration, formatList, formatMoment } from '../../format';
import { useT } from '../../useT';
import type { Machine } from './useMachine';

type Process = Machine['processes'][number];

const State = ({ process: { gone, silentSeconds, troubles } }: { process: Process }) => {
  const t = useT();
  if (gone) return <Tag tone="danger">{t('operations.processes.gone', { since: formatDuration(silentSeconds * 1_000) })}</Tag>;
  if (troubles.length > 0) return <Tag tone="warning">{t('operations.processes.troubles', { what: formatList([...troubles]) })}</Tag>;
  return <Tag tone="success">{t('operations.processes.alive')}</Tag>;
};

/** Processes that run, and which code each runs. */
export const Processes = ({ machine: { processes } }: { machine: Machine }) => {
  const t = useT();
  const alive = processes.filter(({ gone }) => !gone);
  const unknown = t('operations.processes.unknown');
  return (
    <Panel title={t('operations.processes.title')}>
      {processes.length === 0 && t('operations.processes.none')}
      {new Set(alive.map(({ release }) => release)).size > 1 && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('operations.processes.several')}
        </Alert>
      )}
      {processes.length > 0 && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('operations.processes.title')}>
          <Table size="small" aria-label={t('operations.processes.title')}>
            <TableHead>
              <TableRow>
                {(['kind', 'release', 'node', 'since', 'state'] as const).map((of) => (
                  <TableCell key={of}>{t(`operations.processes.${of}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {processes.map((process) => (
                <TableRow key={process.id}>
                  <TableCell component="th" scope="row">
                    {t(`operations.processes.${process.kind}`)} <code>{process.id.slice(0, 8)}</code>
                  </TableCell>
                  <TableCell>
                    <code>{process.release ?? unknown}</code>
                  </TableCell>
                  <TableCell>{process.node ?? unknown}</TableCell>
                  <TableCell>{process.startedAt ? formatMoment(process.startedAt) : unknown}</TableCell>
                  <TableCell>
                    <State process={process} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
};
