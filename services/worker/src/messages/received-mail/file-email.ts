import { EMAIL_BODY_MAX, EMAIL_SUBJECT_MAX, mailKeyOf, receiveEmail, thread, threadKeyOf } from '@jurilien/messaging';
import { withoutCards } from '@jurilien/personal-data';
import { stateOf } from '@jurilien/runtime';
import type { JobHandler, JobTools } from '../../work/handlers.js';
import { clientSpoke } from '../../follow-ups/client-spoke.js';
import { actsOf, follow } from './follow.js';
import { mailFrom, type Delivered, type MailFrom } from './from.js';
import { keepFiles } from './keep-files.js';
import { readMail, type ReadMail } from './read-mail.js';

/**
 * Files one e-mail that waits as it came: in the conversation of its holder where it answers a message of ours, in the triage where no
 * rule can say whose words they are. What a machine wrote is filed, and nothing follows from it.
 */
export function fileEmail({ kernel, bus, files, log }: JobTools): JobHandler<'file-email'> {
  return async (item) => {
    const { mailId, rawId } = item.input;
    const held = await files.kept.open(mailId, rawId);
    // Done by an earlier run, which had no time left to say so.
    if (!held) return;
    const delivered = JSON.parse(held.bytes.toString('utf8')) as Delivered;
    const mail = await readMail(Buffer.from(delivered.raw, 'base64'));
    const from = await mailFrom(kernel, delivered, mail, item.now);
    if (from) await fileOne({ kernel, bus, files, item, mailId }, from, mail);
    else log.warn({ mailId }, 'an e-mail that names no one was not kept');
    await files.kept.remove(rawId);
    await kernel.vault.destroy(mailId);
  };
}

type One = Pick<JobTools, 'kernel' | 'bus' | 'files'> & { readonly item: Parameters<JobHandler<'file-email'>>[0]; readonly mailId: string };

async function fileOne({ kernel, bus, files, item, mailId }: One, from: MailFrom, mail: ReadMail | undefined): Promise<void> {
  const { threadId, address, automatic, triage, answers } = from;
  const act = actsOf(bus, item, mailId);
  const leadId = answers?.leadId;
  const own = !automatic && !triage && answers?.recipientKind === 'client' && leadId ? { leadId } : {};
  const key = threadKeyOf(threadId, await stateOf(kernel, thread, threadId));
  const place = { mailId, bodyKey: mailKeyOf(key, mailId), ...own };
  const kept = await keepFiles(
    { kernel, bus, files: files.kept },
    item,
    place,
    automatic ? [] : (mail?.files ?? []).map((file, i) => ({ ...file, i })),
  );
  // A card number that someone mailed is not kept; the rest of the mail is.
  const [subject, body] = [mail?.subject ?? '', mail?.text ?? ''].map(withoutCards) as [string, string];
  await act(receiveEmail, {
    threadId,
    mailId,
    from: address,
    subject: subject.slice(0, EMAIL_SUBJECT_MAX).toWellFormed(),
    body: body.slice(0, EMAIL_BODY_MAX).toWellFormed(),
    files: kept,
    ...(mail?.cut || (mail && mail.more > 0) ? { cut: true } : {}),
    ...(answers ? { answers: answers.messageId } : {}),
    ...(leadId ? { leadId } : {}),
    ...(answers?.recipientKind === 'professional' ? { professionalId: answers.recipientId } : {}),
    ...(automatic ? { automatic } : {}),
    ...(triage ? { triage } : {}),
  });
  if (automatic || triage) return;
  const filed = (await stateOf(kernel, thread, threadId)).emails.find((e) => e.mailId === mailId);
  if (!filed) throw new Error('an e-mail was not filed');
  if (own.leadId && !from.blocked) await clientSpoke(bus, item, [own.leadId]);
  await follow(kernel, act, from, filed);
}
