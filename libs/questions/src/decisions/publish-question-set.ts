import { decision, Refused, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { COMMON_QUESTIONS, setFaults } from '@jurilien/reference';
import { z } from 'zod';
import { lawyerType, questionSet, type QuestionSetEvent, versionOf } from '../question-set.js';
import { same } from './save-question-set.js';

/**
 * Puts the draft in force as the next version (IN2): both languages of everything, conditions that can hold, and no id that was
 * another kind of question before. A request begun under an earlier version is sent with that one.
 */
export const publishQuestionSet = decision({
  name: 'PublishQuestionSet',
  input: z.object({ field: lawyerType }),
  reasonRequired: true,
  streams: (i) => ({ set: streamOf(questionSet, i.field) }),
  decide({ field }, { set: s }) {
    const now = versionOf(s, field)!;
    refuseUnless(s.draft !== undefined && !same(s.draft, now.questions), 'WRONG_STATE', 'nothing-drafted');
    const faults = setFaults(s.draft, [...COMMON_QUESTIONS, ...now.questions]);
    if (faults.length > 0)
      throw new Refused(
        'VALIDATION',
        'questions-incomplete',
        faults.map(({ question, part, code }) => ({ field: ['questions', question, part].filter(Boolean).join('.'), message: code })),
      );
    const published: QuestionSetEvent = { type: 'QuestionSetPublished', data: { field, version: now.version + 1, questions: s.draft } };
    return { set: [published] };
  },
});
