import { Box, Button, Skeleton } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { ErrorPanel, NotFoundPage } from '../../components/Pages';
import { Panel } from '../../components/Panel';
import { useT } from '../../useT';
import { ActionBar } from './ActionBar';
import { Contact } from './Contact';
import { FieldsPanel } from './FieldsPanel';
import { Header } from './Header';
import { Offers } from './Offers';
import { Answers, Consents, Duplicates, Ledger, Messages, NotesAndCalls, Parties, Timers } from './SidePanels';
import { Texts } from './Texts';
import { Timeline } from './Timeline';
import { useLeadActions } from './useLeadActions';
import { useLead, useLeadRow, useOffers, useSituation } from './useLead';

export const LeadSkeleton = () => {
  const t = useT();
  return (
    <Box aria-busy="true" aria-label={t('state.loading')} sx={{ display: 'grid', gap: 3 }}>
      <Skeleton width={260} height={40} /><Skeleton variant="rounded" height={90} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 380px' } }}><Skeleton variant="rounded" height={320} /><Skeleton variant="rounded" height={320} /></Box>
    </Box>
  );
};

/** X14: everything about one request. */
export default function LeadPage() {
  const t = useT();
  const { id = '' } = useParams();
  const query = useLead(id);
  const { data: lead, error } = query;
  const { data: row } = useLeadRow(id);
  const { data: offers } = useOffers(id);
  const situation = useSituation(lead, offers);
  const actions = useLeadActions(lead, situation, offers);
  const status = (error as { status?: number } | null)?.status;
  if (status === 404) return <NotFoundPage text={t('lead.notFound')} />;
  if (error && !lead) return <ErrorPanel error={error} retry={() => void query.refetch()} />;
  if (!lead) return <LeadSkeleton />;
  const validating = lead.state === 'ToValidate' || lead.state === 'InValidation';
  return (
    <>
      <Header lead={lead} row={row} nameOf={actions.nameOf} back={{ to: '/leads', label: t('lead.back') }}>
        {validating && <Button variant="contained" component={Link} to={`/validations/${lead.id}`}>{t('lead.open')}</Button>}
        <ActionBar state={lead.state} quiet={validating} {...actions} />
      </Header>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 380px' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Texts lead={lead} />
          <Offers lead={lead} />
          <Timeline lead={lead} nameOf={actions.nameOf} />
          <FieldsPanel lead={lead} offered={Boolean(situation?.offered)} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Panel title={t('lead.contact')}><Contact lead={lead} /></Panel>
          <Parties lead={lead} />
          <Timers lead={lead} />
          <Answers lead={lead} />
          <NotesAndCalls lead={lead} nameOf={actions.nameOf} />
          <Ledger lead={lead} />
          <Messages lead={lead} />
          <Consents lead={lead} />
          <Duplicates lead={lead} />
        </Box>
      </Box>
      {actions.dialog}
    </>
  );
}
