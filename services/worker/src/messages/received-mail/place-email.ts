import { tagLead } from '@jurilien/lead';
import { awaitAnswer, thread } from '@jurilien/messaging';
import { stateOf } from '@jurilien/runtime';
import { clientSpoke } from '../../follow-ups/client-spoke.js';
import type { JobHandler, JobTools } from '../../work/handlers.js';
import { actsOf } from './follow.js';
import { keepFiles, type Arrived } from './keep-files.js';

/** An e-mail of the triage has its request: its files become documents there, and it waits for an answer of the team. */
export function placeEmail({ kernel, bus, files }: JobTools): JobHandler<'place-email'> {
  return async (item) => {
    const { threadId, mailId } = item.input;
    const mail = (await stateOf(kernel, thread, threadId)).emails.find((e) => e.mailId === mailId);
    if (!mail?.leadId || mail.forgotten) return;
    const arrived: Arrived[] = [];
    for (const [i, { name, fileId }] of mail.files.entries()) {
      const opened = fileId && (await files.kept.open(mail.bodyKey, fileId));
      if (opened) arrived.push({ i, name, bytes: opened.bytes });
    }
    await keepFiles({ kernel, bus, files: files.kept }, item, { mailId, bodyKey: mail.bodyKey, leadId: mail.leadId }, arrived);
    const act = actsOf(bus, item, mailId);
    await act(awaitAnswer, { threadId, providerMessageId: mailId });
    // Sorted to a request, it is the client who spoke, unless a machine wrote it (RFC 3834).
    if (!mail.automatic) await clientSpoke(bus, item, [mail.leadId]);
    await act(tagLead, { leadId: mail.leadId, tagged: true, note: `Courriel : « ${mail.body.trim().slice(0, 480)} »` });
  };
}
