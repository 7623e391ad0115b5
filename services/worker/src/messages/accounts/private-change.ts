import { ERASED } from '@jurilien/event-sourcing';
import { privateChange, privateChangeCodeSubject, textOf, user, type PrivateChange } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { changeMoments, isTimely, type NotifyInput } from '@jurilien/processes';
import { DAY_MS, splitPhone, whenWords, zoneOf } from '@jurilien/reference';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import { spaced } from './account-mail.js';
import { codeMinutes, composersOf, type Composed } from '../composed.js';

type Holder = Pick<Composed, 'recipientKind' | 'recipientId' | 'lang' | 'addresses'>;

/** The code for a new address, or word of the change to the old one; nothing once it was settled, undone or erased. */
async function privateChangeWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const change = (await stateOf(kernel, privateChange, input.subjectId!)).changes.find((c) => c.changeId === input.changeId);
  if (!change || !isTimely(changeMoments, change, input)) return undefined;
  const holder = await holderOf(kernel, input);
  return input.rule === 'change-code' ? code(kernel, change, holder) : notice(kernel, input, change, holder);
}

/** Composers of messages about a change of private details. */
export const aboutChanges = composersOf(changeMoments, privateChangeWords);

function code(kernel: Kernel, change: PrivateChange, holder: Holder): Composed | undefined {
  const to = textOf(change.value);
  if (!to) return undefined;
  const otp = spaced(kernel.secrets.code(privateChangeCodeSubject(change.changeId), change.sequence));
  return {
    ...holder,
    addresses: change.field === 'email' ? { email: to } : { sms: to },
    vars: { otp, minutes: codeMinutes(change.at, change.expiresAt!) },
  };
}

/** To the old e-mail; for a phone, to the old number and to the e-mail on file, since the number may be out of reach. */
async function notice(kernel: Kernel, input: NotifyInput, change: PrivateChange, holder: Holder): Promise<Composed> {
  const before = textOf(change.before);
  const mailbox = holder.addresses.email;
  const texted = before !== undefined && splitPhone(before).extension === '' ? before : undefined;
  const addresses = change.field === 'email' ? { email: before } : { sms: texted, email: mailbox === ERASED ? undefined : mailbox };
  const subject = {
    ...(input.leadId ? { leadId: input.leadId, personId: input.subjectId! } : { userId: input.subjectId! }),
    changeId: change.changeId,
  };
  const { lang } = holder;
  // The link is good for as long as the change can be undone.
  const days = (Date.parse(change.undoUntil!) - Date.parse(change.at)) / DAY_MS;
  const token = await issueLink(kernel, { purpose: 'undo-change', subject, lang, days, at: change.at });
  return {
    ...holder,
    addresses,
    vars: {
      what: change.field,
      until: whenWords(change.undoUntil!, lang, zoneOf('QC')),
      undoUrl: linkUrl(kernel.settings.publicUrl, 'undo-change', lang, token),
    },
  };
}

async function holderOf(kernel: Kernel, { leadId, subjectId }: NotifyInput): Promise<Holder> {
  if (leadId) {
    const { personId, lang, email } = await stateOf(kernel, lead, leadId);
    return { recipientKind: 'client', recipientId: personId, lang, addresses: { email } };
  }
  const { email, role, preferences } = await stateOf(kernel, user, subjectId!);
  return {
    recipientKind: role?.includes('admin') ? 'staff' : 'anyone',
    recipientId: subjectId!,
    lang: preferences.lang,
    addresses: { email },
  };
}
