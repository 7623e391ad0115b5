import { detectPersonalData } from '@jurilien/leads/personal-data-detector';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import type { LeadDetails } from '../../api/rows';
import { ConflictBar } from '../../components/ConflictBar';
import { ProblemAlert } from '../../components/ProblemAlert';
import { Tag } from '../../components/Tone';
import { useCommand } from '../../components/useCommand';
import { toneSx } from '../../theme';
import { useDraft } from '../../useDraft';
import { useCode, useT } from '../../useT';
import { TextColumn } from '../leads/Texts';

/** What the text must not name: everything this page knows of the client and the other parties. */
export const useFindings = (lead: LeadDetails, text: string) => useMemo(() => detectPersonalData(text, {
  clientName: lead.clientName, email: lead.email, phoneNumber: lead.phoneNumber, address: lead.address,
  others: Array.isArray(lead.othersInvolved) ? lead.othersInvolved.filter((party) => !party.unknown && party.name).map((party) => party.name!) : [],
}), [lead, text]);

/** Original on the left, summary on the right; personal data is pointed out while typing. */
export const SummaryEditor = ({ lead, why, draft, setDraft }: { lead: LeadDetails; why?: string; draft: string | undefined; setDraft: (text: string | undefined) => void }) => {
  const t = useT();
  const code = useCode();
  const { run, busy, problem, clear } = useCommand();
  const text = draft ?? lead.summary ?? '';
  const findings = useFindings(lead, text);
  const dirty = draft !== undefined && draft !== (lead.summary ?? '');
  const [base, setBase] = useState(lead.summaryVersion ?? 0);
  // Another person's newer summary is a conflict only when there is typed text to lose.
  const stale = dirty && (lead.summaryVersion ?? 0) !== base;
  const type = (value: string) => { if (draft === undefined) setBase(lead.summaryVersion ?? 0); setDraft(value); };
  const save = async () => {
    const sent = await run('EditLeadSummary', { leadId: lead.id, summary: text.trim() }, { expectedVersion: lead.version });
    if (sent.ok) setDraft(undefined);
  };
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1fr)' } }}>
      <TextColumn title={t('lead.original')} hint={t('lead.originalHint')} lang={lead.lang}>{lead.description ?? '–'}</TextColumn>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <Box><Typography variant="h3" component="label" htmlFor="summary" sx={{ display: 'block' }}>{t('validation.summaryLabel')}</Typography><Typography variant="caption" color="text.secondary" component="p">{t('lead.summaryHint')}</Typography></Box>
        {stale ? (
          <>
            <ConflictBar mine={base} theirs={lead.summaryVersion ?? 0} onReload={() => { setBase(lead.summaryVersion ?? 0); clear(); }} />
            <Box lang={lead.lang} sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, whiteSpace: 'pre-wrap', fontSize: '.8125rem' }}>{lead.summary}</Box>
            <Box sx={{ display: 'flex', gap: 2 }}><Button variant="outlined" onClick={() => setBase(lead.summaryVersion ?? 0)}>{t('state.keep')}</Button><Button onClick={() => setDraft(undefined)}>{t('state.theirs')}</Button></Box>
          </>
        ) : <ProblemAlert problem={problem} known={['summary']} />}
        <TextField id="summary" multiline minRows={9} maxRows={24} value={text} disabled={Boolean(why)} lang={lead.lang} onChange={(event) => type(event.target.value)} fullWidth
          error={findings.length > 0} slotProps={{ htmlInput: { 'aria-describedby': 'summary-findings', spellCheck: true, maxLength: 4000 } }} />
        <Box id="summary-findings" role="status" aria-live="polite" sx={[{ px: 3, py: 2, borderRadius: 1, fontSize: '.8125rem' }, toneSx(findings.length ? 'danger' : text.trim() ? 'success' : 'neutral')]}>
          {findings.length ? <>{t('validation.found', { smart_count: findings.length })} : {findings.map((finding, index) => <Box component="span" key={index}>{index > 0 && ', '}<mark>{finding.match}</mark> ({code('finds', finding.kind)})</Box>)}</> : text.trim() ? t('validation.clean') : t('lead.noSummary')}
        </Box>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button variant="contained" disabled={Boolean(why) || !dirty || !text.trim() || findings.length > 0 || stale || Boolean(busy)} onClick={() => void save()}>{busy ? t('actions.sending') : t('validation.saveSummary')}</Button>
          {!text && <Button variant="outlined" disabled={Boolean(why)} onClick={() => type(lead.description ?? '')}>{t('validation.copy')}</Button>}
          {dirty && <Tag tone="warning">{t('validation.unsaved')}</Tag>}
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontSize: '.75rem' }}>{t('validation.chars', { n: text.length })}</Box>
        </Box>
      </Box>
    </Box>
  );
};

export const useSummaryDraft = (leadId: string) => useDraft(`summary:${leadId}`);
