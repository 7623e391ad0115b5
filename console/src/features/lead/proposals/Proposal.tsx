import { Alert } from '@mui/material';
import type { Lead } from '../lead';
import { ActionButton } from '../../../components/commands/ActionButton';
import { formatCoins } from '../../../format';
import { useT } from '../../../useT';
import { ProposedBecause } from './ProposedBecause';

/** A price someone proposed and someone else must approve. */
export const Proposal = ({ lead, nameOf, why, open }: { lead: Lead; nameOf: (id: string) => string; why?: string; open: () => void }) => {
  const t = useT();
  const { proposal } = lead;
  if (!proposal) return null;
  const what =
    proposal.creditValue !== undefined
      ? t('lead.proposedPrice', { price: formatCoins(proposal.creditValue * 100) })
      : proposal.superLead
        ? t('lead.proposedSuper', { n: proposal.multiplier ?? 1 })
        : t('lead.proposedNotSuper');
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 4, alignItems: 'center', bgcolor: 'background.paper' }}
      action={
        <ActionButton variant="contained" why={why} onClick={open}>
          {t('lead.decide')}
        </ActionButton>
      }
    >
      {t('lead.proposedBy', { name: nameOf(proposal.by), what })}
      <ProposedBecause reason={proposal.reason} />
    </Alert>
  );
};
