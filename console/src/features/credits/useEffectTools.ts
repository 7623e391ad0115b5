import { formatCents, formatCoins, formatEither, formatFactor } from '../../format';
import { useStaff } from '../../useStaff';
import { useConfig } from '../../in-force/useConfig';
import { useT } from '../../useT';
import type { EffectTools } from './effects';

const show: EffectTools['show'] = { coins: formatCoins, cents: formatCents, factor: formatFactor, either: formatEither };

/** What the effects of a command are written with; `decidedBy` is the command a second person agrees with. */
export function useEffectTools(decidedBy?: string): EffectTools {
  const t = useT();
  const config = useConfig();
  const { deciders } = useStaff();
  return { t, config, deciders: decidedBy ? deciders(decidedBy) : [], show };
}
