import { ERASED } from '@jurilien/event-sourcing';
import { formatCoins, type Vars } from '@jurilien/notifications';
import { phoneCodeSubject, professional, type ProfessionalState } from '@jurilien/professionals';
import { DAY_MS, dayWords, defaults, termsBarAt, termsStanding, zoneOf } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import { spaced } from '../accounts/account-mail.js';
import type { Composed } from '../composed.js';

/** News this old is none: what was brought in from elsewhere is not announced. */
const NEWS_MS = 7 * DAY_MS;
const REAPPLY_DAYS = 30;

type Facts = (kernel: Kernel, state: ProfessionalState, input: NotifyInput) => Vars | undefined;
const page = ({ settings }: Kernel, { lang }: ProfessionalState, fr: string, en: string): string =>
  settings.publicUrl + (lang === 'fr' ? fr : en);
const profileUrl = (kernel: Kernel, s: ProfessionalState): string => page(kernel, s, '/profil', '/en/profile');
const applyUrl = (kernel: Kernel, s: ProfessionalState): string => page(kernel, s, '/pros/inscription', '/en/pros/application');
const isNews = (at: string | undefined, now: string): boolean => at !== undefined && Date.parse(now) - Date.parse(at) < NEWS_MS;

const isMember = ({ status }: ProfessionalState): boolean => status === 'Approved' || status === 'Suspended';
const isAhead = (at: string | undefined, now: string): at is string => at !== undefined && Date.parse(at) > Date.parse(now);

const FACTS: Readonly<Record<string, Facts>> = {
  R49: (kernel, s) => (s.status === 'Registered' ? { applyUrl: applyUrl(kernel, s) } : undefined),
  // The check was made, moved or has come meanwhile; nobody who left is asked for a proof.
  R50: (kernel, s, { vars, now }) =>
    isMember(s) && s.licenceNextCheckAt === vars?.['at'] && !s.licenceCheckDueAt && isAhead(s.licenceNextCheckAt, now)
      ? { proName: s.name, date: dayIn(s, s.licenceNextCheckAt), licenceUrl: `${profileUrl(kernel, s)}#licence` }
      : undefined,
  // Agreed meanwhile, or no member any more: nothing is left to announce.
  R66: (kernel, s, { now }) =>
    isMember(s) && termsStanding(s.termsVersion, now) === 'notice'
      ? { proName: s.name, until: dayIn(s, termsBarAt()), termsUrl: `${profileUrl(kernel, s)}#terms` }
      : undefined,
  'R50-due': (kernel, s, { vars, now }) =>
    isMember(s) && s.licenceCheckDueAt === vars?.['at'] && isAhead(s.licenceCheckDueAt, now)
      ? { proName: s.name, until: dayIn(s, s.licenceCheckDueAt), licenceUrl: `${profileUrl(kernel, s)}#licence` }
      : undefined,
  // A newer code was asked for, or this one came back: the old one would only confuse.
  'phone-code': (kernel, s, { professionalId, sequence }) =>
    s.phoneCode?.sequence === sequence && !s.channels.includes('sms')
      ? { otp: spaced(kernel.secrets.code(phoneCodeSubject(professionalId!), sequence!)), minutes: defaults['stepUp.codeMinutes'] }
      : undefined,
  'pro-approved': (kernel, s, { now }) =>
    s.status === 'Approved' && isNews(s.approvedAt, now)
      ? { proName: s.name, welcome: formatCoins(defaults['credits.welcomeCc'], s.lang), profileUrl: profileUrl(kernel, s) }
      : undefined,
  'pro-rejected': (kernel, s, { reason, now }) =>
    s.status === 'Rejected' && isNews(s.rejectedAt, now)
      ? { proName: s.name, reason: reason!, again: dayOf(s), applyUrl: applyUrl(kernel, s) }
      : undefined,
  'profile-published': (kernel, s) =>
    s.publication?.live
      ? {
          proName: s.name,
          pageUrl: page(kernel, s, `/professionnel/${s.publication.slug!}`, `/en/professional/${s.publication.slug!}`),
          profileUrl: profileUrl(kernel, s),
        }
      : undefined,
  'profile-wording': (kernel, s, { reason }) =>
    s.publication?.state === 'rejected' ? { proName: s.name, reason: reason!, profileUrl: profileUrl(kernel, s) } : undefined,
};

const dayIn = ({ lang, province }: ProfessionalState, at: string): string => dayWords(at, lang, zoneOf(province ?? 'QC'));
/** The day from which an application may be sent again. */
const dayOf = (s: ProfessionalState): string => dayIn(s, new Date(Date.parse(s.rejectedAt!) + REAPPLY_DAYS * DAY_MS).toISOString());

/** Whether a rule is about a membership rather than about a request. */
export const isMembershipRule = (rule: string): boolean => Object.hasOwn(FACTS, rule);

/** Words to a professional about their own membership; nothing when the moment has passed or the person was erased. */
export async function membershipWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const state = await stateOf(kernel, professional, input.professionalId!);
  const { email, phoneNumber, lang } = state;
  if (!email || email === ERASED) return undefined;
  const vars = FACTS[input.rule]!(kernel, state, input);
  return vars && { recipientKind: 'professional', recipientId: input.professionalId!, lang, addresses: { email, sms: phoneNumber }, vars };
}
