import type { OfferProposal } from '@jurilien/rows/search';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { type Lead, ProposedBecause, useProfessionals, useSearch } from '../lead';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog } from '../../components/commands/CommandDialog';
import { formatList } from '../../format';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';

/** Offers by hand that someone proposed: another person approves or refuses, with a reason. */
export const OfferProposals = ({ lead, nameOf }: { lead: Lead; nameOf: (id: string) => string }) => {
  const t = useT();
  const { data } = useSearch(lead.id);
  const proposals = data?.proposals ?? [];
  const names = useProfessionals(proposals.flatMap(({ professionalIds }) => professionalIds));
  const [deciding, setDeciding] = useState<{ proposal: OfferProposal; approved: boolean }>();
  const { id, role } = me();
  return (
    <>
      {proposals.map((proposal) => {
        const why = whyNotAs(role, 'DecideManualOffer') ?? (proposal.by === id ? t('search.proposals.own') : undefined);
        return (
          <Alert key={proposal.proposalId} severity="info" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
            <strong>{t('search.proposals.title')}</strong>
            <Box>
              {t('search.proposals.text', {
                name: nameOf(proposal.by),
                who: formatList(proposal.professionalIds.map((p) => names.get(p) || '…')),
              })}
            </Box>
            {proposal.overrides.length > 0 && <Box>{t('search.overrides', { list: proposal.overrides.join(', ') })}</Box>}
            <ProposedBecause reason={proposal.reason} />
            <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
              <ActionButton variant="contained" why={why} onClick={() => setDeciding({ proposal, approved: true })}>
                {t('search.proposals.approve')}
              </ActionButton>
              <ActionButton variant="outlined" why={why} onClick={() => setDeciding({ proposal, approved: false })}>
                {t('search.proposals.refuse')}
              </ActionButton>
            </Box>
          </Alert>
        );
      })}
      {deciding && (
        <CommandDialog
          command={{
            command: 'DecideManualOffer',
            label: t(deciding.approved ? 'search.proposals.approve' : 'search.proposals.refuse'),
            fields: [],
            reason: true,
            payload: () => ({
              leadId: lead.id,
              proposalId: deciding.proposal.proposalId,
              professionalIds: deciding.proposal.professionalIds,
              approved: deciding.approved,
            }),
          }}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
};
