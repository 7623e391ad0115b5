import { campaignRateEmail, campaignRatePerCarrier, campaignRateSms } from '@jurilien/reference';
import { Box, FormControlLabel, Radio, RadioGroup, Switch, TextField } from '@mui/material';
import { quiet } from '../../components/text/who';
import { useConfig } from '../../in-force/useConfig';
import { useT } from '../../useT';
import type { CampaignEditor } from './useEditor';

/** Step 3: by whose clock, and how fast. */
export const WhenStep = ({ editor }: { editor: CampaignEditor }) => {
  const t = useT();
  const config = useConfig();
  const { localTime, perMinute, rampUp, channel } = editor.typed;
  const most = config.value(channel === 'sms' ? campaignRateSms : campaignRateEmail);
  return (
    <>
      <RadioGroup
        aria-label={t('campaigns.clock')}
        value={localTime ? 'theirs' : 'ours'}
        onChange={(_event, value) => editor.set({ localTime: value === 'theirs' })}
      >
        <FormControlLabel value="theirs" control={<Radio />} label={t('campaigns.localTime')} />
        <FormControlLabel value="ours" control={<Radio />} label={t('campaigns.fixedTime')} />
      </RadioGroup>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          size="small"
          type="number"
          label={t('campaigns.perMinute')}
          value={perMinute ?? ''}
          slotProps={{ htmlInput: { min: 1, max: most } }}
          onChange={({ target }) => editor.set({ perMinute: target.value === '' ? undefined : Number(target.value) })}
          sx={{ minWidth: 240 }}
        />
        <FormControlLabel
          label={t('campaigns.rampUp')}
          control={<Switch checked={rampUp} onChange={(_event, on) => editor.set({ rampUp: on })} />}
        />
      </Box>
      <Box sx={quiet}>{t('campaigns.rateHint', { most })}</Box>
      {channel === 'email' && <Box sx={quiet}>{t('campaigns.carrierHint', { most: config.value(campaignRatePerCarrier) })}</Box>}
    </>
  );
};
