import { Box, Button } from '@mui/material';
import { useParams } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { columns, main, side } from '../../components/page/columns';
import { Countdown } from '../../components/Countdown';
import { Panel } from '../../components/page/Panel';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useT } from '../../useT';
import { LeadBlacklist } from '../exclusions';
import {
  Answers,
  Consents,
  CorrectedMeanwhile,
  Corrections,
  Duplicates,
  FieldsPanel,
  Header,
  type Lead,
  NotesAndCalls,
  Parties,
  Proposal,
  SafeContact,
  SummaryEditor,
  UrgencyProposal,
  useLead,
  useLeadRow,
  useOffers,
} from '../lead';
import { FollowUpsOf } from '../followUps';
import { MeetingsOf } from '../meetings';
import { ActionBar, useLeadActions } from '../requests';
import { RecordPage } from '../../components/page/RecordPage';
import { CallPanel } from './CallPanel';
import { Checklist } from './Checklist';
import { PricePanel } from './PricePanel';
import { useBench, type BenchState } from './useBench';
import { WhoGetsIt } from './WhoGetsIt';

/** After these, the request has left the bench and the next one comes. */
const LEAVING: ReadonlySet<string> = new Set(['RejectLead', 'BlockLead', 'HoldLead', 'RequestLeadInfo', 'ReleaseLeadFromValidation']);

interface Part {
  lead: Lead;
  bench: BenchState;
  actions: ReturnType<typeof useLeadActions>;
}

const Top = ({ lead, bench, actions }: Part) => {
  const t = useT();
  const { data: row } = useLeadRow(lead.id);
  const { holding } = bench;
  return (
    <Header lead={lead} row={row} nameOf={actions.nameOf} back={{ to: '/validations', label: t('validation.back') }}>
      {!holding && (
        <ActionButton variant="contained" why={actions.why('TakeLeadForValidation')} onClick={bench.take}>
          {t('validation.take')}
        </ActionButton>
      )}
      <ActionButton variant={holding ? 'contained' : 'outlined'} why={bench.blockers[0]} onClick={bench.validate}>
        {t('validation.validate')} (v)
      </ActionButton>
      <ActionBar state="InValidation" quiet {...actions} />
      <Button onClick={() => void bench.next()}>{t('validation.next')} (n)</Button>
      {holding && (
        <Box component="span" sx={{ fontSize: '.8125rem', color: 'text.secondary', fontWeight: 500 }}>
          {t('leads.hold')} <Countdown at={lead.lockUntil} nearMs={180_000} bare />
        </Box>
      )}
    </Header>
  );
};

const Main = ({ lead, bench, actions, offered }: Part & { offered: boolean }) => {
  const t = useT();
  return (
    <Box sx={main}>
      <Panel title={t('lead.texts')}>
        <SummaryEditor lead={lead} why={bench.locked} draft={bench.draft} setDraft={bench.setDraft} />
        <Corrections lead={lead} />
      </Panel>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1fr)' },
          alignItems: 'start',
        }}
      >
        <Checklist {...bench} />
        <PricePanel lead={lead} {...actions} />
      </Box>
      <FieldsPanel lead={lead} why={bench.locked} offered={offered} />
    </Box>
  );
};

const Side = ({ lead, bench, actions }: Part) => (
  <Box sx={side}>
    <CallPanel lead={lead} actions={actions} />
    <FollowUpsOf about={{ leadId: lead.id }} />
    <MeetingsOf subjectId={lead.id} invitee={{ leadId: lead.id }} kinds={['validationCall']} />
    <WhoGetsIt lead={lead} />
    <Parties lead={lead} why={bench.locked} />
    <Duplicates lead={lead} bench />
    <LeadBlacklist leadId={lead.id} hits={lead.blacklistHits} />
    <Answers lead={lead} why={bench.locked} />
    <NotesAndCalls lead={lead} nameOf={actions.nameOf} />
    <Consents lead={lead} nameOf={actions.nameOf} />
  </Box>
);

/** X20: one request on the bench, from reading to validation. */
const Bench = ({ lead }: { lead: Lead }) => {
  const { data: offers } = useOffers(lead.id);
  const bench = useBench(lead);
  const actions = useLeadActions(lead, offers, (command) => {
    if (LEAVING.has(command)) void bench.next();
  });
  const part = { lead, bench, actions };
  return (
    <>
      <Top {...part} />
      <ProblemAlert problem={bench.problem} />
      <CorrectedMeanwhile lead={lead} />
      <Proposal
        lead={lead}
        nameOf={actions.nameOf}
        why={actions.why('ApproveLeadPricing')}
        open={() => actions.open('ApproveLeadPricing')}
      />
      <SafeContact lead={lead} why={bench.locked} />
      <UrgencyProposal lead={lead} why={actions.why('EditLead')} />
      <Box sx={columns}>
        <Main {...part} offered={(offers ?? []).length > 0} />
        <Side {...part} />
      </Box>
      {actions.dialog}
    </>
  );
};

export default function Workbench() {
  const { id = '' } = useParams();
  const query = useLead(id);
  return (
    <RecordPage query={query} notFound="lead.notFound">
      {(row) => <Bench key={row.id} lead={row} />}
    </RecordPage>
  );
}
