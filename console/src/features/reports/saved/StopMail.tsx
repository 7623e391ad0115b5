import { Alert } from '@mui/material';
import { FormDialog } from '../../../components/commands/FormDialog';
import { ProblemAlert } from '../../../components/commands/ProblemAlert';
import { useCommand } from '../../../components/commands/useCommand';
import { useT } from '../../../useT';

interface Props {
  readonly reportId: string;
  /** Nothing of a report that one may not open any more: its mail is stopped all the same. */
  readonly name: string | undefined;
  readonly received: boolean | undefined;
  readonly onClose: () => void;
}

/** Someone wants the mail of a report no more: where the mail’s own button leads. */
export const StopMail = ({ reportId, name, received, onClose }: Props) => {
  const t = useT();
  const { run, busy, problem } = useCommand();
  const over = received === false;
  const stop = async () => {
    if ((await run('LeaveReportMail', { reportId }, { done: t('reports.mail.left') })).ok) onClose();
  };
  return (
    <FormDialog
      title={t('reports.mail.leave')}
      busy={busy !== undefined}
      act={over ? undefined : t('reports.mail.leave')}
      finished={over}
      onSubmit={stop}
      onClose={onClose}
    >
      <ProblemAlert problem={problem} />
      <Alert severity="info">
        {over ? t('reports.mail.notReceived') : name ? t('reports.mail.leaveNamed', { name }) : t('reports.mail.leaveAny')}
      </Alert>
    </FormDialog>
  );
};
