export {
  bytes,
  called,
  clock,
  day,
  deadline,
  dollars,
  fill,
  french,
  lasting,
  lastingOpen,
  listed,
  masked,
  minuteOfDay,
  monthOf,
  number,
  phone,
  rateIn,
  span,
  useHours,
  useLang,
  usePath,
  usePhone,
  useWords,
  when,
} from './lang';
export { configOf, figureAt, InProvince, type Figures, useConfig, useFigure, useFigures, withFigures } from './figures';
export { LANGUAGE_KEY, LANGUAGE_SCRIPT } from './language-script';
export { type Choice, choices, fieldChoices, fieldName, isField, provinceName, provinceOf, regionGroups, regionName } from './reference';
