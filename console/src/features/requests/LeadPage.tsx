import { BEFORE_OFFERING } from '@jurilien/contracts';
import { Box, Button } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { ErrorPanel, NotFoundPage } from '../../components/page/Pages';
import { PageSkeleton } from '../../components/page/PageSkeleton';
import { mayRead, me } from '../../roles';
import { useT } from '../../useT';
import { Acceptances } from '../acceptances';
import { ActionBar } from './ActionBar';
import { columns, main, side } from '../../components/page/columns';
import {
  Answers,
  Consents,
  ContactPanel,
  Papers,
  Duplicates,
  FieldsPanel,
  Header,
  Ledger,
  Messages,
  NotesAndCalls,
  Parties,
  Proposal,
  SafeContact,
  Texts,
  Timers,
  UrgencyProposal,
  useLead,
  useLeadRow,
  useOffers,
  type Lead,
} from '../lead';
import { FollowUpsOf } from '../followUps';
import { MeetingsOf } from '../meetings';
import { LeadDocuments, MergedDocuments } from '../documents';
import { OfferingProposal, OfferProposals, Offers, Rounds, SearchState } from '../search';
import { RunsPanel } from '../rules';
import { AppointmentsOf } from '../scheduling';
import { LeadBlacklist } from '../exclusions';
import { usePlaceHold } from '../privacy';
import { Timeline } from './Timeline';
import { useLeadActions } from './useLeadActions';

interface PanelsProps {
  readonly lead: Lead;
  readonly offers: ReturnType<typeof useOffers>['data'];
  readonly actions: ReturnType<typeof useLeadActions>;
}

/** What is written about it and what happened on the left; people, clocks and papers on the right. */
const Panels = ({ lead, offers, actions }: PanelsProps) => (
  <Box sx={columns}>
    <Box sx={main}>
      <Texts lead={lead} why={actions.why('EditLeadSummary')} />
      <Acceptances lead={lead} />
      {!BEFORE_OFFERING.includes(lead.state) && <AppointmentsOf about={{ leadId: lead.id }} />}
      <LeadDocuments lead={lead} />
      <MergedDocuments lead={lead} />
      <OfferProposals lead={lead} nameOf={actions.nameOf} />
      <SearchState lead={lead} />
      <Rounds lead={lead} />
      <Offers lead={lead} />
      <Timeline lead={lead} nameOf={actions.nameOf} />
      <FieldsPanel lead={lead} why={actions.why('EditLead')} offered={(offers ?? []).length > 0} />
    </Box>
    <Box sx={side}>
      <ContactPanel lead={lead} why={actions.why('EditLead')} />
      <Parties lead={lead} why={actions.why('EditLead')} />
      <Timers lead={lead} />
      <FollowUpsOf about={{ leadId: lead.id }} />
      <MeetingsOf
        subjectId={lead.id}
        invitee={{ leadId: lead.id }}
        kinds={BEFORE_OFFERING.includes(lead.state) ? ['validationCall'] : []}
      />
      <RunsPanel about={{ leadId: lead.id }} />
      <Answers lead={lead} why={actions.why('EditLead')} />
      <Papers lead={lead} />
      <NotesAndCalls lead={lead} nameOf={actions.nameOf} />
      {mayRead(me().role, 'ledger') && <Ledger lead={lead} />}
      {mayRead(me().role, 'messages') && <Messages lead={lead} />}
      <Consents lead={lead} nameOf={actions.nameOf} />
      <Duplicates lead={lead} />
      <LeadBlacklist leadId={lead.id} hits={lead.blacklistHits} />
    </Box>
  </Box>
);

/** X14: everything about one request. */
export default function LeadPage() {
  const t = useT();
  const { id = '' } = useParams();
  const query = useLead(id);
  const { data: lead, error } = query;
  const { data: row } = useLeadRow(id);
  const { data: offers } = useOffers(id);
  const actions = useLeadActions(lead, offers);
  const hold = usePlaceHold(lead && { kind: 'request', id: lead.id });
  const status = (error as { status?: number } | null)?.status;
  if (status === 404) return <NotFoundPage text={t('lead.notFound')} />;
  if (error && !lead) return <ErrorPanel error={error} retry={() => void query.refetch()} />;
  if (!lead) return <PageSkeleton />;
  const validating = lead.state === 'ToValidate' || lead.state === 'InValidation';
  return (
    <>
      <Header
        lead={lead}
        row={row}
        nameOf={actions.nameOf}
        taker={offers?.find((offer) => offer.professionalId === lead.acceptedBy)?.professionalName ?? undefined}
        back={{ to: '/leads', label: t('lead.back') }}
      >
        {validating && (
          <Button variant="contained" component={Link} to={`/validations/${lead.id}`}>
            {t('lead.open')}
          </Button>
        )}
        <ActionBar state={lead.state} quiet={validating} more={hold.menu} {...actions} />
      </Header>
      <SafeContact lead={lead} why={actions.why('EditLead')} />
      <UrgencyProposal lead={lead} why={actions.why('EditLead')} />
      <Proposal
        lead={lead}
        nameOf={actions.nameOf}
        why={actions.why('ApproveLeadPricing')}
        open={() => actions.open('ApproveLeadPricing')}
      />
      <OfferingProposal lead={lead} nameOf={actions.nameOf} why={actions.why('DecideOffering')} />
      <Panels lead={lead} offers={offers} actions={actions} />
      {actions.dialog}
      {hold.dialog}
    </>
  );
}
