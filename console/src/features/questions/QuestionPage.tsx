import type { QuestionSetRow } from '@jurilien/rows/questions';
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { LAWYER_TYPES, lawyerTypeLabel, type Question } from '@jurilien/reference';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { DraftHead } from '../../components/drafting/DraftHead';
import { DraftStanding } from '../../components/drafting/DraftStanding';
import { PublishDraft } from '../../components/drafting/PublishDraft';
import { NotFoundPage } from '../../components/page/Pages';
import { Loaded } from '../../components/page/Panel';
import { locale, type Locale } from '../../locale';
import { useCode, useT } from '../../useT';
import { Difference } from './Difference';
import { History } from './History';
import { Preview } from './Preview';
import { QuestionCard } from './QuestionCard';
import { useEditor, type EditorState } from './useEditor';
import { useQuestionSets } from './useQuestionSets';

/** X08: the questions of one field of law: both languages, conditions, who reads the answers, what is asked, what was published. */
export default function QuestionPage() {
  const { field = '' } = useParams();
  const query = useQuestionSets();
  if (!LAWYER_TYPES.some((t) => t.code === field)) return <NotFoundPage />;
  return (
    <Loaded query={query} lines={10}>
      <Editor key={field} field={field} row={query.byField.get(field)} reread={query.refetch} />
    </Loaded>
  );
}

const Cards = ({ editor }: { editor: EditorState }) => {
  const t = useT();
  const { questions, versions, faults, forbidden, open, setOpen, change, move, remove, add } = editor;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="ol" aria-label={t('questions.title')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {questions.map((question, n) => (
          <QuestionCard
            key={n}
            question={question}
            place={n}
            earlier={questions.slice(0, n)}
            last={n === questions.length - 1}
            faults={faults.filter((f) => f.question === question.id && f.question !== '')}
            settled={versions.some((v) => v.questions.some((q) => q.id === question.id))}
            open={open === n}
            disabled={forbidden !== undefined}
            onOpen={(now) => setOpen(now ? n : undefined)}
            onChange={(next) => change(n, next)}
            onMove={(by) => move(n, by)}
            onRemove={() => remove(n)}
          />
        ))}
      </Box>
      <ActionButton variant="outlined" why={forbidden} sx={{ mt: 3 }} onClick={add}>
        {t('questions.add')}
      </ActionButton>
    </Box>
  );
};

/** As a client would be asked, in either language. */
const AsAsked = ({ questions }: { questions: readonly Question[] }) => {
  const t = useT();
  const [lang, setLang] = useState<Locale>(locale);
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={lang}
        aria-label={t('questions.previewLang')}
        sx={{ mb: 2 }}
        onChange={(_, next: Locale | null) => next && setLang(next)}
      >
        <ToggleButton value="fr">{t('questions.parts.fr')}</ToggleButton>
        <ToggleButton value="en">{t('questions.parts.en')}</ToggleButton>
      </ToggleButtonGroup>
      <Preview questions={questions} lang={lang} />
    </Box>
  );
};

function Editor({ field, row, reread }: { field: string; row?: QuestionSetRow; reread: () => Promise<unknown> }) {
  const t = useT();
  const code = useCode();
  const editor = useEditor(field, row, reread);
  const whole = editor.faults.filter(({ question }) => question === '').map((fault) => code('questionFaults', fault.code));
  const [publishing, setPublishing] = useState(false);
  return (
    <>
      <DraftHead
        list={{ to: '/questions', title: t('questions.title') }}
        title={lawyerTypeLabel(field, locale)}
        editor={editor}
        onPublish={() => setPublishing(true)}
      />
      <DraftStanding editor={editor} inForce={editor.inForce.version} draft={Boolean(row?.draft)} faults={whole} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,3fr) minmax(0,2fr)' },
        }}
      >
        <Cards editor={editor} />
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <AsAsked questions={editor.questions} />
          <History versions={editor.versions} disabled={editor.forbidden !== undefined} onTake={editor.set} />
        </Box>
      </Box>
      {publishing && row?.draft && (
        <PublishDraft
          version={editor.inForce.version + 1}
          hint={t('questions.publishHint')}
          command="PublishQuestionSet"
          payload={{ field: row.id }}
          expectedVersion={row.version}
          onClose={() => setPublishing(false)}
        >
          <Difference before={editor.inForce.questions} after={row.draft} />
        </PublishDraft>
      )}
    </>
  );
}
