export { type Asked, type Asking, askedOf, countedRaw, lengthErrors, namesOf, postedNames, setErrors } from './questions/asked';
export { Asks } from './questions/ask';
export { fieldsOf, formName, partiesOf } from './questions/fields';
export { type Flow, type Step, flowFor, flowOf, pageOf } from './questions/flows';
export { SensitiveConsent } from './questions/groups';
export { keptSet } from './questions/kept-version';
export { fieldTexts } from './words/fields';
export { formTexts } from './words/forms';
