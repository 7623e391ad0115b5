import type { QuestionSetRow } from '@jurilien/rows/questions';
import { Alert, Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { LAWYER_TYPES, lawyerTypeLabel, type Question } from '@jurilien/reference';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ActionButton } from '../../components/ActionButton';
import { PageHeader } from '../../components/PageHeader';
import { NotFoundPage } from '../../components/Pages';
import { Loaded } from '../../components/Panel';
import { ProblemAlert } from '../../components/ProblemAlert';
import { Tag } from '../../components/Tone';
import { useCommand } from '../../components/useCommand';
import { useOnline } from '../../layout/NetworkBars';
import { locale, type Locale } from '../../locale';
import { me, whyNotAs } from '../../roles';
import { useDraft } from '../../useDraft';
import { useCode, useT } from '../../useT';
import { History } from './History';
import { Preview } from './Preview';
import { PublishDialog } from './PublishDialog';
import { QuestionCard } from './QuestionCard';
import { faultsOf, same, versionsOf } from './sets';
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

function Editor({ field, row, reread }: { field: string; row?: QuestionSetRow; reread: () => Promise<unknown> }) {
  const t = useT();
  const code = useCode();
  const online = useOnline();
  const { run, busy, problem } = useCommand();
  const versions = versionsOf(field, row);
  const inForce = versions[0]!;
  const kept = row?.draft ?? inForce.questions;
  // What was typed and not saved outlives a reload; it goes when it says what is kept.
  const [typed, write, restored] = useDraft<readonly Question[]>(`questions ${field}`);
  const questions = typed ?? kept;
  const [open, setOpen] = useState<number>();
  const [publishing, setPublishing] = useState(false);
  const [lang, setLang] = useState<Locale>(locale);

  const faults = faultsOf(questions, inForce.questions);
  const dirty = typed !== undefined && !same(typed, kept);
  const forbidden = online ? whyNotAs(me().role, 'SaveQuestionSet') : t('actions.why.offline');
  const disabled = forbidden !== undefined;
  const set = (next: readonly Question[]) => write(same(next, kept) ? undefined : next);
  const change = (at: number, question: Question) => set(questions.map((q, n) => (n === at ? question : q)));
  const move = (at: number, by: -1 | 1) => {
    const next = [...questions];
    [next[at], next[at + by]] = [next[at + by]!, next[at]!];
    set(next);
    setOpen(open === at ? at + by : open === at + by ? at : open);
  };
  const add = () => {
    set([...questions, { id: '', kind: 'one', visible: 'offer', label: { fr: '', en: '' }, options: [] }]);
    setOpen(questions.length);
  };
  const save = async () => {
    const sent = await run('SaveQuestionSet', { field, questions }, { expectedVersion: row?.version ?? 0 });
    if (!sent.ok) return;
    // What was typed stays on the page until what is kept says it.
    await reread();
    write(undefined);
  };
  const whyNoPublish = (): string | undefined => {
    if (forbidden) return forbidden;
    if (dirty) return t('questions.whySave');
    if (faults.length > 0) return t('questions.whyFaults', { count: faults.length });
    return row?.draft && !same(row.draft, inForce.questions) ? undefined : t('questions.whySame');
  };
  const general = faults.filter((f) => f.question === '');

  return (
    <>
      <Box component={Link} to="/questions" sx={{ color: 'text.secondary', display: 'inline-block', py: 2 }}>
        ← {t('questions.title')}
      </Box>
      <PageHeader
        title={lawyerTypeLabel(field, locale)}
        aside={
          <>
            <ActionButton variant="outlined" why={forbidden ?? (dirty ? undefined : t('questions.whySaved'))} onClick={() => void save()}>
              {busy ? t('actions.sending') : t('questions.save')}
            </ActionButton>
            <ActionButton variant="contained" why={whyNoPublish()} onClick={() => setPublishing(true)}>
              {t('questions.publish')}
            </ActionButton>
          </>
        }
      />
      <Box sx={{ display: 'flex', gap: 2, mb: 4, flexWrap: 'wrap', alignItems: 'center' }}>
        <Tag tone="success">{t('questions.versionInForce', { version: inForce.version })}</Tag>
        {row?.draft && <Tag tone="warning">{t('questions.draft')}</Tag>}
        {dirty && <Tag tone="accent">{t('questions.unsaved')}</Tag>}
        {dirty && (
          <Button size="small" onClick={() => write(undefined)}>
            {t('questions.giveUp')}
          </Button>
        )}
      </Box>
      <ProblemAlert problem={problem} />
      {restored && dirty && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('state.restored')}
        </Alert>
      )}
      {general.map((fault) => (
        <Alert key={fault.code} severity="warning" sx={{ mb: 3 }}>
          {code('questionFaults', fault.code)}
        </Alert>
      ))}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,3fr) minmax(0,2fr)' },
        }}
      >
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
                disabled={disabled}
                onOpen={(now) => setOpen(now ? n : undefined)}
                onChange={(next) => change(n, next)}
                onMove={(by) => move(n, by)}
                onRemove={() => {
                  set(questions.filter((_, at) => at !== n));
                  setOpen(undefined);
                }}
              />
            ))}
          </Box>
          <ActionButton variant="outlined" why={forbidden} sx={{ mt: 3 }} onClick={add}>
            {t('questions.add')}
          </ActionButton>
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
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
          <History versions={versions} disabled={disabled} onTake={set} />
        </Box>
      </Box>
      {publishing && row?.draft && <PublishDialog row={row} draft={row.draft} inForce={inForce} onClose={() => setPublishing(false)} />}
    </>
  );
}
