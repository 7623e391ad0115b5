import type { QuestionSetRow } from '@jurilien/rows/questions';
import { Box } from '@mui/material';
import { LAWYER_TYPES } from '@jurilien/reference';
import { DraftLine, DraftList } from '../../components/drafting/DraftList';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatMoment } from '../../format';
import { locale } from '../../locale';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { versionsOf } from './sets';
import { useQuestionSets } from './useQuestionSets';

const Line = ({ field, row }: { field: (typeof LAWYER_TYPES)[number]; row?: QuestionSetRow }) => {
  const t = useT();
  const { nameOf } = useStaff();
  const now = versionsOf(field.code, row)[0]!;
  const published = { version: now.version, when: now.at ? formatMoment(now.at) : '', who: nameOf(now.by) };
  return (
    <DraftLine
      to={`/questions/${field.code}`}
      name={field[locale]}
      columns="150px minmax(0, 3fr)"
      facts={[
        t('questions.count', { count: now.questions.length }),
        now.at ? t('questions.publishedBy', published) : t('questions.shipped'),
      ]}
      mark={
        row?.draft ? (
          <Tag tone="warning">{t('drafting.draft')}</Tag>
        ) : (
          <Tag tone={now.at ? 'success' : 'neutral'}>{t('drafting.inForce')}</Tag>
        )
      }
    />
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
        <DraftList>
          {LAWYER_TYPES.map((field) => (
            <Line key={field.code} field={field} row={query.byField.get(field.code)} />
          ))}
        </DraftList>
      </Loaded>
    </>
  );
}
