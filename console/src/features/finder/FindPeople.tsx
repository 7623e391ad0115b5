import type { LeadRow } from '@jurilien/rows/processes';
import { Autocomplete, Box, Link as MuiLink, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useMemo, useState } from 'react';
import { useGetList, useGetOne, type UseGetOneHookValue } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { Lead } from '../lead';
import { ErrorPanel, Message } from '../../components/page/Pages';
import { Panel } from '../../components/page/Panel';
import { State } from '../../components/Tone';
import { useRegion } from '../../regions';
import { useSettled } from '../../useSettled';
import { useCode, useT } from '../../useT';
import { CriteriaForm, usual } from './CriteriaForm';
import { Results } from './Results';
import type { Criteria } from './useMatching';
import { WhatIf } from './WhatIf';

/** Chooses a request by its code; names stay out of the address, the id does not say anything to a stranger. */
const LeadPicker = ({ leadId, choose }: { leadId: string; choose: (leadId: string) => void }) => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed, 250).trim();
  const chosen = useGetOne<LeadRow>('leads', { id: leadId }, { enabled: Boolean(leadId) });
  const list = useGetList<LeadRow>('leads', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: q ? { q } : { state: ['ToValidate', 'InValidation', 'Ready', 'Offering', 'SelfServe', 'Unserved'] },
  });
  const options = list.data ?? [];
  return (
    <Autocomplete<LeadRow>
      options={chosen.data && !options.some(({ id }) => id === chosen.data.id) ? [chosen.data, ...options] : options}
      value={chosen.data ?? null}
      loading={list.isFetching}
      loadingText={t('state.loading')}
      noOptionsText={t('list.emptyFiltered')}
      filterOptions={(all) => all}
      getOptionLabel={(lead) => `${lead.code ?? ''} · ${code('lawyerTypes', lead.lawyerType)}, ${region(lead.region)}`}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, lead) => choose(lead?.id ?? '')}
      onInputChange={(_, value, reason) => reason === 'input' && setTyped(value)}
      renderOption={({ key, ...props }, lead) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', fontSize: '.8125rem' }}>
          <strong>{lead.code}</strong>
          <State family="states" value={lead.state} />
          <span>
            {code('lawyerTypes', lead.lawyerType)}, {region(lead.region)}
          </span>
        </Box>
      )}
      renderInput={(props) => <TextField {...props} label={t('finder.lead')} helperText={t('finder.leadHint')} />}
    />
  );
};

const read = (text: string | null): Criteria => {
  try {
    return { ...usual, ...(JSON.parse(text ?? '{}') as Partial<Criteria>) };
  } catch {
    return usual;
  }
};

const By = ({ value: by, choose }: { value: 'lead' | 'criteria'; choose: (by: 'lead' | 'criteria') => void }) => {
  const t = useT();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('finder.forWhat')}
      value={by}
      onChange={(_, value: 'lead' | 'criteria' | null) => value && choose(value)}
    >
      <ToggleButton value="lead" sx={{ textTransform: 'none', px: 3 }}>
        {t('finder.byLead')}
      </ToggleButton>
      <ToggleButton value="criteria" sx={{ textTransform: 'none', px: 3 }}>
        {t('finder.byCriteria')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
};

/** What is found for one request, or why nothing can be looked for yet. */
const ForLead = ({ leadId, lead }: { leadId: string; lead: UseGetOneHookValue<Lead> }) => {
  const t = useT();
  if (!leadId) return <Message drawing="empty" title={t('finder.chooseLead')} text={t('finder.chooseLeadText')} compact />;
  if ((lead.error as { status?: number } | null)?.status === 404) return <Message drawing="lost" title={t('errors.NOT_FOUND')} compact />;
  if (lead.error && !lead.data) return <ErrorPanel error={lead.error} retry={() => void lead.refetch()} compact />;
  return lead.data?.facts ? <Found lead={lead.data} facts={lead.data.facts} leadId={leadId} /> : null;
};

const Found = ({ leadId, lead, facts }: { leadId: string; lead: Lead; facts: Lead['facts'] }) => {
  const t = useT();
  return (
    <>
      <Panel title={t('finder.whatIf')}>
        <WhatIf
          key={leadId}
          asked={{ leadId }}
          version={lead.version}
          now={{
            rate: String(facts.rate ?? '3'),
            experience: Number(facts.experience ?? 0),
            acceptDistance: facts.acceptDistance === true,
          }}
        />
      </Panel>
      <Results key={leadId} asked={{ leadId }} version={lead.version} />
    </>
  );
};

const ForCriteria = ({ criteria }: { criteria: Criteria }) => {
  const t = useT();
  return (
    <>
      <Panel title={t('finder.whatIf')}>
        <WhatIf
          asked={{ criteria: criteria }}
          now={{ rate: criteria.rate, experience: criteria.experience, acceptDistance: criteria.acceptDistance === true }}
        />
      </Panel>
      <Results asked={{ criteria: criteria }} />
    </>
  );
};

/** Professionals for a request there is, or for what one might ask; every choice is in the address. */
export const FindPeople = () => {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const leadId = search.get('lead') ?? '';
  const typed = search.get('criteria');
  const by = typed === null ? 'lead' : 'criteria';
  const criteria = useMemo(() => read(typed), [typed]);
  const settled = useSettled(criteria, 300);
  const put = (next: Record<string, string>) => setSearch({ mode: 'people', ...next }, { replace: true });
  const lead = useGetOne<Lead>('lead-details', { id: leadId }, { enabled: by === 'lead' && Boolean(leadId) });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Panel
        title={t('finder.forWhat')}
        aside={<By value={by} choose={(value) => put(value === 'criteria' ? { criteria: JSON.stringify(criteria) } : {})} />}
      >
        {by === 'lead' ? (
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
            <LeadPicker leadId={leadId} choose={(id) => put(id ? { lead: id } : {})} />
            {lead.data && (
              <MuiLink component={Link} to={`/leads/${leadId}`} sx={{ fontSize: '.8125rem', fontWeight: 650 }}>
                {t('finder.openLead', { code: lead.data.code })}
              </MuiLink>
            )}
          </Box>
        ) : (
          <CriteriaForm value={criteria} onChange={(value) => put({ criteria: JSON.stringify(value) })} />
        )}
      </Panel>
      {by === 'lead' ? <ForLead leadId={leadId} lead={lead} /> : <ForCriteria criteria={settled} />}
    </Box>
  );
};
