import { Box } from '@mui/material';
import { toneSx } from '../../theme';
import { useT } from '../../useT';
import { wordDifference } from './word-difference';

/** One's own text and another person's as one: what stands in one of them alone is marked, by more than its colour. */
export const TextDifference = ({ mine, theirs, lang }: { mine: string; theirs: string; lang?: string }) => {
  const t = useT();
  return (
    <Box>
      <Box sx={{ fontSize: '.75rem', color: 'text.secondary', mb: 1 }}>{t('presence.legend')}</Box>
      <Box lang={lang} sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, whiteSpace: 'pre-wrap', fontSize: '.8125rem' }}>
        {wordDifference(mine, theirs).map(({ in: where, text }, index) =>
          where === 'both' ? (
            <span key={index}>{text}</span>
          ) : (
            <Box key={index} component={where === 'mine' ? 'del' : 'ins'} sx={toneSx(where === 'mine' ? 'warning' : 'success')}>
              {text}
            </Box>
          ),
        )}
      </Box>
    </Box>
  );
};
