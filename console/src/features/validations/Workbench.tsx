import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useCallback, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { Lead } from '../lead/lead';
import { ActionButton } from '../../components/ActionButton';
import { Countdown } from '../../components/Countdown';
import { ErrorPanel, NotFoundPage } from '../../components/Pages';
import { Panel } from '../../components/Panel';
import { ProblemAlert } from '../../components/ProblemAlert';
import { useCommand } from '../../components/useCommand';
import { checklist } from '../../codes';
import { useKey } from '../../layout/shortcuts';
import { me } from '../../roles';
import { useNow } from '../../useNow';
import { useReadOnly } from '../../useReadOnly';
import { useCode, useT } from '../../useT';
import { ActionBar } from '../requests/ActionBar';
import { Contact } from '../lead/Contact';
import { CorrectedMeanwhile, Corrections } from '../lead/Corrections';
import { SafeContact } from '../lead/SafeContact';
import { UrgencyProposal } from '../lead/UrgencyProposal';
import { FieldsPanel } from '../lead/FieldsPanel';
import { Header } from '../lead/Header';
import { LeadSkeleton } from '../requests/LeadPage';
import { columns, main, side } from '../../components/columns';
import { LeadBlacklist } from '../exclusions/LeadBlacklist';
import { Parties } from '../lead/Parties';
import { Proposal } from '../lead/Proposal';
import { Answers } from '../lead/Answers';
import { Consents, Duplicates, NotesAndCalls } from '../lead/SidePanels';
import { useLead, useLeadRow, useOffers } from '../lead/useLead';
import { useLeadActions } from '../requests/useLeadActions';
import { callScript } from './call-script';
import { PricePanel } from './PricePanel';
import { SummaryEditor, useSummaryDraft } from '../lead/SummaryEditor';
import { useFindings } from '../lead/useFindings';
import { WhoGetsIt } from './WhoGetsIt';

/** The next lead of the queue that nobody holds. */
const useNext = (current: string) => {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const t = useT();
  return useCallback(async () => {
    const { data } = await dataProvider.getList('validations', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'slaAt', order: 'ASC' },
      filter: { state: ['ToValidate'] },
    });
    const next = data.find((row) => row.id !== current);
    if (next) navigate(`/validations/${next.id}`);
    else {
      notify(t('validation.none'), { type: 'info' });
      navigate('/validations');
    }
  }, [dataProvider, navigate, notify, t, current]);
};

const granted = (consents: unknown, purpose: string) =>
  Array.isArray(consents)
    ? consents.some((consent: { purpose?: string; granted?: boolean }) => consent.purpose === purpose && consent.granted)
    : (() => {
        const value = (consents as Record<string, unknown> | null)?.[purpose];
        return value === true || (value as { granted?: boolean } | undefined)?.granted === true;
      })();

/** X20: one request on the bench, from reading to validation. */
const Bench = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const code = useCode();
  const now = useNow();
  const { data: row } = useLeadRow(lead.id);
  const { data: offers } = useOffers(lead.id);
  const next = useNext(lead.id);
  const leaving = ['RejectLead', 'BlockLead', 'HoldLead', 'RequestLeadInfo', 'ReleaseLeadFromValidation'];
  const actions = useLeadActions(lead, offers, (command) => {
    if (leaving.includes(command)) void next();
  });
  const { run, busy, problem } = useCommand();
  const notify = useNotify();
  const [checked, setChecked] = useState<Record<string, boolean>>(lead.checklist ?? {});
  const [waiver, setWaiver] = useState('');
  const [waived, setWaived] = useState(false);
  const [draft, setDraft] = useSummaryDraft(lead.id);
  const { findings } = useFindings(lead, lead.summary ?? '');

  const holding =
    lead.state === 'InValidation' && lead.lockedBy === me().id && Boolean(lead.lockUntil) && Date.parse(lead.lockUntil!) > now;
  const lapsed = lead.state === 'InValidation' && lead.lockedBy === me().id && !holding;
  const readOnly = useReadOnly();
  const locked = readOnly ?? (holding ? undefined : t(lapsed ? 'validation.lockLost' : 'validation.takeFirst'));
  const contacted = lead.emailConfirmed || lead.phoneNumberConfirmed;
  const dirty = draft !== undefined && draft !== (lead.summary ?? '');
  const blockers = [
    readOnly,
    !holding && t('validation.bLock'),
    (!lead.summary || dirty || findings.length > 0) && t('validation.bSummary'),
    !checklist.every((item) => checked[item]) && t('validation.bChecklist'),
    !contacted && waiver.trim().length < 5 && t('validation.bContact'),
    !granted(lead.consents, 'sharing') && t('validation.bConsent'),
    !(lead.facts.lawyerType && lead.facts.province && lead.facts.region) && t('validation.bRegion'),
    !(Number(lead.facts.creditValue) > 0) && t('validation.bPrice'),
  ].filter((text): text is string => Boolean(text));

  const take = () => run('TakeLeadForValidation', { leadId: lead.id }, { quiet: true, expectedVersion: lead.version });
  const validate = useCallback(async () => {
    if (blockers.length || busy) return;
    const sent = await run(
      'ValidateLead',
      {
        leadId: lead.id,
        checklist: Object.fromEntries(checklist.map((item) => [item, true])),
        ...(contacted ? {} : { waiver: waiver.trim() }),
      },
      { quiet: true, expectedVersion: lead.version },
    );
    if (!sent.ok) return;
    notify(t('validation.validated', { code: lead.code }), { type: 'success' });
    void next();
  }, [blockers.length, busy, run, lead, contacted, waiver, notify, t, next]);
  useKey('v', validate);
  useKey('n', next);
  const takeWhy = actions.why('TakeLeadForValidation');

  return (
    <>
      <Header lead={lead} row={row} nameOf={actions.nameOf} back={{ to: '/validations', label: t('validation.back') }}>
        {!holding && (
          <ActionButton variant="contained" why={takeWhy} onClick={() => void take()}>
            {t('validation.take')}
          </ActionButton>
        )}
        <ActionButton variant={holding ? 'contained' : 'outlined'} why={blockers[0]} onClick={() => void validate()}>
          {t('validation.validate')} (v)
        </ActionButton>
        <ActionBar state="InValidation" quiet {...actions} />
        <Button onClick={() => void next()}>{t('validation.next')} (n)</Button>
        {holding && (
          <Box component="span" sx={{ fontSize: '.8125rem', color: 'text.secondary', fontWeight: 500 }}>
            {t('leads.hold')} <Countdown at={lead.lockUntil} nearMs={180_000} bare />
          </Box>
        )}
      </Header>
      <ProblemAlert problem={problem} />
      <CorrectedMeanwhile lead={lead} />
      <Proposal
        lead={lead}
        nameOf={actions.nameOf}
        why={actions.why('ApproveLeadPricing')}
        open={() => actions.open('ApproveLeadPricing')}
      />
      <SafeContact lead={lead} why={locked} />
      <UrgencyProposal lead={lead} why={actions.why('EditLead')} />
      <Box sx={columns}>
        <Box sx={main}>
          <Panel title={t('lead.texts')}>
            <SummaryEditor lead={lead} why={locked} draft={draft} setDraft={setDraft} />
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
            <Panel title={t('validation.checklist')}>
              {checklist.map((item) => (
                <FormControlLabel
                  key={item}
                  sx={{ display: 'flex', mr: 0 }}
                  disabled={Boolean(locked)}
                  label={code('checklist', item)}
                  control={
                    <Checkbox
                      size="small"
                      sx={{ py: 1 }}
                      checked={checked[item] === true}
                      onChange={(_, value) => setChecked({ ...checked, [item]: value })}
                    />
                  }
                />
              ))}
              {!contacted && (
                <Box sx={{ mt: 2 }}>
                  <FormControlLabel
                    disabled={Boolean(locked)}
                    label={t('validation.waiver')}
                    control={
                      <Checkbox
                        size="small"
                        checked={waived}
                        onChange={(_, value) => {
                          setWaived(value);
                          if (!value) setWaiver('');
                        }}
                      />
                    }
                  />
                  {waived && (
                    <TextField
                      fullWidth
                      label={t('validation.waiverWhy')}
                      value={waiver}
                      onChange={(event) => setWaiver(event.target.value)}
                      helperText={t('actions.reasonHint')}
                    />
                  )}
                </Box>
              )}
              <Box sx={{ mt: 3, fontSize: '.8125rem' }} role="status">
                {blockers.length > 0 && (
                  <>
                    <strong>{t('validation.blockers')}</strong>
                    <Box component="ul" sx={{ m: 0, pl: 5 }}>
                      {blockers.map((blocker) => (
                        <li key={blocker}>{blocker}</li>
                      ))}
                    </Box>
                  </>
                )}
              </Box>
              <Box sx={{ mt: 3 }}>
                <ActionButton variant="contained" why={blockers[0]} onClick={() => void validate()}>
                  {busy === 'ValidateLead' ? t('actions.sending') : t('validation.validate')}
                </ActionButton>
              </Box>
            </Panel>
            <PricePanel lead={lead} {...actions} />
          </Box>
          <FieldsPanel lead={lead} why={locked} offered={(offers ?? []).length > 0} />
        </Box>
        <Box sx={side}>
          <Panel title={t('validation.call')}>
            <Contact lead={lead} />
            <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', my: 3 }}>
              {(['LogCallAttempt', 'ConfirmLeadPhone', 'ConfirmLeadEmail'] as const).map((command) => (
                <ActionButton key={command} variant="outlined" why={actions.why(command)} onClick={() => actions.open(command)}>
                  {actions.label(command)}
                </ActionButton>
              ))}
            </Box>
            <Box component="details" sx={{ fontSize: '.8125rem' }}>
              <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 650, color: 'primary.main' }}>
                {t('validation.script')} ({code('langs', lead.lang)})
              </Box>
              <Box component="ol" lang={lead.lang} sx={{ pl: 5, m: 0, mt: 2, display: 'grid', gap: 1.5 }}>
                {callScript(lead.lang, me().name, code('lawyerTypes', String(lead.facts.lawyerType ?? ''))).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Box>
            </Box>
          </Panel>
          <WhoGetsIt lead={lead} />
          <Parties lead={lead} why={locked} />
          <Duplicates lead={lead} />
          <LeadBlacklist leadId={lead.id} hits={lead.blacklistHits} />
          <Answers lead={lead} why={locked} />
          <NotesAndCalls lead={lead} nameOf={actions.nameOf} />
          <Consents lead={lead} nameOf={actions.nameOf} />
        </Box>
      </Box>
      {actions.dialog}
    </>
  );
};

export default function Workbench() {
  const t = useT();
  const { id = '' } = useParams();
  const query = useLead(id);
  if ((query.error as { status?: number } | null)?.status === 404) return <NotFoundPage text={t('lead.notFound')} />;
  if (query.error && !query.data) return <ErrorPanel error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return <LeadSkeleton />;
  return <Bench key={query.data.id} lead={query.data} />;
}
