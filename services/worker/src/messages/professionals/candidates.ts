import { ERASED } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { formatPhone } from '@jurilien/notifications';
import { professional } from '@jurilien/professionals';
import { candidate, candidateContacts, contactOf, monthsAfter, recruitLimits } from '@jurilien/recruiting';
import { dayWords, whenWords, zoneOf } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import type { Composed } from '../composed.js';

const ASKED = 'R62';
const ERASURE = 'candidate-erasure';
const RULES = [ASKED, ERASURE, 'candidate-accepted', 'candidate-declined'];
/** Whether a rule is about a firm and a candidate. */
export const isCandidateRule = (rule: string): boolean => RULES.includes(rule);

const PROFILE = { fr: '/profil-recrue', en: '/en/recruit-profile' };
const SEARCH = { fr: '/trouver-un-employe', en: '/en/find-employee' };
const known = (text: string | undefined): text is string => text !== undefined && text !== '' && text !== ERASED;

/** Words between a firm and a candidate (4.10.4); nothing once it was answered, or one of the two is gone. */
export async function candidateWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  if (input.rule === ERASURE) return erasureWords(kernel, input.candidateId!, input.now);
  const { rule, professionalId, candidateId, requestId } = input;
  const [pro, account, { details }, asked] = await Promise.all([
    stateOf(kernel, professional, professionalId!),
    stateOf(kernel, user, candidateId!),
    stateOf(kernel, candidate, candidateId!),
    stateOf(kernel, candidateContacts, professionalId!).then((s) => contactOf(s, requestId!, candidateId!)),
  ]);
  if (!asked || account.status !== 'Active' || !known(account.email) || !known(pro.email)) return undefined;
  const { publicUrl } = kernel.settings;
  if (rule === ASKED) {
    if (asked.status !== 'Requested' || !details || asked.message === ERASED) return undefined;
    const { lang } = account.preferences;
    return {
      recipientKind: 'anyone',
      recipientId: candidateId!,
      lang,
      addresses: { email: account.email },
      vars: {
        firstName: details.firstName,
        firm: pro.firm ?? pro.name,
        message: asked.message,
        until: whenWords(asked.expiresAt, lang, zoneOf(pro.province ?? 'QC')),
        profileUrl: publicUrl + PROFILE[lang],
      },
    };
  }
  const to = { recipientKind: 'professional' as const, recipientId: professionalId!, lang: pro.lang, addresses: { email: pro.email } };
  const searchUrl = publicUrl + SEARCH[pro.lang];
  if (rule === 'candidate-declined') return asked.status === 'Declined' ? { ...to, vars: { proName: pro.name, searchUrl } } : undefined;
  if (asked.status !== 'Accepted' || !details) return undefined;
  return {
    ...to,
    vars: {
      proName: pro.name,
      candidate: `${details.firstName} ${details.lastName}`,
      email: account.email,
      phone: details.phoneNumber ? formatPhone(details.phoneNumber) : '–',
      searchUrl,
    },
  };
}

/** That a year of silence ends soon, and everything with it; nothing to who said a word since. */
async function erasureWords(kernel: Kernel, candidateId: string, now: string): Promise<Composed | undefined> {
  const [account, { status, saidAt }] = await Promise.all([stateOf(kernel, user, candidateId), stateOf(kernel, candidate, candidateId)]);
  if (!saidAt || status === 'Erased' || account.status !== 'Active' || !known(account.email) || !known(account.username)) return undefined;
  const due = monthsAfter(saidAt, recruitLimits.eraseMonths);
  if (Date.parse(due) - Date.parse(now) > recruitLimits.eraseNoticeMs) return undefined;
  const { lang } = account.preferences;
  const eraseOn = dayWords(due, lang);
  const profileUrl = kernel.settings.publicUrl + PROFILE[lang];
  const vars = { name: account.username, eraseOn, profileUrl };
  return { recipientKind: 'anyone', recipientId: candidateId, lang, addresses: { email: account.email }, vars };
}
