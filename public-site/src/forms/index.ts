export type { Begun } from './begun';
export { errorText } from './error-text';
export { BegunFields, Guard, Trap } from './guard';
export { Check, Checks, Radios, Select, YesNo } from './choices';
export { FormProvider } from './field';
export { Area, Line } from './lines';
export { Password } from './password';
export { Carried, ErrorSummary, FormActions } from './summary';
export { type Errors, type Raw, answersIn, list, readRaw, text, yes } from './raw';
