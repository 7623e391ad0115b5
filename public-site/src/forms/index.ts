export type { Begun } from './begun';
export { errorText } from './error-text';
export { BegunFields, Guard, Trap } from './guard';
export { Area, Carried, Check, Checks, ErrorSummary, FormActions, FormProvider, Line, Password, Radios, Select, YesNo } from './parts';
export { type Errors, type Raw, answersIn, list, readRaw, text, yes } from './raw';
