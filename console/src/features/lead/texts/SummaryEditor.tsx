import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Lead } from '../lead';
import { ConflictBar } from '../../../components/commands/ConflictBar';
import { ProblemAlert } from '../../../components/commands/ProblemAlert';
import { TextDifference } from '../../../components/text/TextDifference';
import { Tag } from '../../../components/Tone';
import { useCommand } from '../../../components/commands/useCommand';
import { toneSx } from '../../../theme';
import { useDraft } from '../../../useDraft';
import { useCode, useT } from '../../../useT';
import { TextColumn } from './TextColumn';
import { MarkedTextarea } from './MarkedTextarea';
import { useFindings } from './useFindings';
import { COLON } from '../../../format';
import { doneOf } from '../actions';

interface Props {
  lead: Lead;
  why?: string;
  draft: string | undefined;
  setDraft: (text: string | undefined) => void;
  onSaved?: () => void;
}

/** The summary as it is typed, over the version it was started on. */
const useSummary = ({ lead, draft, setDraft, onSaved }: Props) => {
  const { run, busy, problem, clear } = useCommand();
  const text = draft ?? lead.summary ?? '';
  const { findings, checked } = useFindings(lead, text);
  const dirty = draft !== undefined && draft !== (lead.summary ?? '');
  const version = lead.summaryVersion ?? 0;
  const [base, setBase] = useState(version);
  const type = (value: string) => {
    if (draft === undefined) setBase(version);
    setDraft(value);
  };
  const save = async () => {
    const sent = await run(
      'EditLeadSummary',
      { leadId: lead.id, summary: text.trim() },
      { expectedVersion: lead.version, done: doneOf('EditLeadSummary') },
    );
    if (!sent.ok) return;
    setDraft(undefined);
    onSaved?.();
  };
  const keepMine = () => setBase(version);
  return {
    text,
    type,
    findings,
    checked,
    dirty,
    // Another person's newer summary is a conflict only when there is typed text to lose.
    stale: dirty && version !== base,
    versions: { mine: base, theirs: version },
    keepMine,
    reload: () => {
      keepMine();
      clear();
    },
    busy: Boolean(busy),
    problem,
    save: () => void save(),
  };
};
type Summary = ReturnType<typeof useSummary>;

/** A colleague's newer summary beside one's own: keep one's own, or take theirs. */
const Conflict = ({ lead, summary, onTheirs }: { lead: Lead; summary: Summary; onTheirs: () => void }) => {
  const t = useT();
  return (
    <>
      <ConflictBar {...summary.versions} onReload={summary.reload} />
      <TextDifference mine={summary.text} theirs={lead.summary ?? ''} lang={lead.lang} />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="outlined" onClick={summary.keepMine}>
          {t('state.keep')}
        </Button>
        <Button onClick={onTheirs}>{t('state.theirs')}</Button>
      </Box>
    </>
  );
};

/** What was found of personal data, or that nothing was. */
const Findings = ({ text, findings, checked }: Summary) => {
  const t = useT();
  const code = useCode();
  const written = text.trim() !== '';
  const nothing = written ? t(checked ? 'validation.clean' : 'validation.checking') : t('lead.noSummary');
  return (
    <Box
      id="summary-findings"
      role="status"
      aria-live="polite"
      sx={[
        { px: 3, py: 2, borderRadius: 1, fontSize: '.8125rem' },
        toneSx(findings.length ? 'danger' : written && checked ? 'success' : 'neutral'),
      ]}
    >
      {findings.length === 0 && nothing}
      {findings.length > 0 && `${t('validation.found', { count: findings.length }) + COLON} `}
      {findings.map((finding, index) => (
        <Box component="span" key={index}>
          {index > 0 && ', '}
          <mark>{finding.match}</mark> ({code('finds', finding.kind)})
        </Box>
      ))}
    </Box>
  );
};

const Save = ({ summary, why, original }: { summary: Summary; why?: string; original: string }) => {
  const t = useT();
  const { text, dirty, findings, checked, stale, busy } = summary;
  const ready = dirty && text.trim() !== '' && findings.length === 0 && checked && !stale && !busy;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="contained" disabled={Boolean(why) || !ready} onClick={summary.save}>
        {t(busy ? 'actions.sending' : 'validation.saveSummary')}
      </Button>
      {!text && !why && (
        <Button variant="outlined" onClick={() => summary.type(original)}>
          {t('validation.copy')}
        </Button>
      )}
      {dirty && <Tag tone="warning">{t('validation.unsaved')}</Tag>}
      <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontSize: '.75rem' }}>
        {t('validation.chars', { n: text.length })}
      </Box>
    </Box>
  );
};

/** Original on the left, summary on the right; personal data is pointed out while typing. */
export const SummaryEditor = (props: Props) => {
  const { lead, why, setDraft } = props;
  const t = useT();
  const summary = useSummary(props);
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1fr)' } }}>
      <TextColumn title={t('lead.original')} hint={t('lead.originalHint')} lang={lead.lang}>
        {lead.description ?? '–'}
      </TextColumn>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <Box>
          <Typography variant="h3" component="label" htmlFor="summary" sx={{ display: 'block' }}>
            {t('validation.summaryLabel')}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="p">
            {t('lead.summaryHint')}
          </Typography>
        </Box>
        {summary.stale ? (
          <Conflict lead={lead} summary={summary} onTheirs={() => setDraft(undefined)} />
        ) : (
          <ProblemAlert problem={summary.problem} known={['summary']} />
        )}
        <MarkedTextarea
          id="summary"
          text={summary.text}
          findings={summary.findings}
          onChange={summary.type}
          disabled={Boolean(why)}
          lang={lead.lang}
          describedBy="summary-findings"
        />
        <Findings {...summary} />
        <Save summary={summary} why={why} original={lead.description ?? ''} />
      </Box>
    </Box>
  );
};

export const useSummaryDraft = (leadId: string) => useDraft(`summary:${leadId}`);
