import type { Answers } from './types';

/** Answers of a form: one text, or several where a list of boxes asks. */
export function answersIn(form: HTMLFormElement, lists: readonly string[]): Answers {
  const data = new FormData(form);
  const names = [...new Set([...data.keys(), ...lists])];
  const texts = (name: string) => data.getAll(name).filter((v): v is string => typeof v === 'string');
  return Object.fromEntries(names.map((name) => (lists.includes(name) ? [name, texts(name)] : [name, texts(name).at(-1) ?? ''])));
}
