import { Box } from '@mui/material';
import { Panel } from '../../components/page/Panel';
import { quiet } from '../../components/text/who';
import { formatMoment } from '../../format';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import type { RuleDetails } from './useRules';

/** What was decided about the rule, by whom and why. */
export const RuleHistory = ({ rule }: { rule: RuleDetails }) => {
  const t = useT();
  const { nameOf } = useStaff();
  return (
    <Panel title={t('rules.history')}>
      {rule.history.length === 0 && <Box sx={quiet}>{t('rules.asShipped')}</Box>}
      <Box component="ol" reversed sx={{ m: 0, pl: 5, display: 'grid', gap: 2 }}>
        {rule.history.toReversed().map(({ type, at, by, reason, version }) => (
          <li key={`${type} ${at}`}>
            {t(`rules.events.${type as 'AutomationRuleActivated'}`, { version: version ?? 0 })}
            <Box sx={quiet}>
              {formatMoment(at)} · {nameOf(by)}
              {reason ? ` · ${reason}` : ''}
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
  );
};
