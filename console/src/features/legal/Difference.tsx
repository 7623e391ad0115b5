import { Box } from '@mui/material';
import { legalDifference, type Legal, type LegalChange } from '@jurilien/reference';
import { ChangeTag } from '../../components/drafting/ChangeTag';
import { useT } from '../../useT';
import type { Lang } from './versions';

const Words = ({ change: { before, after }, lang }: { change: LegalChange; lang: Lang }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, mt: 1.5 }}>
      {(
        [
          ['before', before],
          ['after', after],
        ] as const
      ).map(([when, said]) => (
        <Box
          key={when}
          role="group"
          aria-label={t(`legal.${when}`)}
          lang={`${lang}-CA`}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '.8125rem', bgcolor: 'action.hover', borderRadius: 1, p: 2 }}
        >
          {said || '–'}
        </Box>
      ))}
    </Box>
  );
};

/** What a version changes, part by part, in one language after the other; the words stand side by side when asked for. */
export const Difference = ({ before, after }: { before: Legal; after: Legal }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {(['fr', 'en'] as const).map((lang) => {
        const changes = legalDifference(before[lang], after[lang]);
        const name = t('legal.differenceIn', { lang: t(`legal.langs.${lang}`) });
        return (
          <Box key={lang}>
            <Box component="h3" sx={{ m: 0, mb: 1.5, fontSize: '.875rem' }}>
              {name}
            </Box>
            {changes.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('legal.noDifference')}</Box>}
            <Box component="ul" aria-label={name} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
              {changes.map((change) => (
                <Box component="li" key={change.part}>
                  <details>
                    <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
                      <ChangeTag kind={change.kind} /> {change.part === 'head' ? t('legal.headTitle') : change.title || change.part}
                    </Box>
                    <Words change={change} lang={lang} />
                  </details>
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
