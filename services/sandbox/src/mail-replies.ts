import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { signedHeaders, type MailEventsOptions } from './mail-events.js';
import type { Mail } from './records.js';
import type { Store } from './store.js';
import type { Webhooks } from './webhooks.js';

/** What a person, or their machine, sends back. */
const reply = z.object({
  text: z.string().max(200_000).optional(),
  html: z.string().max(200_000).optional(),
  /** Who sends it, where it is not who got the mail. */
  from: z.string().optional(),
  subject: z.string().optional(),
  /** Headers beside the usual ones, such as `Auto-Submitted`. */
  headers: z.record(z.string(), z.string()).default({}),
  /** The envelope's sender, where it is not that of `From`; empty for a bounce. */
  sender: z.string().optional(),
  authentication: z.enum(['pass', 'fail', 'none']).default('pass'),
  files: z.array(z.object({ name: z.string(), base64: z.string() })).default([]),
});
type Reply = z.infer<typeof reply>;
/** A message as it travels, to anyone. */
const sent = z.object({
  recipient: z.string(),
  sender: z.string(),
  authentication: z.enum(['pass', 'fail', 'none']).optional(),
  raw: z.string(),
});

/** Writes a message out instead of sending it. */
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

const quoted = (mail: Mail): string => `\n\nLe ${mail.at.slice(0, 10)}, ${mail.from} a écrit :\n\n${mail.text.replace(/^/gm, '> ')}`;

/** The answer as a mail programme writes it: under the words, the whole of what is answered. */
async function composed(mail: Mail, asked: Reply): Promise<{ recipient: string; sender: string; raw: string }> {
  const recipient = mail.headers['reply-to'] ?? mail.from;
  const from = asked.from ?? mail.to[0] ?? '';
  const { message } = await composer.sendMail({
    from,
    to: recipient,
    subject: asked.subject ?? `Re: ${mail.subject}`,
    inReplyTo: mail.messageId,
    ...(asked.text === undefined ? {} : { text: `${asked.text}${quoted(mail)}` }),
    ...(asked.html === undefined ? {} : { html: asked.html }),
    headers: asked.headers,
    attachments: asked.files.map(({ name, base64 }) => ({ filename: name, content: base64, encoding: 'base64' })),
  });
  const address = /<([^>]+)>/.exec(recipient)?.[1] ?? recipient;
  return { recipient: address, sender: asked.sender ?? /<([^>]+)>/.exec(from)?.[1] ?? from, raw: (message as Buffer).toString('base64') };
}

/** What tests and the page call: who got a mail answers it, and anyone writes to any address of ours. */
export function mailReplyRoutes(
  app: FastifyInstance,
  { store, hooks, options }: { readonly store: Store; readonly hooks: Webhooks; readonly options: MailEventsOptions | undefined },
): void {
  const post = async (data: z.input<typeof sent>): Promise<boolean> => {
    if (!options) return false;
    const id = `evt_${randomUUID()}`;
    const body = JSON.stringify({ type: 'email.received', data });
    return hooks.postJson(options.receivedUrl, body, () => signedHeaders(options.secret, id, body));
  };
  const mailOf = (params: unknown): Mail | undefined => store.mails.get((params as { id: string }).id);
  app.post('/api/mail/:id/reply', { bodyLimit: 16 * 1024 * 1024 }, async (request, answer) => {
    const mail = mailOf(request.params);
    const asked = reply.safeParse(request.body);
    if (!mail) return answer.code(404).send();
    if (!asked.success) return answer.code(422).send({ detail: asked.error.message });
    const { authentication } = asked.data;
    return { taken: await post({ ...(await composed(mail, asked.data)), authentication }) };
  });
  app.post('/api/send', { bodyLimit: 32 * 1024 * 1024 }, async (request, answer) => {
    const asked = sent.safeParse(request.body);
    return asked.success ? { taken: await post(asked.data) } : answer.code(422).send({ detail: asked.error.message });
  });
  // The same from the page of a mail.
  app.post('/mail/:id/reply', async (request, answer) => {
    const mail = mailOf(request.params);
    const { body: text = '' } = request.body as { body?: string };
    if (mail && text.trim()) await post({ ...(await composed(mail, reply.parse({ text }))), authentication: 'pass' });
    const back = (request.query as { back?: string }).back ?? '/';
    return answer.redirect(back.startsWith('/?') ? back : '/', 303);
  });
}
