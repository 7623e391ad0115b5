import { ERASED } from '@jurilien/event-sourcing';
import { address, secondFactors, signInCodeSubject, user, type UserState } from '@jurilien/identity';
import { type Vars } from '@jurilien/notifications';
import { defaults, whenWords, zoneOf } from '@jurilien/reference';
import { issueLink, linkUrl, stateOf, type Kernel, type LinkGrant } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import { LINK_DAYS, type Composed } from '../composed.js';

const MINUTES_A_DAY = 24 * 60;

/** An account that is written to, in which language, and why. */
interface Holder {
  readonly userId: string;
  readonly state: UserState;
  readonly lang: 'fr' | 'en';
  readonly input: NotifyInput;
}
type Facts = (kernel: Kernel, holder: Holder) => Promise<Vars | undefined> | Vars | undefined;

/** Facts of the words that go to the holder of an account, by rule. */
const FACTS: Readonly<Record<string, Facts>> = {
  'login-link': async (kernel, h) => ({
    minutes: LINK_DAYS.login * MINUTES_A_DAY,
    linkUrl: (await accountLink(kernel, h, 'login', LINK_DAYS.login)) + (h.input.path ? `?${h.input.path}` : ''),
  }),
  // Who never answered the invitation answers it now: the page shows the terms, and the same hour holds.
  'password-reset': async (kernel, h) => ({
    minutes: LINK_DAYS['reset-password'] * MINUTES_A_DAY,
    linkUrl: await accountLink(kernel, h, waits(h.state) ? 'invitation' : 'reset-password', LINK_DAYS['reset-password']),
  }),
  invitation: async (kernel, h) =>
    waits(h.state)
      ? { name: h.state.username!, days: LINK_DAYS.invitation, linkUrl: await accountLink(kernel, h, 'invitation', LINK_DAYS.invitation) }
      : undefined,
  'verify-email': async (kernel, h) =>
    h.state.emailVerified
      ? undefined
      : { days: LINK_DAYS['verify-email'], linkUrl: await accountLink(kernel, h, 'verify-email', LINK_DAYS['verify-email']) },
  // A newer code was asked for, or this one was used: the old one would only confuse.
  'sign-in-code': async (kernel, { userId, input: { challengeId, sequence } }) => {
    const { challenges } = await stateOf(kernel, secondFactors, userId);
    return challenges.some((c) => c.challengeId === challengeId && c.sequence === sequence)
      ? { otp: spaced(kernel.secrets.code(signInCodeSubject(challengeId!), sequence!)), minutes: defaults['stepUp.codeMinutes'] }
      : undefined;
  },
  'password-changed': (kernel, h) => ({ when: whenOf(h), resetUrl: page(kernel, h, '/mot-de-passe-oublie', '/en/forgotten-password') }),
  'sessions-ended': (kernel, h) => ({
    reason: h.input.reason!,
    when: whenOf(h),
    resetUrl: page(kernel, h, '/mot-de-passe-oublie', '/en/forgotten-password'),
  }),
  'role-changed': (kernel, h) => ({
    name: h.state.username!,
    role: h.state.role!.slice(h.state.role!.indexOf('_') + 1),
    loginUrl: page(kernel, h, '/login', '/en/login'),
  }),
};

/** Whether a rule is said to the holder of an account. */
export const isAccountRule = (rule: string): boolean => Object.hasOwn(FACTS, rule);

/** Words to the holder of an account; nothing when nobody has the address, or the account is closed or erased. */
export async function accountMail(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const userId = input.userId ?? (await stateOf(kernel, address, input.addressHash!)).userId;
  if (!userId) return undefined;
  const state = await stateOf(kernel, user, userId);
  const { email, status, role, preferences } = state;
  if (status !== 'Active' || !email || email === ERASED) return undefined;
  const lang = input.lang ?? preferences.lang;
  const vars = await FACTS[input.rule]!(kernel, { userId, state, lang, input });
  return vars && { recipientKind: role?.includes('admin') ? 'staff' : 'anyone', recipientId: userId, lang, addresses: { email }, vars };
}

/** Six digits in two halves, as people read them aloud. */
export const spaced = (code: string): string => code.replace(/^(\d{3})(\d{3})$/, '$1 $2');
const waits = (s: UserState): boolean => s.invitations > 0 && s.passwordHash === undefined;
const whenOf = ({ input, lang }: Holder): string => whenWords(input.happenedAt!, lang, zoneOf('QC'));
const page = ({ settings }: Kernel, { lang }: Holder, fr: string, en: string): string => settings.publicUrl + (lang === 'fr' ? fr : en);

/** The link of an account's first invitation: the one its holder was sent, made again. */
export const invitationLink = (kernel: Kernel, userId: string, lang: 'fr' | 'en'): Promise<string> =>
  accountLink(kernel, { userId, lang, input: { rule: 'invitation', sequence: 1 } }, 'invitation', LINK_DAYS.invitation);

/** The link of one occasion; made again it is the same. */
async function accountLink(
  kernel: Kernel,
  { userId, lang, input }: Pick<Holder, 'userId' | 'lang'> & { readonly input: Pick<NotifyInput, 'rule' | 'addressHash' | 'sequence'> },
  purpose: LinkGrant['purpose'],
  days: number,
): Promise<string> {
  const subject = { userId };
  const token = await issueLink(kernel, {
    purpose,
    subject,
    lang,
    days,
    occurrence: [input.rule, input.addressHash, input.sequence].join('/'),
  });
  return linkUrl(kernel.settings.publicUrl, purpose, lang, token, subject);
}
