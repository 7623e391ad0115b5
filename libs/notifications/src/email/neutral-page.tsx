import type { Lang } from '../template.js';

interface Address {
  readonly label: string;
  readonly url: string;
}

/** A mail without colours, name or drawing of ours: one sentence, perhaps an address, and where the reader chooses what comes. */
export function NeutralPage(page: {
  readonly lang: Lang;
  readonly subject: string;
  readonly said: string;
  readonly url?: string | undefined;
  readonly choices?: Address | undefined;
}) {
  const { lang, subject, said, url, choices } = page;
  return (
    <html lang={`${lang}-CA`}>
      <head>
        <meta charSet="utf-8" />
        <title>{subject}</title>
      </head>
      <body>
        <p>
          {said}
          {url && ' '}
          {url && <a href={url}>{url}</a>}
        </p>
        {choices && (
          <p>
            <a className="address" href={choices.url}>
              {choices.label}
            </a>
          </p>
        )}
      </body>
    </html>
  );
}
