import type { EmailText, Lang } from './template.js';
import type { Sender } from './sender.js';

/** Colours of the identity; e-mail clients know no custom properties, so the literals live here. */
const brand = { primary: '#4527a0', ink: '#1d1733', soft: '#5b5570', ground: '#faf9fc', paper: '#ffffff', line: '#e4dff0' };
const font = "font-family:'Nunito Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Escapes text for HTML content and attribute values. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!);

const paragraphs = (lines: readonly string[]): string => {
  const out: string[] = [];
  let items: string[] = [];
  const flush = () => {
    if (items.length) out.push(`<ul style="margin:0 0 16px;padding-left:20px">${items.join('')}</ul>`);
    items = [];
  };
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(`<li style="margin:0 0 6px">${escapeHtml(line.slice(2))}</li>`);
    else {
      flush();
      out.push(`<p style="margin:0 0 16px">${escapeHtml(line).replaceAll('\n', '<br>')}</p>`);
    }
  }
  flush();
  return out.join('\n');
};

/** Five squares a thumb meets; the page shows the grade and sends nothing. */
const grades = ({ label, url }: NonNullable<EmailText['grades']>): string => {
  const square = `display:inline-block;min-width:44px;margin:0 6px 8px 0;border:1px solid ${brand.line};border-radius:8px;background:${brand.ground};color:${brand.primary};text-align:center;text-decoration:none;font-weight:700;line-height:44px`;
  const links = [1, 2, 3, 4, 5].map((n) => `<a href="${escapeHtml(`${url}&note=${n}`)}" style="${square}">${n}</a>`);
  return `<p style="margin:24px 0 8px">${escapeHtml(label)}</p>\n<p style="margin:0 0 16px">${links.join('')}</p>`;
};

/** An address to press; nothing but its look tells the first from the second. */
const pressed = ({ label, url }: NonNullable<EmailText['button']>, look: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;${look};border:1px solid ${brand.primary};text-decoration:none;font-weight:700;padding:12px 24px;border-radius:8px">${escapeHtml(label)}</a></p>`;

/** Our own addresses in written-out HTML become links; what someone else wrote never does. */
const ourLinks = (html: string, origin: string): string =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) =>
    url.startsWith(`${escapeHtml(origin)}/`) ? `<a href="${url}" style="color:${brand.primary}">${url}</a>` : url,
  );

export interface Footer {
  lines: readonly string[];
  preferences: { label: string; url: string };
}

/** One calm column, one button, a footer that says who writes and how to choose what you get. */
export const emailHtml = (mail: EmailText, footer: Footer, lang: Lang, sender: Sender): string => `<!doctype html>
<html lang="${lang}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(mail.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${brand.ground};color:${brand.ink};${font};font-size:16px;line-height:1.55">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preview)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:20px;font-weight:800;color:${brand.primary}">${escapeHtml(sender.name)}</td></tr>
<tr><td style="background:${brand.paper};border:1px solid ${brand.line};border-radius:8px;padding:28px 24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${brand.ink}">${escapeHtml(mail.subject)}</h1>
${paragraphs(mail.body)}
${mail.grades ? grades(mail.grades) : ''}
${mail.button ? pressed(mail.button, `background:${brand.primary};color:#ffffff`) : ''}
${mail.more ? pressed(mail.more, `background:${brand.paper};color:${brand.primary}`) : ''}
${ourLinks(paragraphs(mail.after ?? []), sender.origin)}
</td></tr>
<tr><td style="padding:20px 8px;font-size:14px;line-height:1.5;color:${brand.soft}">
${footer.lines.map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`).join('\n')}
<p style="margin:0"><a href="${escapeHtml(footer.preferences.url)}" style="color:${brand.primary}">${escapeHtml(footer.preferences.label)}</a></p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;

/** The same message for readers, or programs, that do not show HTML. */
export const emailPlain = (mail: EmailText, footer: Footer, lang: Lang): string => {
  const colon = lang === 'fr' ? '\u00a0: ' : ': ';
  const parts = [
    ...mail.body,
    ...(mail.button ? [`${mail.button.label}${colon}${mail.button.url}`] : []),
    ...(mail.more ? [`${mail.more.label}${colon}${mail.more.url}`] : []),
    ...(mail.after ?? []),
    '-- ',
    ...footer.lines,
    `${footer.preferences.label}${colon}${footer.preferences.url}`,
  ];
  return parts.reduce(
    (text, part, i) => (i === 0 ? part : `${text}${part.startsWith('- ') && parts[i - 1]!.startsWith('- ') ? '\n' : '\n\n'}${part}`),
    '',
  );
};
