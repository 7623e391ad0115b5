import { useInput, type Validator } from 'react-admin';
import { useFieldError } from '../commands/useCommand';

/** How react-admin marks what a check of the page found; what the API found comes without it. */
const FOUND_HERE = '@@react-admin@@';
const unchanged = <T>(value: T): T => value;

/**
 * One answer of the form around. Checks return the rule that is broken as the API writes it (`required`, `least:2`), so that both are
 * read in the same words at the same place.
 */
export const useFormField = (source: string, validate?: Validator) => {
  const say = useFieldError();
  const { id, field, fieldState } = useInput({ source, validate, format: unchanged, parse: unchanged });
  const message = fieldState.error?.message;
  const broken = message?.startsWith(FOUND_HERE) ? (JSON.parse(message.slice(FOUND_HERE.length)) as string) : message;
  return { id, field, error: broken && say(broken) };
};
