/** Answers as a form holds them: text, or several texts for boxes. Drafts keep them in this shape so that a form can be shown again as it was. */
export type Raw = Record<string, string | string[]>;
export type Errors = Record<string, string>;

const LONGEST = 20_000;

/** Lone control characters and NUL never belong to an answer. */
const clean = (value: string): string =>
  value
    .slice(0, LONGEST)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '');

/** Reads the named answers of a posted form; names that end in `[]` hold several. A box left empty is an answer too. */
export function readRaw(form: FormData, names: readonly string[]): Raw {
  const texts = (name: string) =>
    form
      .getAll(name)
      .filter((v): v is string => typeof v === 'string')
      .map(clean);
  return Object.fromEntries(
    names.map((name) => (name.endsWith('[]') ? [name.slice(0, -2), texts(name.slice(0, -2))] : [name, texts(name).at(-1) ?? ''])),
  );
}

export const text = (raw: Raw, name: string): string => {
  const v = raw[name];
  return Array.isArray(v) ? v.join(', ') : (v ?? '');
};
export const list = (raw: Raw, name: string): string[] => {
  const v = raw[name];
  return Array.isArray(v) ? v : v ? [v] : [];
};
/** Answers to the questions of a field of law, by question id. */
export const answersIn = (raw: Raw): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(raw).flatMap(([name, value]) => (name.startsWith('q.') ? [[name.slice(2), value]] : [])));
export const yes = (raw: Raw, name: string): boolean => text(raw, name) === 'yes';
