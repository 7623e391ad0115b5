import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { DraftLine, DraftList } from '../../components/drafting/DraftList';
import { SearchBox } from '../../components/list/SearchBox';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { inLocale } from '../../locale';
import { useT } from '../../useT';
import { CommsTabs, SwitchedOff } from '../inbox';
import { useCatalogue, useRules, type Rule } from './useRules';
import { useSentence } from './useSentence';

const TONES = { Active: 'success', Paused: 'warning', Draft: 'neutral', Retired: 'neutral' } as const;

/** Whether a rule is at work, whether that can be changed, and whether it is being changed. */
export const RuleMark = ({ rule: { status, fixed, draft } }: { rule: Pick<Rule, 'status' | 'fixed' | 'draft'> }) => {
  const t = useT();
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Tag tone={TONES[status]}>{t(`rules.statuses.${status}`)}</Tag>
      {fixed && <Tag title={t('rules.whyFixed')}>{t('rules.fixed')}</Tag>}
      {draft && <Tag tone="accent">{t('drafting.draft')}</Tag>}
    </Box>
  );
};

/** X06, Automation rules: each read as a sentence, in the order of a request's life. */
export default function RuleList() {
  const t = useT();
  const query = useRules();
  const { data: catalogue } = useCatalogue();
  const sentence = useSentence(catalogue);
  const [sought, setSought] = useState('');
  const all = query.data?.rules ?? [];
  const words = (rule: Rule): string => `${rule.rule} ${inLocale(rule.purpose)} ${sentence(rule.text)}`.toLowerCase();
  const found = all.filter((rule) => words(rule).includes(sought.trim().toLowerCase()));
  const moments = catalogue?.triggers.filter(({ key }) => found.some((rule) => rule.text.trigger === key)) ?? [];
  return (
    <>
      <PageHeader title={t('rules.title')} count={all.length} />
      <CommsTabs />
      <SwitchedOff />
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
        {t('rules.hint')}
      </Box>
      <SearchBox label={t('rules.search')} value={sought} onChange={setSought} />
      <Loaded query={query} lines={8} isEmpty={found.length === 0} empty={t('rules.none')}>
        {moments.map(({ key, label }) => (
          <Box component="section" key={key} sx={{ mb: 4 }}>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {inLocale(label)}
            </Typography>
            <DraftList>
              {found
                .filter((rule) => rule.text.trigger === key)
                .map((rule) => (
                  <DraftLine
                    key={rule.rule}
                    to={`/comms/rules/${rule.rule}`}
                    name={`${rule.rule} · ${inLocale(rule.purpose)}`}
                    columns="minmax(0, 3fr) minmax(0, 1fr)"
                    facts={[sentence(rule.text), t('rules.version', { version: rule.version })]}
                    mark={<RuleMark rule={rule} />}
                  />
                ))}
            </DraftList>
          </Box>
        ))}
      </Loaded>
    </>
  );
}
