import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import type { CSSProperties, ReactNode } from 'react';
import type { Footer } from '../footer.js';
import type { Sender } from '../sender.js';
import type { EmailText, Lang } from '../template.js';
import { NIGHT, STYLES } from './styles.js';

/** What every mail has beside its text. */
export interface Dress {
  readonly footer: Footer;
  readonly lang: Lang;
  readonly sender: Sender;
}

/** A part of the column. Its room stands in the cell: Outlook knows no padding of tables. */
function Block({
  className,
  style,
  children,
}: {
  readonly className: string;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0}>
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A paragraph or an item with its line breaks. Our own addresses become links where asked; what someone else wrote never does. */
const words = (text: string, origin?: string): ReactNode[] =>
  text.split(/(\n|https?:\/\/[^\s<]*[^\s<.,;:!?)])/).map((part, n) => {
    if (part === '\n') return <br key={n} />;
    if (origin === undefined || !part.startsWith(`${origin}/`)) return part;
    return (
      <a key={n} href={part} className="link" style={STYLES.link}>
        {part}
      </a>
    );
  });

const isItem = (line: string): boolean => line.startsWith('- ');

/** Lines of a text as paragraphs; neighbours that begin with `- ` share a list. */
function Lines({ lines, origin }: { readonly lines: readonly string[]; readonly origin?: string }) {
  const blocks = lines.reduce<string[][]>(
    (before, line) =>
      isItem(line) && isItem(before.at(-1)?.[0] ?? '') ? [...before.slice(0, -1), [...before.at(-1)!, line]] : [...before, [line]],
    [],
  );
  return blocks.map((block, n) =>
    isItem(block[0]!) ? (
      <ul key={n} style={STYLES.list}>
        {block.map((line, i) => (
          <li key={i} style={STYLES.item}>
            {words(line.slice(2), origin)}
          </li>
        ))}
      </ul>
    ) : (
      <p key={n} style={STYLES.paragraph}>
        {words(block[0]!, origin)}
      </p>
    ),
  );
}

/** An address to press; nothing but its look tells the first from the second. */
function Press({ to, look }: { readonly to: EmailText['button']; readonly look: 'button' | 'quiet' }) {
  if (!to) return null;
  return (
    <p style={STYLES.pressed}>
      <Button href={to.url} className={look} style={STYLES[look]}>
        {to.label}
      </Button>
    </p>
  );
}

/** Five squares a thumb meets; the page shows the grade and sends nothing. The button beside them leads to the same page: a plain text has it alone. */
function Grades({ grades }: { readonly grades: EmailText['grades'] }) {
  if (!grades) return null;
  return (
    <div data-skip-in-text="true">
      <p style={{ ...STYLES.paragraph, margin: '24px 0 8px' }}>{grades.label}</p>
      <p style={STYLES.paragraph}>
        {[1, 2, 3, 4, 5].map((n) => (
          <Button key={n} href={`${grades.url}&note=${n}`} className="grade" style={STYLES.grade}>
            {n}
          </Button>
        ))}
      </p>
    </div>
  );
}

/** Who writes, why, and where the reader chooses what they get. */
function Foot({ footer }: { readonly footer: Footer }) {
  return (
    <Block className="footer" style={STYLES.footer}>
      {footer.lines.map((line, n) => (
        <p key={n} style={STYLES.small}>
          {line}
        </p>
      ))}
      <p style={{ ...STYLES.small, margin: 0 }}>
        <a href={footer.preferences.url} className="link address" style={STYLES.choices}>
          {footer.preferences.label}
        </a>
      </p>
    </Block>
  );
}

/**
 * One calm column, one button, a footer. The line an inbox shows is a plain hidden one: the library's own is followed by a thousand
 * invisible characters, which every kept message would hold.
 */
export function Mail({ mail, footer, lang, sender }: { readonly mail: EmailText } & Dress) {
  return (
    <html lang={`${lang}-CA`}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{mail.subject}</title>
        <style>{NIGHT}</style>
      </Head>
      <Body className="body" style={STYLES.body}>
        <div data-skip-in-text="true" style={STYLES.hidden}>
          {mail.preview}
        </div>
        <Container style={STYLES.column}>
          <p className="brand" data-skip-in-text="true" style={STYLES.brand}>
            {sender.name}
          </p>
          <Block className="paper" style={STYLES.paper}>
            <h1 className="heading" style={STYLES.heading}>
              {mail.subject}
            </h1>
            <Lines lines={mail.body} />
            <Grades grades={mail.grades} />
            <Press to={mail.button} look="button" />
            <Press to={mail.more} look="quiet" />
            <Lines lines={mail.after ?? []} origin={sender.origin} />
          </Block>
          <Foot footer={footer} />
        </Container>
      </Body>
    </html>
  );
}
