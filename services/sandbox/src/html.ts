/** Markup that is already safe; everything else is escaped when it is put into a page. */
export interface Html {
  readonly markup: string;
}
type Part = Html | string | number | undefined | false | readonly Part[];

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!);
const write = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'markup' in part ? part.markup : part.map(write).join('');
};

/** Tagged template: literal text is markup, every value is escaped unless it came out of this function. */
export const html = (literals: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: literals.reduce((text, literal, i) => text + write(parts[i - 1]) + literal),
});

/** Text with its web addresses made clickable; they open beside the sandbox. */
export const linked = (text: string): Html => ({
  markup: text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)»])/g)
    .map((piece, i) => (i % 2 ? html`<a href="${piece}" target="_blank" rel="noopener">${piece}</a>`.markup : escape(piece)))
    .join(''),
});
