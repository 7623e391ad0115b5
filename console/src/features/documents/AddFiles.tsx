import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { FormDialog } from '../../components/commands/FormDialog';
import { formatBytes } from '../../format';
import { useT } from '../../useT';
import type { Gathered } from './documents';
import type { About } from './send-file';

/** What is sent: anything, or one document that was asked for. */
export interface Adding {
  readonly answers?: About['answers'];
  readonly label?: string;
}

interface Props {
  readonly adding: Adding;
  readonly room: Gathered['room'];
  /** Someone has accepted the request, and can be shown what is added. */
  readonly accepted: boolean;
  readonly add: (files: readonly File[], about: About) => void;
  readonly onClose: () => void;
}

/** Chooses files for a request, and who sees them; they are sent while the dialog is closed. */
export const AddFiles = ({ adding: { answers, label }, room, accepted, add, onClose }: Props) => {
  const t = useT();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [forProfessionals, setForProfessionals] = useState(false);
  const submit = () => {
    if (files.length === 0) return;
    add(files, { ...(answers ? { answers } : {}), ...(forProfessionals ? { forProfessionals } : {}) });
    onClose();
  };
  return (
    <FormDialog title={t('documents.add')} busy={false} act={t('documents.sendFiles')} onSubmit={submit} onClose={onClose}>
      {label && <Typography sx={{ fontWeight: 650 }}>{t('documents.addAnswer', { label })}</Typography>}
      <Typography color="text.secondary">{t('documents.addNote')}</Typography>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" aria-describedby={hint} onClick={() => input.current?.click()}>
          {t('documents.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('documents.choose')}
          accept={room.kinds.flatMap((kind) => (kind === 'jpg' ? ['.jpg', '.jpeg'] : [`.${kind}`])).join()}
          onChange={({ target }) => setFiles([...(target.files ?? [])])}
        />
        <span role="status">{t('documents.chosen', { n: files.length })}</span>
      </Box>
      {files.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}>
          {files.map(({ name, size }, index) => (
            <li key={index}>
              <bdi>{name}</bdi> ({formatBytes(size)})
            </li>
          ))}
        </Box>
      )}
      <Typography id={hint} variant="body2" color="text.secondary">
        {t('documents.addHint', { n: room.left, size: formatBytes(room.maxBytes) })}
      </Typography>
      {accepted && (
        <FormControlLabel
          label={t('documents.forProfessionals')}
          control={<Checkbox checked={forProfessionals} onChange={(_, checked) => setForProfessionals(checked)} />}
        />
      )}
    </FormDialog>
  );
};
