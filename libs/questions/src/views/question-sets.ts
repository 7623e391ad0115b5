import { json, notNull, type Recorded, type RowOf, view } from '@jurilien/event-sourcing';
import type { Question } from '@jurilien/reference';
import { questions, questionSet } from '../question-set.js';

/** A version of a field's questions, with who published it and why. */
export interface PublishedVersion {
  readonly version: number;
  readonly questions: readonly Question[];
  readonly at: string;
  readonly by: string;
  readonly reason?: string;
}
const told = (e: Recorded) => ({ at: e.occurredAt, by: e.actor.id, reason: e.reason });

/** The questions of each field of law someone has worked on: the draft, and every version with who published it and why. */
export const questionSets = view(questionSet)({
  name: 'question-sets',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    draft: json(questions),
    draftedAt: 'timestamptz',
    draftedBy: 'text',
    publishedVersion: 'integer',
    publishedAt: 'timestamptz',
    versions: notNull(json<PublishedVersion[]>()),
    version: 'integer not null',
  },
  read: { defaultSort: ['id', 'asc'] },
  on: {
    QuestionSetDrafted: (row, e) => ({
      publishedVersion: null,
      publishedAt: null,
      versions: [],
      ...row,
      draft: e.data.questions,
      draftedAt: e.occurredAt,
      draftedBy: e.actor.id,
      version: e.version,
    }),
    QuestionSetPublished: (row, e) => ({
      ...row,
      draft: null,
      draftedAt: null,
      draftedBy: null,
      publishedVersion: e.data.version,
      publishedAt: e.occurredAt,
      versions: [
        ...((row?.versions as PublishedVersion[] | undefined) ?? []),
        { version: e.data.version, questions: e.data.questions, ...told(e) },
      ],
      version: e.version,
    }),
  },
});
export type QuestionSetRow = RowOf<typeof questionSets>;
