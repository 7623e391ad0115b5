import { Alert, Box } from '@mui/material';
import { BackLink } from '../../components/page/BackLink';
import { PageHeader } from '../../components/page/PageHeader';
import { Panel } from '../../components/page/Panel';
import { inLocale } from '../../locale';
import { useT } from '../../useT';
import { RuleHistory } from './RuleHistory';
import { RuleMark } from './RuleList';
import { RuleWords } from './RuleWords';
import type { Catalogue, RuleDetails } from './useRules';
import { useSentence } from './useSentence';

/** A rule that someone waits for: what it does, and why nothing but its words can be changed. */
export const FixedRule = ({ rule, catalogue }: { rule: RuleDetails; catalogue: Catalogue }) => {
  const t = useT();
  const sentence = useSentence(catalogue);
  return (
    <>
      <BackLink to="/comms/rules">{t('rules.title')}</BackLink>
      <PageHeader title={`${rule.rule} · ${inLocale(rule.purpose)}`} aside={<RuleMark rule={rule} />} />
      <Alert severity="info" icon={false} sx={{ mb: 4 }}>
        {sentence(rule.text)}
      </Alert>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
        <Panel title={t('rules.fixed')}>
          <Box component="p" sx={{ mt: 0, maxWidth: '72ch' }}>
            {t('rules.whyFixed')}
          </Box>
          <RuleWords template={rule.text.template} />
        </Panel>
        <RuleHistory rule={rule} />
      </Box>
    </>
  );
};
