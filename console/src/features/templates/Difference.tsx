import { Box } from '@mui/material';
import { quiet } from '../../components/text/who';
import { useT } from '../../useT';
import { differences, type Typed } from './typed';
import { usePlaceNames } from './usePlaceNames';

/** What a version says otherwise, text by text: before, and after beside it. */
export const Difference = ({ before, after }: { before: Typed; after: Typed }) => {
  const t = useT();
  const nameOf = usePlaceNames();
  const found = differences(before, after);
  if (found.length === 0) return <Box sx={quiet}>{t('templates.noDifference')}</Box>;
  return (
    <Box component="ul" aria-label={t('templates.difference')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {found.map(({ place, lang, ...said }) => (
        <Box component="li" key={`${place} ${lang}`}>
          <Box sx={{ fontWeight: 650, fontSize: '.8125rem' }}>{`${nameOf(place)} – ${t(`templates.langs.${lang}`)}`}</Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1fr)' }, mt: 1 }}>
            {(['before', 'after'] as const).map((when) => (
              <Box
                key={when}
                role="group"
                aria-label={t(`templates.${when}`)}
                lang={`${lang}-CA`}
                sx={{
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                  fontSize: '.8125rem',
                  bgcolor: 'action.hover',
                  borderRadius: 1,
                  p: 2,
                }}
              >
                {said[when] || '–'}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
