import { LAWYER_TYPES, PROVINCES, REGIONS } from '@jurilien/reference';
import { options, type Option } from './field.js';

export const provinces: readonly Option[] = PROVINCES;
export const regions: readonly Option[] = REGIONS.map(({ code, fr, en }) => ({ code, fr, en }));
export const fieldsOfLaw: readonly Option[] = LAWYER_TYPES.map(({ code, fr, en }) => ({ code, fr, en }));
/** Languages that people are served in. */
export const spoken = options({
  fr: ['Français', 'French'],
  en: ['Anglais', 'English'],
  es: ['Espagnol', 'Spanish'],
  ar: ['Arabe', 'Arabic'],
  it: ['Italien', 'Italian'],
  pt: ['Portugais', 'Portuguese'],
  zh: ['Chinois', 'Chinese'],
  pa: ['Pendjabi', 'Punjabi'],
});
/** Languages that we write in. */
export const languages = options({ fr: ['Français', 'French'], en: ['Anglais', 'English'] });
/** What those are who serve. */
export const titles = options({
  lawyer: ['Avocat', 'Lawyer'],
  notary: ['Notaire', 'Notary'],
  paralegal: ['Parajuriste', 'Paralegal'],
  mediator: ['Médiateur', 'Mediator'],
});
