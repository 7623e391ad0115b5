import type { CampaignRow, SegmentRow } from '@jurilien/rows/campaigns';
import { segmentsOf, senderName, smsThousandSegmentsCents, writtenSms } from '@jurilien/reference';
import { Alert, Box, Link as MuiLink } from '@mui/material';
import type { MouseEvent } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { Facts } from '../../components/page/Panel';
import { quiet } from '../../components/text/who';
import { formatCents, formatMoment, formatNumber } from '../../format';
import { useConfig } from '../../in-force/useConfig';
import { useNow } from '../../useNow';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { fingerprint, type CampaignAct } from './campaign-acts';
import { Changes } from './Changes';
import { LANGS, missingOf, STEPS, type Audiences } from './draft';
import { StepPanel } from './StepPanel';
import { useAudienceCount } from './useCampaign';
import type { CampaignEditor } from './useEditor';
import { WhenStep } from './WhenStep';
import { WhomStep } from './WhomStep';
import { WordsStep } from './WordsStep';

interface Props {
  readonly editor: CampaignEditor;
  readonly row: CampaignRow | undefined;
  readonly audiences: Audiences;
  readonly segments: readonly SegmentRow[];
  readonly whyNot: (act: CampaignAct) => string | undefined;
  readonly onAct: (act: CampaignAct) => void;
}

/** What the texts come to, before the worker has counted. */
const Cost = ({ editor }: { editor: CampaignEditor }) => {
  const t = useT();
  const config = useConfig();
  const { data } = useAudienceCount(editor.typed);
  const { channel, words } = editor.typed;
  if (channel === 'email') return <Box sx={quiet}>{t('campaigns.free')}</Box>;
  const parts = Math.max(...LANGS.map((lang) => segmentsOf(writtenSms(lang, config.value(senderName), words[lang].body)).segments));
  const cents = Math.round(((data?.eligible ?? 0) * parts * config.value(smsThousandSegmentsCents)) / 1_000);
  return <Box sx={quiet}>{t('campaigns.cost', { count: data?.eligible ?? 0, parts, cost: formatCents(cents) })}</Box>;
};

/** What comes next, in words, with the way there: a page of six steps is long. */
const Next = ({ missing }: { missing: ReturnType<typeof missingOf> }) => {
  const t = useT();
  const step = STEPS.find((one) => missing[one].length > 0);
  if (!step) return null;
  return (
    <Alert severity="info" icon={false} role="status" sx={{ py: 0 }}>
      {t('campaigns.next')}{' '}
      <MuiLink href={`#${step}`} onClick={(event) => leadTo(step, event)} sx={{ fontWeight: 700 }}>
        {t('campaigns.step', { n: STEPS.indexOf(step) + 1, name: t(`campaigns.steps.${step}`) })}
      </MuiLink>
      {'. '}
      {t(`campaigns.missing.${missing[step][0]!}`)}
    </Alert>
  );
};

/** Goes to a step without leaving an address behind that would be another page. */
function leadTo(step: string, event: MouseEvent): void {
  event.preventDefault();
  const part = document.getElementById(step);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

const Save = ({ editor }: { editor: CampaignEditor }) => {
  const t = useT();
  return (
    <ActionButton variant="contained" why={editor.whyNoSave} onClick={editor.save}>
      {t(editor.busy ? 'actions.sending' : 'drafting.save')}
    </ActionButton>
  );
};

const Buttons = ({ acts, whyNot, onAct, dirty }: Pick<Props, 'whyNot' | 'onAct'> & { acts: readonly CampaignAct[]; dirty: boolean }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {acts.map((act) => (
        <ActionButton key={act} variant="outlined" why={dirty ? t('drafting.whySave') : whyNot(act)} onClick={() => onAct(act)}>
          {t(`campaigns.acts.${act}`)}
        </ActionButton>
      ))}
    </Box>
  );
};

/** What was counted and tested of what is saved. */
const Checked = ({ row }: { row: CampaignRow }) => {
  const t = useT();
  const { estimate, estimatedAt, testedAt, estimating } = row;
  return (
    <Facts
      rows={[
        [
          t('campaigns.counted'),
          estimating
            ? t('campaigns.counting')
            : estimate && estimatedAt
              ? t('campaigns.countedAt', { eligible: estimate.eligible, total: estimate.total, when: formatMoment(estimatedAt) })
              : '–',
        ],
        ...(row.channel === 'sms' && estimate ? [[t('campaigns.costs'), formatCents(estimate.costInCents)] as [string, string]] : []),
        [t('campaigns.tested'), testedAt ? formatMoment(testedAt) : '–'],
      ]}
    />
  );
};

/** Who wrote it, who let it go, and the fingerprint that binds the approval to what was read. */
const Approval = ({ row }: { row: CampaignRow }) => {
  const t = useT();
  const { nameOf } = useStaff();
  return (
    <Facts
      rows={[
        [t('campaigns.author'), nameOf(row.authorId)],
        [t('campaigns.editor'), t('campaigns.editedAt', { name: nameOf(row.editorId), when: formatMoment(row.savedAt), edit: row.edit })],
        ...(row.returnedBecause ? [[t('campaigns.returnedBecause'), row.returnedBecause] as [string, string]] : []),
        ...(row.approvedBy && row.approvedAt
          ? [
              [
                t('campaigns.approvedBy'),
                t('campaigns.approvedFor', {
                  name: nameOf(row.approvedBy),
                  when: formatMoment(row.approvedAt),
                  count: formatNumber(row.approvedRecipients ?? 0),
                }),
              ] as [string, string],
            ]
          : []),
        [t('campaigns.fingerprint'), fingerprint(row.hash)],
      ]}
    />
  );
};

/** A campaign that is written, step by step on one page, each saying what it lacks. */
export const Steps = ({ editor, row, audiences, segments, whyNot, onAct }: Props) => {
  const t = useT();
  const now = useNow();
  const missing = missingOf(editor.typed, row, editor.dirty, now);
  const buttons = { whyNot, onAct, dirty: editor.dirty || row === undefined };
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Next missing={missing} />
      <StepPanel step="whom" missing={missing.whom}>
        <WhomStep editor={editor} audiences={audiences} segments={segments} />
      </StepPanel>
      <StepPanel step="words" missing={missing.words}>
        <WordsStep editor={editor} />
      </StepPanel>
      <StepPanel step="when" missing={missing.when}>
        <WhenStep editor={editor} />
      </StepPanel>
      <StepPanel step="check" missing={missing.check}>
        <Cost editor={editor} />
        {row && <Checked row={row} />}
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {editor.dirty && <Save editor={editor} />}
          <Buttons {...buttons} acts={['EstimateCampaign', 'TestCampaign']} />
        </Box>
      </StepPanel>
      <StepPanel step="approve" missing={missing.approve}>
        {row && <Approval row={row} />}
        {row && <Changes row={row} audiences={audiences} />}
        <Buttons {...buttons} acts={['SubmitCampaign', 'ApproveCampaign', 'ReturnCampaign']} />
      </StepPanel>
      <StepPanel step="go" missing={missing.go}>
        {row?.startsAt && <Box sx={quiet}>{t('campaigns.starts', { when: formatMoment(row.startsAt) })}</Box>}
        <Buttons {...buttons} acts={['ScheduleCampaign']} />
      </StepPanel>
    </Box>
  );
};
