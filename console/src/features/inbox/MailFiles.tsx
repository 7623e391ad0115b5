import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { askFile, problemOf, type Problem } from '../../api/http';
import { saveFile } from '../../api/save-file';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useT, type Key } from '../../useT';
import type { Entry } from './useThread';

type AttachedFile = NonNullable<Entry['files']>[number];

/** A file as it is downloaded: with the documents of its request, or from the e-mail; nothing where it was not kept. */
const bytesOf = ({ documentId, fileId }: AttachedFile, { leadId }: Entry, threadId: string): (() => Promise<Blob>) | undefined => {
  if (documentId && leadId) return () => askFile('GET /api/leads/:leadId/documents/:documentId', { params: { leadId, documentId } });
  return fileId ? () => askFile('GET /api/inbox/:threadId/files/:fileId', { params: { threadId, fileId } }) : undefined;
};

/** What came with an e-mail: each file to download, or why it was not kept. */
export const MailFiles = ({ entry, threadId }: { entry: Entry; threadId: string }) => {
  const t = useT();
  const [problem, setProblem] = useState<Problem>();
  if (!entry.files?.length) return null;
  const take = (bytes: () => Promise<Blob>, name: string) =>
    bytes()
      .then((blob) => saveFile(blob, name))
      .catch((error: unknown) => setProblem(problemOf(error)));
  return (
    <Box component="ul" aria-label={t('comms.mail.files')} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, fontSize: '.8125rem' }}>
      {problem && <ProblemAlert problem={problem} />}
      {entry.files.map((file, at) => {
        const bytes = bytesOf(file, entry, threadId);
        return (
          <li key={`${file.name}${at}`}>
            {bytes ? (
              <Button size="small" onClick={() => void take(bytes, file.name)}>
                {file.name}
              </Button>
            ) : (
              <span>
                {file.name} ({t(`comms.mail.refused.${file.refused ?? 'kind'}` as Key)})
              </span>
            )}
          </li>
        );
      })}
    </Box>
  );
};
