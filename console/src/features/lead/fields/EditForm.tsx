import { Box, Button, Typography } from '@mui/material';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Form } from 'react-admin';
import type { Lead } from '../lead';
import type { Difference } from '../../../components/commands/differences';
import { ConflictBar } from '../../../components/commands/ConflictBar';
import { ProblemAlert } from '../../../components/commands/ProblemAlert';
import { ReasonInput } from '../../../components/form/ReasonInput';
import { useT } from '../../../useT';

interface Props {
  lead: Lead;
  /** The request as it was when the form started; another version since is a conflict. */
  base: Lead;
  problem: ComponentProps<typeof ProblemAlert>['problem'];
  /** Names of fields that say their own faults. */
  known: string[];
  hint: string;
  reason: string;
  busy: boolean;
  unchanged: boolean;
  gap: number;
  children: ReactNode;
  /** What another person changed since it started, beside what is typed here. */
  differences?: readonly Difference[];
  onReload: () => void;
  onReason: (reason: string) => void;
  onSave: () => Promise<void>;
  onCancel: () => void;
}

/** The frame of a form that edits a request: nothing is saved over someone else's change, nor without a reason. */
export const EditForm = ({ lead, base, problem, known, hint, reason, busy, unchanged, gap, differences, children, ...on }: Props) => {
  const t = useT();
  const [begun] = useState({ reason });
  const moved = lead.version !== base.version;
  return (
    <Form noValidate disableInvalidFormNotification defaultValues={begun} onSubmit={on.onSave}>
      <Box sx={{ display: 'grid', gap }}>
        {moved ? (
          <ConflictBar mine={base.version} theirs={lead.version} differences={differences} onReload={on.onReload} />
        ) : (
          <ProblemAlert problem={problem} known={known} />
        )}
        <Typography color="text.secondary" sx={{ fontSize: '.8125rem' }}>
          {hint}
        </Typography>
        {children}
        <ReasonInput onType={on.onReason} />
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button type="submit" variant="contained" disabled={busy || unchanged || moved}>
            {busy ? t('actions.sending') : t('lead.save')}
          </Button>
          <Button onClick={on.onCancel}>{t('lead.cancel')}</Button>
        </Box>
      </Box>
    </Form>
  );
};
