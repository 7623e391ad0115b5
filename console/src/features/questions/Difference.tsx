import { Box } from '@mui/material';
import type { Question } from '@jurilien/reference';
import { ChangeTag } from '../../components/drafting/ChangeTag';
import { locale } from '../../locale';
import { useT } from '../../useT';
import { changesBetween } from './sets';

/** What someone will be asked from now on that they are not asked today. */
export const Difference = ({ before, after }: { before: readonly Question[]; after: readonly Question[] }) => {
  const t = useT();
  return (
    <Box component="ul" aria-label={t('questions.difference')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {changesBetween(before, after).map(({ question, kind }) => (
        <Box component="li" key={question.id} sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
          <ChangeTag kind={kind} />
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {question.label[locale] || question.id}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
