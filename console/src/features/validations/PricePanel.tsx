import type { Answer } from '@jurilien/contracts/api';
import { Box } from '@mui/material';
import { billingModel, priceBounds, priceOf, type Config } from '@jurilien/reference';
import { type Lead, type LeadCommand, useAsked } from '../lead';
import { ActionButton } from '../../components/commands/ActionButton';
import { Facts, Loaded, Panel } from '../../components/page/Panel';
import { formatCoins, formatFactor, formatFraction } from '../../format';
import { placeOf } from '../../in-force/place';
import { useConfig } from '../../in-force/useConfig';
import { useCode, useT, type Translate } from '../../useT';

interface Props {
  lead: Lead;
  why: (command: LeadCommand) => string | undefined;
  label: (command: LeadCommand) => string;
  open: (command: LeadCommand) => void;
}

/** How the product becomes the price: each line can be computed again from those above it. */
const rounding = (
  t: Translate,
  config: Config,
  province: Lead['province'],
  { baseCc, factors, coinValueCc }: Answer<'GET /api/leads/:leadId/price-preview'>,
): [string, string][] => {
  const bounds = priceBounds(config, placeOf(province));
  const { productCc, coinValueCc: listed } = priceOf(
    baseCc,
    factors.map(({ bp }) => bp),
    bounds,
  );
  const shown = { step: formatCoins(bounds.stepCc), min: formatCoins(bounds.minCc), max: formatCoins(bounds.maxCc) };
  return [
    [t('validation.product'), formatFraction(productCc)],
    ...(listed === productCc ? [] : ([[t('validation.rounded', shown), formatCoins(listed)]] as [string, string][])),
    ...(billingModel(province, config) === 'subscription' && coinValueCc === 0
      ? ([[t('validation.plan'), `− ${formatCoins(listed)}`]] as [string, string][])
      : []),
  ];
};

/** The price professionals would pay now, factor by factor, and the commands that move it. */
export const PricePanel = ({ lead, why, label, open }: Props) => {
  const t = useT();
  const code = useCode();
  const config = useConfig();
  const query = useAsked(lead.id, 'price-preview', lead.version);
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
              ...price.factors.map((factor): [string, string] => [code('factors', factor.code), formatFactor(factor.bp)]),
              ...rounding(t, config, lead.province, price),
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
