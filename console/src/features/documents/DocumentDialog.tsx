import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { Facts } from '../../components/page/Panel';
import { list } from '../../components/text/who';
import { formatBytes, formatMoment } from '../../format';
import { useT } from '../../useT';
import { deleteForm, renameForm, shareForm } from './commands';
import { answeredBy, type Asked, type Details, fromOf, nameOf, readerOf, type Share } from './documents';
import { FileButtons } from './FileButtons';
import { useWhyNotOf } from './useDocuments';

interface Props {
  readonly leadId: string;
  readonly document: Details;
  readonly requests: readonly Asked[];
  readonly onClose: () => void;
}

const row = { display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', py: 1, borderBottom: 1, borderColor: 'divider' } as const;

/** Everyone who sees it or could, each with the button that changes it. */
const Shares = ({ document, open }: Pick<Props, 'document'> & { readonly open: (share: Share) => void }) => {
  const t = useT();
  const whyNot = useWhyNotOf();
  return (
    <section>
      <Typography variant="h3">{t('documents.who')}</Typography>
      <Box component="ul" sx={list}>
        {document.shares.map((share) => {
          const command = share.shared ? 'RevokeDocumentShare' : 'ShareDocument';
          const name = readerOf(share, t);
          return (
            <Box component="li" key={share.acceptanceId ?? share.with} sx={row}>
              <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
                <strong>{name}</strong> {t(share.shared ? 'documents.sees' : 'documents.seesNot')}
              </Box>
              <ActionButton
                size="small"
                variant="outlined"
                color={share.shared ? 'error' : 'primary'}
                why={whyNot(document.available, command)}
                aria-label={`${t(`actions.${command}`)}, ${name}`}
                onClick={() => open(share)}
              >
                {t(`actions.${command}`)}
              </ActionButton>
            </Box>
          );
        })}
      </Box>
    </section>
  );
};

/** Each time that it was opened or taken away, the newest first; what the team looks at is in the access log. */
const Openings = ({ document: { opened } }: Pick<Props, 'document'>) => {
  const t = useT();
  return (
    <section>
      <Typography variant="h3">{t('documents.openings')}</Typography>
      {opened.length === 0 ? (
        <Typography color="text.secondary">{t('documents.noOpenings')}</Typography>
      ) : (
        <Box component="ul" sx={list}>
          {opened.map(({ at, what, by, name }, index) => (
            <Box component="li" key={index} sx={row}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {t(`documents.opening.${what}`, { who: readerOf({ with: by === 'client' ? 'client' : 'professional', name }, t) })}
              </Box>
              <time dateTime={at}>{formatMoment(at)}</time>
            </Box>
          ))}
        </Box>
      )}
    </section>
  );
};

/** One document: what it is, who sees it, who opened it, and what can be done with it. */
export const DocumentDialog = ({ leadId, document, requests, onClose }: Props) => {
  const t = useT();
  const title = useId();
  const whyNot = useWhyNotOf();
  const [command, setCommand] = useState<Command>();
  const answered = answeredBy(document, requests);
  if (command) return <CommandDialog command={command} onClose={() => setCommand(undefined)} />;
  const { type, bytes, at } = document;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{nameOf(document, t)}</bdi>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography color="text.secondary">
          {t('documents.facts', { type: type.toUpperCase(), size: formatBytes(bytes), when: formatMoment(at), by: fromOf(document, t) })}
        </Typography>
        {answered && <Facts rows={[[t('documents.asked'), answered]]} />}
        <Shares document={document} open={(share) => setCommand(shareForm(leadId, document, share, t))} />
        <Openings document={document} />
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <FileButtons leadId={leadId} document={document} />
          <ActionButton
            size="small"
            variant="outlined"
            why={whyNot(document.available, 'RenameDocument')}
            onClick={() => setCommand(renameForm(leadId, document, t))}
          >
            {t('actions.RenameDocument')}
          </ActionButton>
          <ActionButton
            size="small"
            variant="outlined"
            color="error"
            why={whyNot(document.available, 'DeleteDocument')}
            onClick={() => setCommand(deleteForm(leadId, document, t))}
          >
            {t('actions.DeleteDocument')}
          </ActionButton>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('help.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
