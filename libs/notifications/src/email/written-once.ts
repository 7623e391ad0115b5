import { compile, type FormatCallback } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang } from '../template.js';

/** A label, then the address it stands for: a plain text has nothing to press. */
const address =
  (colon: string): FormatCallback =>
  (element, walk, builder) => {
    walk(element.children, builder);
    builder.addInline(`${colon}${element.attribs.href}`, { noWordTransform: true });
  };

/** The line that mail programs know a signature by. */
const signature: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addLiteral('-- ');
  builder.closeBlock({ trailingLineBreaks: 2 });
  walk(element.children, builder);
};

const textOf = (colon: string) =>
  compile({
    wordwrap: false,
    formatters: { address: address(colon), signature },
    selectors: [
      { selector: '[data-skip-in-text]', format: 'skip' },
      // The subject says it.
      { selector: 'h1', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
      ...['a.button', 'a.quiet', 'a.address'].map((selector) => ({ selector, format: 'address' })),
      { selector: 'ul', options: { itemPrefix: '- ' } },
      { selector: 'td.footer', format: 'signature' },
    ],
  });
const PLAIN: Readonly<Record<Lang, (html: string) => string>> = { fr: textOf('\u00a0: '), en: textOf(': ') };

/** A mail as HTML, and the text that the same elements say to readers and programs that do not show HTML. Values are escaped. */
export function writtenOnce(mail: ReactElement, lang: Lang): { readonly html: string; readonly text: string } {
  const html = `<!doctype html>${renderToStaticMarkup(mail)}`;
  return { html, text: PLAIN[lang](html) };
}
