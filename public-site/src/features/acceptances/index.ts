export { type Accepted, CAUSES, isGone, standingOf, wishOf } from './causes';
export { acceptedTexts } from './words/accepted';
export { proLeadsTexts } from './words/pro-leads';
