import { Box, Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { askFile, problemOf } from '../../api/http';
import { saveFile } from '../../api/save-file';
import { useRefusal } from '../../components/commands/useRefusal';
import { useT } from '../../useT';
import { type Details, fileNameOf, nameOf } from './documents';
import { Preview } from './preview/Preview';

interface FileProps {
  readonly leadId: string;
  readonly document: Details;
}

/** Shows a document here, or saves it; each look stands in the access log, and is no opening that its owner is told of. */
export const FileButtons = ({ leadId, document }: FileProps) => {
  const t = useT();
  const notify = useNotify();
  const refusal = useRefusal();
  const [previewed, setPreviewed] = useState(false);
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const params = { leadId, documentId: document.id };
      saveFile(await askFile('GET /api/leads/:leadId/documents/:documentId', { params }), fileNameOf(document));
    } catch (error) {
      const said = refusal(problemOf(error));
      notify(said, { type: 'error', messageArgs: { _: said } });
    } finally {
      setBusy(false);
    }
  };
  const name = nameOf(document, t);
  const look: ButtonProps = { size: 'small', variant: 'outlined' };
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {document.viewable && (
        <Button {...look} aria-label={t('documents.previewOf', { name })} onClick={() => setPreviewed(true)}>
          {t('documents.preview')}
        </Button>
      )}
      <Button {...look} disabled={busy} aria-label={t('documents.downloadOf', { name })} onClick={() => void take()}>
        {t('documents.download')}
      </Button>
      {previewed && <Preview leadId={leadId} document={document} onClose={() => setPreviewed(false)} />}
    </Box>
  );
};
