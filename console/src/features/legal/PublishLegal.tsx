import type { LegalDocumentRow } from '@jurilien/rows/legal';
import { Box } from '@mui/material';
import { FormDialog } from '../../components/commands/FormDialog';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useCommand } from '../../components/commands/useCommand';
import { ReasonInput } from '../../components/form/ReasonInput';
import { formatDate } from '../../format';
import { useT } from '../../useT';
import { Difference } from './Difference';
import type { AnyVersion } from './versions';

interface Props {
  readonly row: LegalDocumentRow & { readonly draft: NonNullable<LegalDocumentRow['draft']> };
  readonly last: AnyVersion;
  readonly onClose: () => void;
}

/** Publishes the draft that was read: the difference, the version's number and day, and why. */
export const PublishLegal = ({ row, last, onClose }: Props) => {
  const t = useT();
  const { run, busy, problem } = useCommand();
  const publish = async ({ reason }: { reason: string }) => {
    const options = { reason: reason.trim(), expectedVersion: row.version, label: t('legal.publish') };
    const sent = await run('PublishLegalDocument', { code: row.id, hash: row.draftHash }, options);
    if (sent.ok) onClose();
  };
  return (
    <FormDialog
      title={t('legal.publishAs', { version: last.version + 1 })}
      act={t('legal.publish')}
      busy={Boolean(busy)}
      onSubmit={publish}
      onClose={onClose}
    >
      <ProblemAlert problem={problem} />
      <Box sx={{ color: 'text.secondary' }}>{t('legal.publishHint', { day: formatDate(row.draft.effectiveOn) })}</Box>
      {row.id === 'professional-terms' && <Box>{t('legal.publishTerms')}</Box>}
      <Difference before={last} after={row.draft} />
      <ReasonInput />
    </FormDialog>
  );
};
