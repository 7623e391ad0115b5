import { Box, Button, LinearProgress } from '@mui/material';
import { useRefusal } from '../../components/commands/useRefusal';
import { useT, type Key } from '../../useT';
import type { Upload, useUploads } from './useUploads';

/** Why a file was not taken: what is wrong with itself, or what stood in the way. */
const useStopped = () => {
  const t = useT();
  const refusal = useRefusal();
  return ({ problem }: Upload): string | undefined => {
    if (!problem) return undefined;
    const [because, n] = (problem.errors?.find(({ message }) => message.startsWith('file-'))?.message.slice('file-'.length) ?? '').split(
      ':',
    );
    return because ? t(`documents.refused.${because}` as Key, { n: Number(n), _: t('documents.refused.other') }) : refusal(problem);
  };
};

const useStanding = () => {
  const t = useT();
  const stopped = useStopped();
  return (upload: Upload): string => {
    const { state, sent, file, problem } = upload;
    if (state === 'refused') return stopped(upload) ?? '';
    if (state === 'cut') return t(problem && problem.status >= 500 && sent === file.size ? 'documents.scanner' : 'documents.cut');
    if (state === 'waiting') return t('documents.waiting');
    return sent === file.size ? t('documents.checking') : t('documents.sending', { percent: Math.floor((100 * sent) / file.size) });
  };
};

/** Uploads in progress: how far each is, what stopped it, and how to go on. */
export const Uploads = ({ uploads, again, drop }: Pick<ReturnType<typeof useUploads>, 'uploads' | 'again' | 'drop'>) => {
  const t = useT();
  const standing = useStanding();
  return (
    <Box component="ul" aria-label={t('documents.uploads')} aria-live="polite" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}>
      {uploads.map((upload) => {
        const { key, file, state, sent } = upload;
        return (
          <Box component="li" key={key} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', fontSize: '.8125rem' }}>
            <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
              <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <bdi>{file.name}</bdi>
                <Box sx={{ color: state === 'refused' ? 'error.main' : 'text.secondary' }}>{standing(upload)}</Box>
              </Box>
              {state === 'cut' && (
                <Button size="small" variant="outlined" aria-label={t('documents.againOf', { name: file.name })} onClick={() => again(key)}>
                  {t('documents.again')}
                </Button>
              )}
              {(state === 'cut' || state === 'refused') && (
                <Button size="small" aria-label={t('documents.dropOf', { name: file.name })} onClick={() => drop(key)}>
                  {t('documents.drop')}
                </Button>
              )}
            </Box>
            {state === 'sending' && (
              <LinearProgress
                aria-label={file.name}
                variant={sent === file.size ? 'indeterminate' : 'determinate'}
                value={Math.floor((100 * sent) / Math.max(1, file.size))}
                sx={{ mt: 1 }}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
};
