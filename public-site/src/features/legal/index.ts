export { useFormText } from './form-texts';
export { LegalBody } from './legal-body';
export { WhatChanged } from './what-changed';
export { inForceWords } from './in-force';
export type { LegalShown } from './shown';
