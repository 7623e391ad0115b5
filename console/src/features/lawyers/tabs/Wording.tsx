import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Alert, Box } from '@mui/material';
import { Facts, Panel } from '../../../components/page/Panel';
import { Tag } from '../../../components/Tone';
import { formatList, formatMoment } from '../../../format';
import { useCode, useT } from '../../../useT';

const TONES = { none: 'neutral', requested: 'accent', published: 'success', rejected: 'warning' } as const satisfies Record<string, string>;
const PARTS = ['aboutFr', 'aboutEn', 'consultationFr', 'consultationEn', 'specialistIn'] as const;

/** The words someone wants to publish, to be read whole, and where they stand. */
export const Wording = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
  const text = row.publicText && typeof row.publicText === 'object' ? row.publicText : {};
  const written = PARTS.filter((part) => text[part]);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {row.publication === 'requested' && <Alert severity="info">{t('joining.readFirst')}</Alert>}
      <Panel title={t('joining.publication')}>
        <Facts
          rows={[
            [
              t('lawyers.state'),
              <Tag key="state" tone={TONES[row.publication ?? 'none']}>
                {code('publicationStates', row.publication ?? 'none')}
              </Tag>,
            ],
            [t('joining.askedAt'), formatMoment(row.publicationAskedAt)],
            [t('joining.reason'), formatList((row.wordingReasons ?? []).map((reason) => code('wordingReasons', reason))) || '–'],
            [t('joining.address'), row.slug ? `/professionnel/${row.slug}` : '–'],
          ]}
        />
      </Panel>
      <Panel title={t('joining.tabs.wording')}>
        {written.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{t('joining.noText')}</Box>
        ) : (
          written.map((part) => (
            <Box key={part} sx={{ mb: 3, maxWidth: '46rem' }}>
              <Box sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{t(`joining.${part}`)}</Box>
              <Box sx={{ whiteSpace: 'pre-line' }} lang={part.endsWith('En') ? 'en-CA' : 'fr-CA'}>
                {text[part]}
              </Box>
            </Box>
          ))
        )}
      </Panel>
    </Box>
  );
};
