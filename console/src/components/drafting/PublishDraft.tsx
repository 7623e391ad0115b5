import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useT } from '../../useT';
import { FormDialog } from '../commands/FormDialog';
import { ProblemAlert } from '../commands/ProblemAlert';
import { useCommand } from '../commands/useCommand';
import { ReasonInput } from '../form/ReasonInput';

interface Props {
  /** The number it will have. */
  readonly version: number;
  readonly hint: string;
  readonly command: string;
  readonly payload: Record<string, unknown>;
  readonly expectedVersion: number;
  readonly onClose: () => void;
  /** What it changes. */
  readonly children: ReactNode;
}

/** Publishes the draft that was read: its number, what it changes, and why. */
export const PublishDraft = ({ version, hint, command, payload, expectedVersion, onClose, children }: Props) => {
  const t = useT();
  const { run, busy, problem } = useCommand();
  const publish = async ({ reason }: { reason: string }) => {
    const sent = await run(command, payload, { reason: reason.trim(), expectedVersion });
    if (sent.ok) onClose();
  };
  return (
    <FormDialog
      title={t('drafting.publishAs', { version })}
      act={t('drafting.publish')}
      busy={Boolean(busy)}
      onSubmit={publish}
      onClose={onClose}
    >
      <ProblemAlert problem={problem} />
      <Box sx={{ color: 'text.secondary' }}>{hint}</Box>
      {children}
      <ReasonInput />
    </FormDialog>
  );
};
