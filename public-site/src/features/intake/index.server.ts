export { draftCookie, keepDraft, readDraft, saveDraft } from './drafts/draft.server';
export { check } from './questions/check.server';
export { questionSetOf } from './questions/question-set.server';
