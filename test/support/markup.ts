import { HtmlValidate } from 'html-validate';

/** What the HTML standard says of a document; matters of style (case, quotes, line ends) are Prettier's and React's. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: {} });

/** Everything wrong with a page's markup, one line each. */
export async function invalidMarkup(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}
