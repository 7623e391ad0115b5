import type { ExportRow } from '@jurilien/rows/exports';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { formatBytes, formatFull } from '../../format';
import { useT } from '../../useT';

/** Everything that is known of a file, with the hash that its last line tells. */
export const ExportDetails = ({ row, onClose }: { row: ExportRow; onClose: () => void }) => {
  const t = useT();
  const id = useId();
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    [t('exports.state'), t(`exports.states.${row.state}`)],
    [t('exports.purpose'), row.purpose ?? undefined],
    [t('exports.columns'), row.columns.join(', ')],
    [t('exports.requested'), formatFull(row.requestedAt)],
    [t('exports.until'), row.until ? formatFull(row.until) : undefined],
    [t('exports.size'), row.bytes ? `${t('exports.rows', { count: row.rows })}, ${formatBytes(Number(row.bytes))}` : undefined],
    [t('exports.sha256'), row.sha256 ?? undefined],
    [t('exports.downloads'), String(row.downloads)],
  ];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t(`exports.of.${row.what}`)}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 2, m: 0 }}>
          {facts.flatMap(([label, value]) =>
            value
              ? [
                  <Box component="dt" key={label} sx={{ color: 'text.secondary' }}>
                    {label}
                  </Box>,
                  <Box component="dd" key={`${label} value`} sx={{ m: 0, overflowWrap: 'anywhere' }}>
                    {value}
                  </Box>,
                ]
              : [],
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('help.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
