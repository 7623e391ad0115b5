export { type Asked, type Asking, askedOf, countedRaw, lengthErrors, namesOf, postedNames, setErrors } from './questions/asked';
export { fieldsOf, partiesOf } from './questions/fields';
export { type Flow, type Step, flowFor, flowOf, pageOf } from './questions/flows';
export { fieldTexts } from './words/fields';
export { formTexts } from './words/forms';
