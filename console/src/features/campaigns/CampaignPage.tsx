import type { CampaignRow, SegmentRow } from '@jurilien/rows/campaigns';
import { Alert, Box, Button } from '@mui/material';
import { campaignApprovalTypedAbove } from '@jurilien/reference';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog } from '../../components/commands/CommandDialog';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useActions } from '../../components/commands/useActions';
import { useCommand } from '../../components/commands/useCommand';
import { usePageActs } from '../../components/commands/usePageActs';
import { BackLink } from '../../components/page/BackLink';
import { PageHeader } from '../../components/page/PageHeader';
import { ErrorPanel, NotFoundPage } from '../../components/page/Pages';
import { PageSkeleton } from '../../components/page/PageSkeleton';
import { State } from '../../components/Tone';
import { formatMoment } from '../../format';
import { useConfig } from '../../in-force/useConfig';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { actForm, isAbout, type AskedAct, type CampaignAct } from './campaign-acts';
import type { Audiences } from './draft';
import { Results } from './Results';
import { Steps } from './Steps';
import { useAudiences, useCampaignRow, useSegment, useSegments } from './useCampaign';
import { useEditor } from './useEditor';

/** Acts about a campaign as a whole; those of a step stand in their step. */
const HEAD: readonly CampaignAct[] = ['PauseCampaign', 'ResumeCampaign', 'ScheduleCampaign', 'CancelCampaign', 'ArchiveCampaign'];
/** From here on it has results. */
const RAN: readonly CampaignRow['state'][] = ['Preparing', 'Sending', 'Paused', 'Finished', 'Cancelled'];

/** What it waits for, in words. */
const Standing = ({ row }: { row: CampaignRow }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 3 }}>
      <State family="campaignStates" value={row.state} large />
      {row.startsAt && row.state === 'Scheduled' && <span>{t('campaigns.starts', { when: formatMoment(row.startsAt) })}</span>}
      {row.state === 'Paused' && row.pausedBy && (
        <span>{t('campaigns.pausedBy', { cause: t(`campaigns.pauses.${row.pausedBy}`), why: row.pausedBecause ?? '–' })}</span>
      )}
      {row.state === 'Cancelled' && <span>{t('campaigns.cancelledBecause', { why: row.cancelledBecause ?? '–' })}</span>}
    </Box>
  );
};

/** The dialogs of a campaign, and what is in the way of each. */
const useActing = (id: string, row: CampaignRow | undefined) => {
  const t = useT();
  const typedAbove = useConfig().value(campaignApprovalTypedAbove);
  const [act, setAct] = useState<AskedAct>();
  const { run, problem } = useCommand();
  const allowed = useActions('campaigns', row ? [id] : []);
  const whyNot = (one: CampaignAct): string | undefined => (row ? allowed(id, one) : t('drafting.whySave'));
  const dialog = act && row && <CommandDialog key={act} command={actForm(act, row, { t, typedAbove })} onClose={() => setAct(undefined)} />;
  /** Counting asks nothing and sends nothing: it is done at once, everything else once its form is sent. */
  const begin = (one: CampaignAct): void => {
    if (one === 'EstimateCampaign') void run(one, { campaignId: id }, { quiet: true });
    else setAct(one);
  };
  return { whyNot, begin, dialog, problem };
};

interface EditorProps {
  readonly id: string;
  readonly row: CampaignRow | undefined;
  /** The segment that was saved with it, as it is now. */
  readonly segment: SegmentRow | undefined;
  readonly audiences: Audiences;
  readonly reread: () => Promise<unknown>;
}

const Editor = ({ id, row, segment, audiences, reread }: EditorProps) => {
  const t = useT();
  const segments = useSegments();
  const editor = useEditor({ id, row, segment, reread });
  const { whyNot, begin, dialog, problem } = useActing(id, row);
  const acts = row ? HEAD.filter((act) => isAbout(act, row)) : [];
  usePageActs(acts.map((act) => ({ key: act, label: t(`campaigns.acts.${act}`), why: whyNot(act), act: () => begin(act) })));
  const title = editor.typed.name.trim() || t('campaigns.untitled');
  const isOver = row !== undefined && RAN.includes(row.state);
  return (
    <>
      <BackLink to="/campaigns">{t('campaigns.title')}</BackLink>
      <PageHeader
        title={title}
        aside={
          <>
            {!isOver && (
              <ActionButton variant="contained" why={editor.whyNoSave} onClick={editor.save}>
                {t(editor.busy ? 'actions.sending' : 'drafting.save')}
              </ActionButton>
            )}
            {acts.map((act) => (
              <ActionButton key={act} variant="outlined" why={whyNot(act)} onClick={() => begin(act)}>
                {t(`campaigns.acts.${act}`)}
              </ActionButton>
            ))}
          </>
        }
      />
      {row && <Standing row={row} />}
      <ProblemAlert problem={editor.problem ?? problem} />
      {editor.restored && (
        <Alert severity="info" sx={{ mb: 3 }} action={<Button onClick={editor.giveUp}>{t('drafting.giveUp')}</Button>}>
          {t('state.restored')}
        </Alert>
      )}
      {editor.movedOn && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('campaigns.segmentMoved')}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
        {isOver && row && <Results row={row} />}
        {!isOver && <Steps editor={editor} row={row} audiences={audiences} segments={segments.data ?? []} whyNot={whyNot} onAct={begin} />}
      </Box>
      {dialog}
    </>
  );
};

/** What someone sees who reads figures and writes nothing. */
const ReadOnly = ({ row }: { row: CampaignRow }) => {
  const t = useT();
  return (
    <>
      <BackLink to="/campaigns">{t('campaigns.title')}</BackLink>
      <PageHeader title={row.name ?? t('campaigns.untitled')} />
      <Standing row={row} />
      <Results row={row} />
    </>
  );
};

/** X05, one campaign: its steps while it is written, its results once it runs. */
export default function CampaignPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const writes = whyNotAs(me().role, 'SaveCampaignDraft') === undefined;
  const query = useCampaignRow(id);
  const audiences = useAudiences(writes);
  const segment = useSegment(writes ? query.data?.segmentId : undefined);
  const isMissing = (query.error as { status?: number } | null)?.status === 404;
  const isNew = isMissing && writes && search.has('new');
  if (isMissing && !isNew) return <NotFoundPage text={undefined} />;
  const failed = (isNew ? undefined : query.error) ?? audiences.error;
  if (failed && !query.data) return <ErrorPanel error={failed} retry={() => void query.refetch()} />;
  if (!writes) return query.data ? <ReadOnly row={query.data} /> : <PageSkeleton />;
  if (!audiences.data || (!query.data && !isNew) || (query.data && segment.isPending)) return <PageSkeleton />;
  const reread = () => Promise.all([query.refetch(), ...(query.data ? [segment.refetch()] : [])]);
  return <Editor key={id} id={id} row={query.data} segment={segment.data} audiences={audiences.data.audiences} reread={reread} />;
}
