import { user } from '@jurilien/identity';
import { formatPhone } from '@jurilien/notifications';
import { contactMoments, erasureMoments, isReachable, isTimely, isWrittenTo, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { candidate, candidateContacts, contactOf } from '@jurilien/recruiting';
import { dayWords, whenWords, zoneOf } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { composersOf, type Composed } from '../composed.js';

const PROFILE = { fr: '/profil-recrue', en: '/en/recruit-profile' };
const SEARCH = { fr: '/trouver-un-employe', en: '/en/find-employee' };

/** Words between a firm and a candidate (4.10.4); nothing once it was answered, or one of the two is gone. */
async function contactWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { rule, professionalId, candidateId, requestId } = input;
  const [pro, account, found, contact] = await Promise.all([
    stateOf(kernel, professional, professionalId!),
    stateOf(kernel, user, candidateId!),
    stateOf(kernel, candidate, candidateId!),
    stateOf(kernel, candidateContacts, professionalId!).then((s) => contactOf(s, requestId!, candidateId!)),
  ]);
  if (!contact || !isWrittenTo(account) || !isReachable(pro.email)) return undefined;
  if (!isTimely(contactMoments, { contact, candidate: found }, input)) return undefined;
  const details = found.details!;
  const { publicUrl } = kernel.settings;
  if (rule === 'R62') {
    const { lang } = account.preferences;
    return {
      recipientKind: 'anyone',
      recipientId: candidateId!,
      lang,
      addresses: { email: account.email },
      vars: {
        firstName: details.firstName,
        firm: pro.firm ?? pro.name,
        message: contact.message,
        until: whenWords(contact.expiresAt, lang, zoneOf(pro.province ?? 'QC')),
        profileUrl: publicUrl + PROFILE[lang],
      },
    };
  }
  const to = { recipientKind: 'professional' as const, recipientId: professionalId!, lang: pro.lang, addresses: { email: pro.email } };
  const searchUrl = publicUrl + SEARCH[pro.lang];
  if (rule === 'candidate-declined') return { ...to, vars: { proName: pro.name, searchUrl } };
  return {
    ...to,
    vars: {
      proName: pro.name,
      candidate: `${details.firstName} ${details.lastName}`,
      email: account.email!,
      phone: details.phoneNumber ? formatPhone(details.phoneNumber) : '–',
      searchUrl,
    },
  };
}

/** That silence soon ends with everything being erased; nothing to a candidate who wrote since. */
async function erasureWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const candidateId = input.candidateId!;
  const [account, found] = await Promise.all([stateOf(kernel, user, candidateId), stateOf(kernel, candidate, candidateId)]);
  if (!isTimely(erasureMoments, { account, candidate: found }, input)) return undefined;
  const { lang } = account.preferences;
  const profileUrl = kernel.settings.publicUrl + PROFILE[lang];
  const vars = { name: account.username!, eraseOn: dayWords(found.eraseAt!, lang), profileUrl };
  return { recipientKind: 'anyone', recipientId: candidateId, lang, addresses: { email: account.email }, vars };
}

/** Composers of messages about candidates. */
export const aboutCandidates = { ...composersOf(contactMoments, contactWords), ...composersOf(erasureMoments, erasureWords) };
