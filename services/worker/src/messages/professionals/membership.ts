import { formatCoins, type Vars } from '@jurilien/notifications';
import { isReachable, isTimely, memberMoments, type NotifyInput } from '@jurilien/processes';
import { phoneCodeSubject, professional, type ProfessionalState } from '@jurilien/professionals';
import { coinNameOf, creditsWelcomeCc, DAY_MS, dayWords, termsBarAt, zoneOf } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { spaced } from '../accounts/account-mail.js';
import { codeMinutes, composersOf, type Composed } from '../composed.js';

const REAPPLY_DAYS = 30;

type Facts = (kernel: Kernel, state: ProfessionalState, input: NotifyInput) => Vars;
const page = ({ settings }: Kernel, { lang }: ProfessionalState, fr: string, en: string): string =>
  settings.publicUrl + (lang === 'fr' ? fr : en);
const profileUrl = (kernel: Kernel, s: ProfessionalState): string => page(kernel, s, '/profil', '/en/profile');
const applyUrl = (kernel: Kernel, s: ProfessionalState): string => page(kernel, s, '/pros/inscription', '/en/pros/application');

const FACTS = {
  R49: (kernel, s) => ({ applyUrl: applyUrl(kernel, s) }),
  R50: (kernel, s) => ({ proName: s.name, date: dayIn(s, s.licenceNextCheckAt!), licenceUrl: `${profileUrl(kernel, s)}#licence` }),
  'R50-due': (kernel, s) => ({ proName: s.name, until: dayIn(s, s.licenceCheckDueAt!), licenceUrl: `${profileUrl(kernel, s)}#licence` }),
  // It is sent within the notice alone, which has an end.
  R66: (kernel, s, asked) => ({
    proName: s.name,
    until: dayIn(s, termsBarAt(s.termsVersion, asked)!),
    termsUrl: `${profileUrl(kernel, s)}#terms`,
  }),
  'phone-code': (kernel, s, { professionalId, sequence }) => ({
    otp: spaced(kernel.secrets.code(phoneCodeSubject(professionalId!), sequence!)),
    minutes: codeMinutes(s.phoneCodesSentAt!.at(-1)!, s.phoneCode!.expiresAt),
  }),
  'pro-approved': (kernel, s, { config }) => ({
    proName: s.name,
    welcome: formatCoins(config.value(creditsWelcomeCc, { province: s.province }), s.lang, coinNameOf(config)),
    profileUrl: profileUrl(kernel, s),
  }),
  'pro-rejected': (kernel, s, { reason }) => ({ proName: s.name, reason: reason!, again: dayOf(s), applyUrl: applyUrl(kernel, s) }),
  'profile-published': (kernel, s) => {
    const { slug } = s.publication!;
    return {
      proName: s.name,
      pageUrl: page(kernel, s, `/professionnel/${slug!}`, `/en/professional/${slug!}`),
      profileUrl: profileUrl(kernel, s),
    };
  },
  'profile-wording': (kernel, s, { reason }) => ({ proName: s.name, reason: reason!, profileUrl: profileUrl(kernel, s) }),
} satisfies Readonly<Record<string, Facts>>;

const dayIn = ({ lang, province }: ProfessionalState, at: string): string => dayWords(at, lang, zoneOf(province ?? 'QC'));
/** The day from which an application may be sent again. */
const dayOf = (s: ProfessionalState): string => dayIn(s, new Date(Date.parse(s.rejectedAt!) + REAPPLY_DAYS * DAY_MS).toISOString());

/** Words to a professional about their own membership; nothing when the moment has passed or the person was erased. */
async function membershipWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const state = await stateOf(kernel, professional, input.professionalId!);
  const { email, phoneNumber, lang } = state;
  if (!isReachable(email) || !isTimely(memberMoments, state, input)) return undefined;
  const vars = FACTS[input.rule as keyof typeof FACTS](kernel, state, input);
  return { recipientKind: 'professional', recipientId: input.professionalId!, lang, addresses: { email, sms: phoneNumber }, vars };
}

/** Composers of messages about a membership. */
export const aboutMembership = composersOf(FACTS, membershipWords);
