/** « poste 12 », "ext. 12", "x12", "#12", "(extension 12)" at the end of a number; up to six digits. */
const EXTENSION =
  /^(.*?[\d)])[\s,;.-]*\(?\s*(?:postes?|p\.|extension|ext\.?|x|#|local|loc\.|interne|int\.)\s*[:.]?\s*(?:no\.?\s*|n°\s*)?#?\s*(\d{1,6})\s*\)?\s*$/iu;

/**
 * A phone number as people write it, and the extension they wrote after it. A person is called at an extension; no text ever
 * reaches one, so the extension is never part of the number that texts go to.
 */
export function splitExtension(typed: string): { readonly number: string; readonly extension?: string } {
  const [, number, extension] = EXTENSION.exec(typed) ?? [];
  return number !== undefined && extension !== undefined ? { number: number.trim(), extension } : { number: typed.trim() };
}
