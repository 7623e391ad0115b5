import type { QuestionSetRow } from '@jurilien/rows/questions';
import type { Question } from '@jurilien/reference';
import { useState } from 'react';
import { useCommand } from '../../components/commands/useCommand';
import { useOnline } from '../../layout/NetworkBars';
import { me, whyNotAs } from '../../roles';
import { useDraft } from '../../useDraft';
import { useT } from '../../useT';
import { faultsOf, same, versionsOf } from './sets';

const NEW: Question = { id: '', kind: 'one', visible: 'offer', label: { fr: '', en: '' }, options: [] };

/** The questions as they are typed: what is unsaved outlives a reload, and goes when it says what is kept. */
const useTyped = (field: string, kept: readonly Question[]) => {
  const [typed, write, restored] = useDraft<readonly Question[]>(`questions ${field}`);
  const dirty = typed !== undefined && !same(typed, kept);
  return {
    questions: typed ?? kept,
    dirty,
    restored: restored && dirty,
    set: (next: readonly Question[]) => write(same(next, kept) ? undefined : next),
    giveUp: () => write(undefined),
  };
};

/** Which question is open, and every change of their list; the open one stays open where it goes. */
const useChanges = ({ questions, set }: Pick<ReturnType<typeof useTyped>, 'questions' | 'set'>) => {
  const [open, setOpen] = useState<number>();
  const move = (at: number, by: -1 | 1) => {
    const next = [...questions];
    [next[at], next[at + by]] = [next[at + by]!, next[at]!];
    set(next);
    setOpen(open === at ? at + by : open === at + by ? at : open);
  };
  return {
    open,
    setOpen,
    move,
    change: (at: number, question: Question) => set(questions.map((q, n) => (n === at ? question : q))),
    remove: (at: number) => {
      set(questions.filter((_, n) => n !== at));
      setOpen(undefined);
    },
    add: () => {
      set([...questions, NEW]);
      setOpen(questions.length);
    },
  };
};

/** The editor of one field's questions: what is in force, what is typed, and what is in the way of saving and publishing it. */
export const useEditor = (field: string, row: QuestionSetRow | undefined, reread: () => Promise<unknown>) => {
  const t = useT();
  const online = useOnline();
  const { run, busy, problem } = useCommand();
  const versions = versionsOf(field, row);
  const inForce = versions[0]!;
  const typed = useTyped(field, row?.draft ?? inForce.questions);
  const { questions, dirty, giveUp } = typed;
  const faults = faultsOf(questions, inForce.questions);
  const forbidden = online ? whyNotAs(me().role, 'SaveQuestionSet') : t('actions.why.offline');
  const save = async () => {
    const sent = await run('SaveQuestionSet', { field, questions }, { expectedVersion: row?.version ?? 0 });
    if (!sent.ok) return;
    // What was typed stays on the page until what is kept says it.
    await reread();
    giveUp();
  };
  const whyNoPublish = (): string | undefined => {
    if (forbidden) return forbidden;
    if (dirty) return t('questions.whySave');
    if (faults.length > 0) return t('questions.whyFaults', { count: faults.length });
    return row?.draft && !same(row.draft, inForce.questions) ? undefined : t('questions.whySame');
  };
  return {
    ...typed,
    ...useChanges(typed),
    versions,
    inForce,
    faults,
    forbidden,
    save: () => void save(),
    whyNoPublish: whyNoPublish(),
    busy: Boolean(busy),
    problem,
  };
};
export type EditorState = ReturnType<typeof useEditor>;
