import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';

interface TypedWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string } };
}
/** What it reads never runs: the frame admits no script. */
const reading = (window as TypedWindow).trustedTypes?.createPolicy('mail', { createHTML: (html) => html });
const parsed = (html: string): Document => new DOMParser().parseFromString(reading?.createHTML(html) ?? html, 'text/html');

/**
 * Puts an e-mail into the frame. The console's policy admits no style that is written into a page, and a frame inherits it: styles are set
 * through their objects instead.
 */
function fill(frame: HTMLIFrameElement, html: string): void {
  const page = frame.contentDocument;
  if (!page) return;
  const mail = parsed(html);
  const sheets = [...mail.querySelectorAll('style')].map((style) => style.textContent);
  for (const style of mail.querySelectorAll('style, script, link, meta')) style.remove();
  const body = page.importNode(mail.body, true);
  for (const element of [body, ...body.querySelectorAll<HTMLElement>('[style]')]) {
    const look = element.getAttribute('style') ?? '';
    element.removeAttribute('style');
    element.style.cssText = look;
  }
  page.documentElement.lang = mail.documentElement.lang;
  page.body.replaceWith(body);
  const Sheet = frame.contentWindow && (frame.contentWindow as unknown as { CSSStyleSheet: typeof CSSStyleSheet }).CSSStyleSheet;
  if (!Sheet || !('adoptedStyleSheets' in page)) return;
  page.adoptedStyleSheets = sheets.map((text) => {
    const sheet = new Sheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/** An e-mail as its reader sees it; nothing of it runs, and its links lead nowhere from here. */
export const MailFrame = ({ html, title }: { html: string; title: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current) fill(frame.current, html);
  }, [html]);
  return (
    <Box
      component="iframe"
      ref={frame}
      // Without scripts, forms, pop-ups and top navigation; of the same origin only so that its content can be put together.
      sandbox="allow-same-origin"
      title={title}
      sx={{ width: '100%', height: 420, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff' }}
    />
  );
};
