import type { ExportRow } from '@jurilien/rows/exports';
import { Box, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { askFile, problemOf } from '../../api/http';
import { ActionButton } from '../../components/commands/ActionButton';
import type { WhyNot } from '../../components/commands/useActions';
import type { useCommand } from '../../components/commands/useCommand';
import { formatBytes, formatMoment } from '../../format';
import { useT } from '../../useT';

/** How far a file is; what it came to, once it is there. */
const Progress = ({ row }: { row: ExportRow }) => {
  const t = useT();
  const label = t('exports.progress', { done: row.rows, total: row.total });
  return (
    <Box sx={{ minWidth: 120 }}>
      <LinearProgress variant="determinate" aria-label={label} value={Math.min(100, (100 * row.rows) / Math.max(1, row.total))} />
      <Box component="span" sx={{ fontSize: '.75rem', color: 'text.secondary' }}>
        {label}
        {row.runs > 1 && ` · ${t('exports.carriedOn')}`}
      </Box>
    </Box>
  );
};

const Download = ({ row, named }: { row: ExportRow; named: string }) => {
  const t = useT();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const url = URL.createObjectURL(await askFile('GET /api/exports/:id/file', { params: { id: row.id } }));
      const name = `${row.what}-${row.requestedAt.slice(0, 10)}.${row.format}`;
      Object.assign(document.createElement('a'), { href: url, download: name }).click();
      URL.revokeObjectURL(url);
    } catch (error) {
      notify(`errors.${problemOf(error).code}`, { type: 'error', messageArgs: { _: t('errors.UNEXPECTED') } });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionButton size="small" variant="contained" aria-label={named} onClick={() => void (busy || run())}>
      {t(busy ? 'money.downloading' : 'exports.download')}
    </ActionButton>
  );
};

export interface Acts {
  readonly whyNot: WhyNot<'exports'>;
  readonly run: ReturnType<typeof useCommand>['run'];
}

/** The file of a row: how far it is, what it is and until when, and the two things its holder does with it. */
export const FileCell = ({ row, acts: { whyNot, run } }: { row: ExportRow; acts: Acts }) => {
  const t = useT();
  const { id: exportId, accountId: userId } = row;
  const named = (act: string) => t('exports.named', { act, what: t(`exports.of.${row.what}`), at: formatMoment(row.requestedAt) });
  const underWay = row.state === 'Requested' || row.state === 'Building';
  if (!underWay && row.state !== 'Ready') return <>{row.failure ? t(`exports.failures.${row.failure}`) : '–'}</>;
  const giveUp = t(underWay ? 'exports.cancel' : 'exports.erase');
  return (
    <Box
      sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      onClick={(event) => event.stopPropagation()}
    >
      {underWay ? (
        <Progress row={row} />
      ) : (
        <>
          <Download row={row} named={named(t('exports.download'))} />
          <Box component="span" sx={{ fontSize: '.75rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {t('exports.rows', { count: row.rows })} · {formatBytes(Number(row.bytes))}
          </Box>
        </>
      )}
      <ActionButton
        size="small"
        variant="outlined"
        aria-label={named(giveUp)}
        why={whyNot(exportId, 'CancelExport')}
        onClick={() => void run('CancelExport', { exportId, userId })}
      >
        {giveUp}
      </ActionButton>
    </Box>
  );
};
