import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { convert } from 'html-to-text';
import PostalMime, { type Address, type Email } from 'postal-mime';

// Runs in a thread of its own, which the caller ends when it takes too long: it imports nothing of ours. Its libraries read what a
// stranger wrote with expressions that a stranger can make run for minutes.

const { extractFromPlain } = createRequire(import.meta.url)('planer') as { extractFromPlain(text: string): string };

/** Far more than a person writes at once; what is longer is told to be cut. */
const MOST_TEXT = 20_000;
const MOST_HTML = 500_000;
const MOST_FILES = 20;
/** A picture that the text shows, no larger than this, is the logo of a signature. */
const LOGO_BYTES = 20_000;
/** Headers that say whether a machine wrote it. */
const SIGNS = ['auto-submitted', 'precedence', 'list-id', 'content-type', 'x-autoreply', 'x-autorespond'];

/** Everything but words goes: scripts, pictures, addresses behind links, and what mail programmes mark as quoted. */
const htmlToText = (html: string): string =>
  convert(html.slice(0, MOST_HTML), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 2_000, maxBaseElements: 1 },
    selectors: [
      ...['img', 'blockquote[type="cite"]', '.gmail_quote', '#divRplyFwdMsg', '.moz-cite-prefix'].map((selector) => ({
        selector,
        format: 'skip',
      })),
      { selector: 'a', options: { ignoreHref: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });

/** Letters as they are, without control signs and without those that turn the direction of what follows. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();

/** What the sender wrote themselves; all of it, where everything looks quoted. */
function ownWords({ text, html }: Email): { text: string; cut: boolean } {
  const all = plain(text?.trim() ? text : html ? htmlToText(html) : '');
  const kept = all.slice(0, MOST_TEXT);
  return { text: extractFromPlain(kept).trim() || kept, cut: all.length > MOST_TEXT };
}

const addressOf = (from: Address | undefined): string => from?.address ?? from?.group?.[0]?.address ?? '';
const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

function filesOf({ attachments }: Email) {
  const all = attachments.map(({ filename, content, related }) => ({ name: plain(filename ?? ''), bytes: bytesOf(content), related }));
  const files = all.filter(({ bytes, related }) => bytes.length > 0 && !(related && bytes.length <= LOGO_BYTES));
  return { files: files.slice(0, MOST_FILES).map(({ name, bytes }) => ({ name, bytes })), more: Math.max(0, files.length - MOST_FILES) };
}

const mail = await PostalMime.parse(workerData as Uint8Array, { maxNestingDepth: 30, maxHeadersSize: 256 * 1024 });
const headers = SIGNS.map((name) => [name, mail.headers.find((h) => h.key === name)?.value ?? ''] as const).filter(([, value]) => value);
parentPort!.postMessage({
  from: addressOf(mail.from).trim().toLowerCase(),
  subject: plain(mail.subject ?? '').replace(/[\s\p{Cf}\u2028\u2029]+/gu, ' '),
  ...ownWords(mail),
  headers: headers.map(([name, value]) => [name, value.slice(0, 500)] as const),
  ...filesOf(mail),
});
