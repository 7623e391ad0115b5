import {
  channelsOf,
  render,
  renderNotice,
  segmentsOf,
  templateOf,
  type Lang,
  type Rendered,
  type RenderOptions,
  type Sender,
  type TemplateText,
  type Vars,
} from '@jurilien/notifications';

/** Values that words are filled in with, in each language. */
export type BothVars = Readonly<Record<Lang, Vars>>;

/** Words with a hole in them are not written: their faults say why. */
function written<T>(write: () => T): T | undefined {
  try {
    return write();
  } catch {
    return undefined;
  }
}

/** How words of a template read on every channel, in one language. */
export function previewIn(lang: Lang, code: string, text: TemplateText, vars: Vars, sender: Sender) {
  const said = (channel: 'sms' | 'email', more: RenderOptions = {}): Rendered | undefined =>
    channelsOf(code).includes(channel) ? written(() => render(code, channel, lang, vars, { sender, text, ...more })) : undefined;
  const counted = (message: Rendered | undefined) => message && { text: message.text, ...segmentsOf(message.text) };
  const mail = said('email');
  const notice = written(() => renderNotice(code, lang, vars, { sender, text }));
  const [long, short] = [counted(said('sms')), templateOf(code).smsShort ? counted(said('sms', { short: true })) : undefined];
  return {
    ...(long ? { sms: long } : {}),
    ...(short ? { smsShort: short } : {}),
    ...(mail ? { email: { subject: mail.subject!, text: mail.text, html: mail.html! } } : {}),
    ...(notice ? { inapp: { title: notice.title, text: notice.text } } : {}),
  };
}
