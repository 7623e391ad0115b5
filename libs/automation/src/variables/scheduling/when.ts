import { whenWords, whenWordsIn } from '@jurilien/reference';
import { variable, type Finder, type Reader } from '../../variable.js';

type Label = { readonly fr: string; readonly en: string };

/** An instant, and the clocks it is told on: the reader's own first. */
interface When {
  readonly instant: string;
  readonly zones: readonly string[];
}

/**
 * Two variables of one instant: on each person's clock, and in short on the reader's own.
 * @param find answers nothing where there is no such instant
 */
export function whenVariables(
  inFull: { readonly key: string; readonly label: Label },
  inShort: { readonly key: string; readonly label: Label },
  find: (l: Finder, reader: Reader) => Promise<When | undefined>,
) {
  const words =
    (say: (when: When, lang: Reader['lang']) => string) =>
    async (l: Finder, reader: Reader): Promise<string | undefined> => {
      const when = await find(l, reader);
      return when && say(when, reader.lang);
    };
  return [
    variable({
      ...inFull,
      privacy: 'public',
      sample: {
        fr: 'mercredi 30 septembre à 14 h 30, heure de l’Atlantique (13 h 30, heure de l’Est)',
        en: 'Wednesday, September 30 at 2:30 p.m. Atlantic Time (1:30 p.m. Eastern Time)',
      },
      find: words(({ instant, zones }, lang) => whenWordsIn(instant, lang, zones)),
    }),
    variable({
      ...inShort,
      privacy: 'public',
      sample: { fr: 'mercredi 30 septembre à 14 h 30', en: 'Wednesday, September 30 at 2:30 p.m.' },
      find: words(({ instant, zones: [zone] }, lang) => whenWords(instant, lang, zone)),
    }),
  ];
}
