import { Box } from '@mui/material';
import type { LeadDetails, PricePreview } from '../../api/rows';
import { ActionButton } from '../../components/ActionButton';
import { Facts, Loaded, Panel } from '../../components/Panel';
import { formatCoins, formatFactor } from '../../format';
import { useCode, useT } from '../../useT';
import type { LeadCommand } from '../leads/actions';
import { useAsked } from '../leads/useLead';

interface Props {
  lead: LeadDetails;
  why: (command: LeadCommand) => string | undefined;
  label: (command: LeadCommand) => string;
  open: (command: LeadCommand) => void;
}

/** The price professionals would pay now, factor by factor, and the commands that move it. */
export const PricePanel = ({ lead, why, label, open }: Props) => {
  const t = useT();
  const code = useCode();
  const query = useAsked<PricePreview>(lead.id, 'price-preview', lead.version);
  const price = query.data;
  const commands: LeadCommand[] = ['SetLeadPrice', 'SetSuperLead', 'SetClientReadyAlert', 'ScheduleLead', 'TagLead'];
  return (
    <Panel
      title={t('validation.price')}
      aside={price && <Box sx={{ fontWeight: 800, fontSize: '1.125rem', color: 'secondary.main' }}>{formatCoins(price.coinValueCc)}</Box>}
    >
      <Loaded query={query} lines={2}>
        {price && (
          <Facts
            rows={[
              [t('validation.base'), formatCoins(price.baseCc)],
              ...price.factors
                .filter((factor) => factor.bp !== 10_000)
                .map((factor): [string, string] => [code('factors', factor.code), formatFactor(factor.bp)]),
              [t('validation.final'), formatCoins(price.coinValueCc)],
            ]}
          />
        )}
      </Loaded>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 3 }}>
        {commands.map((command) => (
          <ActionButton key={command} variant="outlined" why={why(command)} onClick={() => open(command)}>
            {label(command)}
          </ActionButton>
        ))}
      </Box>
    </Panel>
  );
};
