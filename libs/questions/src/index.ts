import { context } from '@jurilien/event-sourcing';
import { publishQuestionSet } from './decisions/publish-question-set.js';
import { saveQuestionSet } from './decisions/save-question-set.js';
import { questionSet } from './question-set.js';
import { questionSets } from './views/question-sets.js';

/** The questions a request is asked, field of law by field of law: sets, their versions, and answers to them. */
export const questionsContext = context({
  name: 'questions',
  deciders: [questionSet],
  decisions: [saveQuestionSet, publishQuestionSet],
  views: [questionSets],
  automations: [],
});

export { lawyerType, question, questionSet, type QuestionSetState, versionOf } from './question-set.js';
export { type Answers, answers, correctedAnswers, corrections, requestAnswers } from './request-answers.js';
