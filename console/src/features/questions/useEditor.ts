import type { QuestionSetRow } from '@jurilien/rows/questions';
import type { Question } from '@jurilien/reference';
import { useState } from 'react';
import { changesOfList } from '../../components/drafting/changes-of-list';
import { useDrafting } from '../../components/drafting/useDrafting';
import { faultsOf, same, versionsOf } from './sets';

const NEW: Question = { id: '', kind: 'one', visible: 'offer', label: { fr: '', en: '' }, options: [] };

/** Which question is open, and every change of their list; the open one stays open where it goes. */
const useChanges = (questions: readonly Question[], set: (next: readonly Question[]) => void) => {
  const [open, setOpen] = useState<number>();
  const { change, move, remove, add } = changesOfList(questions, set);
  return {
    open,
    setOpen,
    change,
    move: (at: number, by: -1 | 1) => {
      move(at, by);
      setOpen(open === at ? at + by : open === at + by ? at : open);
    },
    remove: (at: number) => {
      remove(at);
      setOpen(undefined);
    },
    add: () => {
      add(NEW);
      setOpen(questions.length);
    },
  };
};

/** The editor of one field's questions: what is in force, what is typed, and what is in the way of saving and publishing it. */
export const useEditor = (field: string, row: QuestionSetRow | undefined, reread: () => Promise<unknown>) => {
  const versions = versionsOf(field, row);
  const inForce = versions[0]!;
  const { typed: questions, ...editor } = useDrafting<readonly Question[]>({
    slot: `questions ${field}`,
    kept: row?.draft ?? inForce.questions,
    same,
    command: 'SaveQuestionSet',
    payload: (typed) => ({ field, questions: typed }),
    expectedVersion: row?.version ?? 0,
    reread,
  });
  const faults = faultsOf(questions, inForce.questions);
  return {
    ...editor,
    ...useChanges(questions, editor.set),
    questions,
    versions,
    inForce,
    faults,
    whyNoPublish: editor.whyNoPublish({ isNews: Boolean(row?.draft && !same(row.draft, inForce.questions)), faults: faults.length }),
  };
};
export type EditorState = ReturnType<typeof useEditor>;
