import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Lead } from './lead';
import { ConflictBar } from '../../components/ConflictBar';
import { ProblemAlert } from '../../components/ProblemAlert';
import { Tag } from '../../components/Tone';
import { useCommand } from '../../components/useCommand';
import { toneSx } from '../../theme';
import { useDraft } from '../../useDraft';
import { useCode, useT } from '../../useT';
import { TextColumn } from './TextColumn';
import { MarkedTextarea } from './MarkedTextarea';
import { useFindings } from './useFindings';
import { COLON } from '../../format';

/** Original on the left, summary on the right; personal data is pointed out while typing. */
export const SummaryEditor = ({
  lead,
  why,
  draft,
  setDraft,
  onSaved,
}: {
  lead: Lead;
  why?: string;
  draft: string | undefined;
  setDraft: (text: string | undefined) => void;
  onSaved?: () => void;
}) => {
  const t = useT();
  const code = useCode();
  const { run, busy, problem, clear } = useCommand();
  const text = draft ?? lead.summary ?? '';
  const { findings, checked } = useFindings(lead, text);
  const dirty = draft !== undefined && draft !== (lead.summary ?? '');
  const [base, setBase] = useState(lead.summaryVersion ?? 0);
  // Another person's newer summary is a conflict only when there is typed text to lose.
  const stale = dirty && (lead.summaryVersion ?? 0) !== base;
  const type = (value: string) => {
    if (draft === undefined) setBase(lead.summaryVersion ?? 0);
    setDraft(value);
  };
  const save = async () => {
    const sent = await run('EditLeadSummary', { leadId: lead.id, summary: text.trim() }, { expectedVersion: lead.version });
    if (sent.ok) {
      setDraft(undefined);
      onSaved?.();
    }
  };
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
        {stale ? (
          <>
            <ConflictBar
              mine={base}
              theirs={lead.summaryVersion ?? 0}
              onReload={() => {
                setBase(lead.summaryVersion ?? 0);
                clear();
              }}
            />
            <Box
              lang={lead.lang}
              sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, whiteSpace: 'pre-wrap', fontSize: '.8125rem' }}
            >
              {lead.summary}
            </Box>
            <Box sx={{ display: 'flex', gap: 2 }}>
              <Button variant="outlined" onClick={() => setBase(lead.summaryVersion ?? 0)}>
                {t('state.keep')}
              </Button>
              <Button onClick={() => setDraft(undefined)}>{t('state.theirs')}</Button>
            </Box>
          </>
        ) : (
          <ProblemAlert problem={problem} known={['summary']} />
        )}
        <MarkedTextarea
          id="summary"
          text={text}
          findings={findings}
          onChange={type}
          disabled={Boolean(why)}
          lang={lead.lang}
          describedBy="summary-findings"
        />
        <Box
          id="summary-findings"
          role="status"
          aria-live="polite"
          sx={[
            { px: 3, py: 2, borderRadius: 1, fontSize: '.8125rem' },
            toneSx(findings.length ? 'danger' : text.trim() && checked ? 'success' : 'neutral'),
          ]}
        >
          {findings.length ? (
            <>
              {t('validation.found', { count: findings.length }) + COLON}{' '}
              {findings.map((finding, index) => (
                <Box component="span" key={index}>
                  {index > 0 && ', '}
                  <mark>{finding.match}</mark> ({code('finds', finding.kind)})
                </Box>
              ))}
            </>
          ) : text.trim() ? (
            t(checked ? 'validation.clean' : 'validation.checking')
          ) : (
            t('lead.noSummary')
          )}
        </Box>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={Boolean(why) || !dirty || !text.trim() || findings.length > 0 || !checked || stale || Boolean(busy)}
            onClick={() => void save()}
          >
            {busy ? t('actions.sending') : t('validation.saveSummary')}
          </Button>
          {!text && !why && (
            <Button variant="outlined" onClick={() => type(lead.description ?? '')}>
              {t('validation.copy')}
            </Button>
          )}
          {dirty && <Tag tone="warning">{t('validation.unsaved')}</Tag>}
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontSize: '.75rem' }}>
            {t('validation.chars', { n: text.length })}
          </Box>
        </Box>
      </Box>
    </Box>
  );
};

export const useSummaryDraft = (leadId: string) => useDraft(`summary:${leadId}`);
