import { Box } from '@mui/material';
import { PROVINCES, type Key } from '@jurilien/reference';
import { formatList } from '../format';
import { useConfig } from '../in-force/useConfig';
import { useCode, useT } from '../useT';
import { Tag } from './Tone';

/** Marks a page about something that is switched off, with the provinces where it is; nothing where it is on everywhere. */
export const FeatureOff = ({ feature }: { feature: Key<boolean> }) => {
  const t = useT();
  const code = useCode();
  const config = useConfig();
  const off = PROVINCES.filter(({ code: province }) => !config.value(feature, { province }));
  if (off.length === 0) return null;
  return (
    <Box component="p" role="note" sx={{ mt: 0, mb: 3, color: 'text.secondary' }}>
      <Tag tone="warning">{t('features.off')}</Tag> {t('features.offIn', { where: formatList(off.map((p) => code('provinces', p.code))) })}
    </Box>
  );
};
