/** What a text in ICU form says: its values to fill in, and each sentence it can become. */
import { IntlMessageFormat } from 'intl-messageformat';

const [LITERAL, PLURAL, SELECT, POUND] = [0, 6, 5, 7];
const parsed = (text, lang) => new IntlMessageFormat(text, `${lang}-CA`, undefined, { ignoreTag: true }).getAst();
const isChoice = ({ type }) => type === PLURAL || type === SELECT;
const branches = (part) => Object.values(part.options).map(({ value }) => value);

const namesIn = (parts) =>
  parts
    .filter(({ type }) => type !== LITERAL && type !== POUND)
    .flatMap((part) => [part.value, ...(isChoice(part) ? branches(part).flatMap(namesIn) : [])]);

const formsOf = (parts) =>
  parts.reduce(
    (sentences, part) => {
      const words = isChoice(part)
        ? branches(part).flatMap(formsOf)
        : [part.type === LITERAL ? part.value : part.type === POUND ? '{n}' : `{${part.value}}`];
      return sentences.flatMap((before) => words.map((word) => before + word));
    },
    [''],
  );

const incomplete = (parts) =>
  parts
    .filter(isChoice)
    .flatMap((part) => [
      ...(part.type === PLURAL && !('one' in part.options) ? [`no form for one {${part.value}}`] : []),
      ...branches(part).flatMap(incomplete),
    ]);

/** @returns the names of the values, every sentence, and what is wrong with the text itself */
export function readIcu(text, lang) {
  if (/%\{|\|\|\|\|/.test(text)) return { names: [], sentences: [text], wrong: [`not in ICU form: ${text}`] };
  try {
    const parts = parsed(text, lang);
    return { names: [...new Set(namesIn(parts))].sort(), sentences: formsOf(parts), wrong: incomplete(parts) };
  } catch (error) {
    return { names: [], sentences: [text], wrong: [`not in ICU form: ${error.message}`] };
  }
}
