import { Box, LinearProgress, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { ActionButton } from '../../components/commands/ActionButton';
import type { Command } from '../../components/commands/CommandDialog';
import { Panel } from '../../components/page/Panel';
import { formatDuration, formatNumber } from '../../format';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { rebuildCommand } from './commands';
import type { Machine } from './useMachine';

type Reader = Machine['readers'][number];
/** One event that is being read is no lag. */
const isBehind = ({ lag, lagSeconds, setAside }: Reader): boolean => setAside > 0 || (lag > 0 && lagSeconds > 1);

const Lags = ({ readers, label }: { readers: readonly Reader[]; label: string }) => {
  const t = useT();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{t('operations.readers.reader')}</TableCell>
            {(['lag', 'age', 'aside'] as const).map((of) => (
              <TableCell key={of} align="right">
                {t(`operations.readers.${of}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {readers.map(({ reader, lag, lagSeconds, setAside }) => (
            <TableRow key={reader}>
              <TableCell component="th" scope="row">
                <code>{reader}</code>
              </TableCell>
              <TableCell align="right">{formatNumber(lag)}</TableCell>
              <TableCell align="right">{formatDuration(lagSeconds * 1_000)}</TableCell>
              <TableCell align="right">{formatNumber(setAside)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const Rebuilding = ({ rebuilds }: Pick<Machine, 'rebuilds'>) => {
  const t = useT();
  return (
    <Box component="section" aria-label={t('operations.readers.under')} sx={{ mt: 3 }}>
      <Box component="h3" sx={{ fontSize: '.9375rem', mb: 1 }}>
        {t('operations.readers.under')}
      </Box>
      {rebuilds.map(({ view, done, of }) => {
        const percent = of === 0 ? 100 : Math.floor((100 * done) / of);
        const said = t('operations.readers.progress', { view, percent, done: formatNumber(done), of: formatNumber(of) });
        return (
          <Box key={view} sx={{ mb: 2 }}>
            <div>{said}</div>
            <LinearProgress variant="determinate" value={percent} aria-label={said} />
          </Box>
        );
      })}
    </Box>
  );
};

/** In a rush all of them are a little behind: those that are furthest are shown, the others unfold. */
const MOST_BEHIND = 10;

const Behind = ({ readers }: { readers: readonly Reader[] }) => {
  const t = useT();
  return (
    <>
      <Box component="p" sx={{ mt: 0 }}>
        {t('operations.readers.behind', { count: readers.length })}
      </Box>
      <Lags readers={readers.slice(0, MOST_BEHIND)} label={t('operations.readers.title')} />
    </>
  );
};

/** How far readers of the log are behind, and views that are built again. */
export const Readers = ({ machine, onCommand }: { machine: Machine; onCommand: (command: Command) => void }) => {
  const t = useT();
  const { readers, rebuilds, views } = machine;
  const behind = readers.filter(isBehind);
  return (
    <Panel
      title={t('operations.readers.title')}
      aside={
        <ActionButton variant="outlined" why={whyNotAs(me().role, 'RebuildProjection')} onClick={() => onCommand(rebuildCommand(t, views))}>
          {t('operations.readers.rebuild')}
        </ActionButton>
      }
    >
      {behind.length === 0 ? (
        <Box component="p" sx={{ mt: 0 }}>
          {t('operations.readers.upToDate', { count: readers.length })}
        </Box>
      ) : (
        <Behind readers={behind} />
      )}
      {rebuilds.length > 0 && <Rebuilding rebuilds={rebuilds} />}
      <Box component="details" sx={{ mt: 2 }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 40, display: 'flex', alignItems: 'center' }}>
          {t('operations.readers.all', { count: readers.length })}
        </Box>
        <Lags readers={readers} label={t('operations.readers.all', { count: readers.length })} />
      </Box>
    </Panel>
  );
};
