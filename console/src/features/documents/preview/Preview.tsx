import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { lazy, Suspense, useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { askFile } from '../../../api/http';
import { ErrorPanel } from '../../../components/page/Pages';
import { useT } from '../../../useT';
import { type Details, nameOf } from '../documents';
import { Picture } from './Picture';

/** The reader of PDFs is large: it comes with the first one that is looked at. */
const PdfPages = lazy(() => import('./PdfPages'));

interface Props {
  readonly leadId: string;
  readonly document: Details;
  readonly onClose: () => void;
}

/** A document shown here: its bytes are drawn, never opened as a page of ours. */
export const Preview = ({ leadId, document, onClose }: Props) => {
  const t = useT();
  const title = useId();
  const name = nameOf(document, t);
  const { data, error, refetch } = useQuery({
    queryKey: ['document-bytes', document.id],
    queryFn: () => askFile('GET /api/leads/:leadId/documents/:documentId', { params: { leadId, documentId: document.id } }),
    staleTime: Infinity,
    // What was looked at does not stay in this computer's memory.
    gcTime: 0,
  });
  const waiting = <Skeleton variant="rectangular" height={320} />;
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={title}>
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{t('documents.previewOf', { name })}</bdi>
      </DialogTitle>
      <DialogContent>
        {error ? (
          <ErrorPanel error={error} retry={() => void refetch()} compact />
        ) : (
          <Box aria-busy={!data}>
            {!data && waiting}
            {data && document.type !== 'pdf' && <Picture bytes={data} name={name} />}
            {data && document.type === 'pdf' && (
              <Suspense fallback={waiting}>
                <PdfPages bytes={data} />
              </Suspense>
            )}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('help.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
