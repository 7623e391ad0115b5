import { Box } from '@mui/material';
import { ActionButton } from '../../components/commands/ActionButton';
import { Panel } from '../../components/page/Panel';
import { me } from '../../roles';
import { useCode, useT } from '../../useT';
import { Contact, type Lead } from '../lead';
import type { useLeadActions } from '../requests';
import { callScript } from './call-script';

const CALLS = ['LogCallAttempt', 'ConfirmLeadPhone', 'ConfirmLeadEmail'] as const;

const Script = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const code = useCode();
  return (
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
  );
};

/** The call to the client: how to reach them, what is written down of it, and the words to use. */
export const CallPanel = ({ lead, actions }: { lead: Lead; actions: ReturnType<typeof useLeadActions> }) => {
  const t = useT();
  return (
    <Panel title={t('validation.call')}>
      <Contact lead={lead} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', my: 3 }}>
        {CALLS.map((command) => (
          <ActionButton key={command} variant="outlined" why={actions.why(command)} onClick={() => actions.open(command)}>
            {actions.label(command)}
          </ActionButton>
        ))}
      </Box>
      <Script lead={lead} />
    </Panel>
  );
};
