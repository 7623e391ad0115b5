import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { Panel } from '../../../components/page/Panel';
import { ProblemAlert } from '../../../components/commands/ProblemAlert';
import { askFile, problemOf, type Problem } from '../../../api/http';
import { formatBytes, formatMoment } from '../../../format';
import { useT } from '../../../useT';

/** What the page itself can show; anything else is downloaded and opened elsewhere. */
const SHOWN = ['jpg', 'png'];
/** How the check that every installation has calls itself. */
const OURS = 'built-in';
const MIME: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(blob);
  });

/** Proofs of licence as they came: a picture is shown, a document is downloaded; opening either is recorded. */
export const Proofs = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const [open, setOpen] = useState<{ fileId: string; url: string }>();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState('');
  const see = async (fileId: string, type: string) => {
    setProblem(undefined);
    setBusy(fileId);
    try {
      const blob = await askFile('GET /api/lawyers/:professionalId/proofs/:fileId', { params: { professionalId: row.id, fileId } });
      if (SHOWN.includes(type)) return setOpen({ fileId, url: await dataUrl(new Blob([blob], { type: MIME[type] })) });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = `proof-${fileId.slice(0, 8)}.${type}`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy('');
    }
  };
  const proofs = row.proofs ?? [];
  return (
    <Panel title={t('joining.proofs')}>
      {problem && (problem.status === 404 ? <Alert severity="warning">{t('joining.gone')}</Alert> : <ProblemAlert problem={problem} />)}
      {proofs.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('joining.noProofs')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
          {proofs.map(({ fileId, type, bytes, at, scanner }) => (
            <Box component="li" key={fileId} sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
              <Box sx={{ flex: '1 1 14rem' }}>
                <strong>{type.toUpperCase()}</strong> · {formatBytes(bytes)} · {formatMoment(at)}
                <Box sx={{ fontSize: '.75rem', color: 'text.secondary' }}>
                  {scanner.startsWith(OURS) ? t('joining.ownCheck') : t('joining.scanner', { scanner })}
                </Box>
              </Box>
              <Button variant="outlined" size="small" disabled={busy === fileId} onClick={() => void see(fileId, type)}>
                {t(SHOWN.includes(type) ? 'joining.see' : 'joining.download')}
              </Button>
              {open?.fileId === fileId && (
                <Box sx={{ flex: '1 0 100%' }}>
                  <Box
                    component="img"
                    src={open.url}
                    alt={t('joining.proofs')}
                    sx={{ display: 'block', maxWidth: '100%', maxHeight: '70vh', objectFit: 'contain', border: 1, borderColor: 'divider' }}
                  />
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ mt: 2, fontSize: '.75rem', color: 'text.secondary' }}>{t('joining.seen')}</Box>
    </Panel>
  );
};
