import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { type Lead, ProposedBecause } from '../lead';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog } from '../../components/commands/CommandDialog';
import { formatMoment } from '../../format';
import { useT } from '../../useT';

/** A start or stop of the search that someone proposed: another person approves or refuses, with a reason. */
export const OfferingProposal = ({ lead, nameOf, why }: { lead: Lead; nameOf: (id: string) => string; why?: string }) => {
  const t = useT();
  const [approved, setApproved] = useState<boolean>();
  const proposal = lead.offeringProposal;
  if (!proposal) return null;
  const { step } = proposal;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 4, bgcolor: 'background.paper' }}>
      <strong>{t(`search.steps.${step}`)}</strong>
      <Box>{t(`search.steps.${step}Text`, { name: nameOf(proposal.by), date: formatMoment(proposal.at) })}</Box>
      <ProposedBecause reason={proposal.reason} />
      <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
        <ActionButton variant="contained" why={why} onClick={() => setApproved(true)}>
          {t('search.proposals.approve')}
        </ActionButton>
        <ActionButton variant="outlined" why={why} onClick={() => setApproved(false)}>
          {t('search.proposals.refuse')}
        </ActionButton>
      </Box>
      {approved !== undefined && (
        <CommandDialog
          command={{
            command: 'DecideOffering',
            label: t(approved ? 'search.proposals.approve' : 'search.proposals.refuse'),
            fields: [],
            reason: true,
            danger: approved && step === 'stop',
            note: t(`search.steps.${step}${approved ? 'Yes' : 'No'}`),
            payload: () => ({ leadId: lead.id, step, approved }),
          }}
          onClose={() => setApproved(undefined)}
        />
      )}
    </Alert>
  );
};
