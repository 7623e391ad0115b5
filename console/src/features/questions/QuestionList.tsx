import type { QuestionSetRow } from '@jurilien/rows/questions';
import { Box } from '@mui/material';
import { LAWYER_TYPES } from '@jurilien/reference';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatMoment } from '../../format';
import { locale } from '../../locale';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { quiet } from '../../components/text/who';
import { versionsOf } from './sets';
import { useQuestionSets } from './useQuestionSets';

const Line = ({ field, row }: { field: (typeof LAWYER_TYPES)[number]; row?: QuestionSetRow }) => {
  const t = useT();
  const { nameOf } = useStaff();
  const now = versionsOf(field.code, row)[0]!;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <Box
        component={Link}
        to={`/questions/${field.code}`}
        sx={{
          display: 'grid',
          gap: { xs: 1, md: 4 },
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 2fr) 150px minmax(0, 3fr) 120px' },
          alignItems: 'center',
          px: 4,
          py: 3,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: '-3px' },
        }}
      >
        <Box component="span" sx={{ fontWeight: 700 }}>
          {field[locale]}
        </Box>
        <Box component="span" sx={quiet}>
          {t('questions.count', { count: now.questions.length })}
        </Box>
        <Box component="span" sx={quiet}>
          {now.at
            ? t('questions.publishedBy', { version: now.version, when: formatMoment(now.at), who: nameOf(now.by) })
            : t('questions.shipped')}
        </Box>
        <Box component="span" sx={{ justifySelf: { md: 'end' } }}>
          {row?.draft ? (
            <Tag tone="warning">{t('questions.draft')}</Tag>
          ) : (
            <Tag tone={now.at ? 'success' : 'neutral'}>{t('questions.inForce')}</Tag>
          )}
        </Box>
      </Box>
    </Box>
  );
};

/** X08, question sets: the questions of every field of law, which version is asked, and where someone is working (IN2). */
export default function QuestionList() {
  const t = useT();
  const query = useQuestionSets();
  return (
    <>
      <PageHeader title={t('questions.title')} count={LAWYER_TYPES.length} />
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
        {t('questions.listHint')}
      </Box>
      <Loaded query={query} lines={8}>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          {LAWYER_TYPES.map((field) => (
            <Line key={field.code} field={field} row={query.byField.get(field.code)} />
          ))}
        </Box>
      </Loaded>
    </>
  );
}
