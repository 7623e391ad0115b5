import { Box, Button, Checkbox, FormControlLabel, FormGroup, Switch } from '@mui/material';
import { RULE_CHANNELS } from '@jurilien/contracts';
import { quiet } from '../../components/text/who';
import { useT } from '../../useT';
import type { RuleText } from './useRules';

type Way = RuleText['channels'][number];
interface Props {
  readonly text: RuleText;
  readonly onChange: (ways: Partial<Pick<RuleText, 'channels' | 'inTurn'>>) => void;
}

/** Which way comes first, where each stands in for the one before it. */
const Order = ({ text: { channels }, onChange }: Props) => {
  const t = useT();
  const earlier = (n: number): Way[] => [...channels.slice(0, n - 1), channels[n]!, channels[n - 1]!, ...channels.slice(n + 1)];
  return (
    <Box component="ol" aria-label={t('rules.order')} sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
      {channels.map((channel, n) => {
        const way = t(`rules.channels.${channel}`);
        return (
          <Box component="li" key={channel}>
            {way}
            {n > 0 && (
              <Button size="small" sx={{ ml: 2 }} onClick={() => onChange({ channels: earlier(n) })}>
                {t('rules.earlier', { way })}
              </Button>
            )}
          </Box>
        );
      })}
    </Box>
  );
};

/** On which ways it goes: on all of them at once, or on the first that can be used. */
export const Ways = ({ text, onChange }: Props) => {
  const t = useT();
  const { channels, inTurn = false } = text;
  // Where ways stand in for one another their order says which comes first.
  const toggle = (channel: Way, on: boolean) => onChange({ channels: on ? [...channels, channel] : channels.filter((c) => c !== channel) });
  return (
    <Box>
      <FormGroup row aria-label={t('rules.ways')}>
        {RULE_CHANNELS.map((channel) => (
          <FormControlLabel
            key={channel}
            control={<Checkbox checked={channels.includes(channel)} onChange={(_event, on) => toggle(channel, on)} />}
            label={t(`rules.channels.${channel}`)}
          />
        ))}
      </FormGroup>
      <FormControlLabel
        label={t('rules.oneAfterAnother')}
        control={<Switch checked={inTurn} onChange={(_event, on) => onChange({ inTurn: on || undefined })} />}
      />
      <Box sx={{ ...quiet, mb: 1 }}>{t(inTurn ? 'rules.inTurnHint' : 'rules.atOnceHint')}</Box>
      {inTurn && channels.length > 1 && <Order text={text} onChange={onChange} />}
    </Box>
  );
};
