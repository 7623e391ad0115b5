/** A text as it is typed in a hurry: without capitals and accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether every word that was typed begins a word of the text. */
export const matches = (text: string, typed: string): boolean => {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  return fold(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((begun) => words.some((word) => word.startsWith(begun)));
};
