import { address, secondFactors, signInCodeSubject, user, type UserState } from '@jurilien/identity';
import type { Vars } from '@jurilien/notifications';
import { accountMoments, isInvited, isTimely, isWrittenTo, signInMoments, type NotifyInput } from '@jurilien/processes';
import { authInvitationDays, authLoginLinkMinutes, authResetMinutes, whenWords, zoneOf } from '@jurilien/reference';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import { codeMinutes, composersOf, LINK_DAYS, linkDays, type Composed, type LinkOfDays } from '../composed.js';

/** An account that is written to, in which language, and why. */
interface Holder {
  readonly userId: string;
  readonly state: UserState;
  readonly lang: 'fr' | 'en';
  readonly input: NotifyInput;
}
type Facts = (kernel: Kernel, holder: Holder) => Promise<Vars> | Vars;

const MOMENTS = { ...accountMoments, ...signInMoments };

/** Facts of the words that go to the holder of an account, by rule. */
const FACTS: Readonly<Record<keyof typeof MOMENTS, Facts>> = {
  'login-link': async (kernel, h) => ({
    minutes: h.input.config.value(authLoginLinkMinutes),
    linkUrl: (await accountLink(kernel, h, 'login')) + (h.input.path ? `?${h.input.path}` : ''),
  }),
  // An invitation that was never answered is answered now: the page shows the terms, and the same hour holds.
  'password-reset': async (kernel, h) => ({
    minutes: h.input.config.value(authResetMinutes),
    linkUrl: await accountLink(kernel, h, isInvited(h.state) ? 'invitation' : 'reset-password', 'reset-password'),
  }),
  invitation: async (kernel, h) => ({
    name: h.state.username!,
    days: h.input.config.value(authInvitationDays),
    linkUrl: await accountLink(kernel, h, 'invitation'),
  }),
  'verify-email': async (kernel, h) => ({ days: LINK_DAYS['verify-email'], linkUrl: await accountLink(kernel, h, 'verify-email') }),
  'sign-in-code': async (kernel, { userId, input: { challengeId, sequence } }) => {
    const { challenges } = await stateOf(kernel, secondFactors, userId);
    const { sentAt, expiresAt } = challenges.find((c) => c.challengeId === challengeId)!;
    return { otp: spaced(kernel.secrets.code(signInCodeSubject(challengeId!), sequence!)), minutes: codeMinutes(sentAt, expiresAt) };
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
  'config-stuck': (kernel, h) => ({
    name: h.state.username!,
    reason: h.input.reason!,
    when: whenOf(h),
    configUrl: page(kernel, h, '/admin/config', '/admin/config'),
  }),
};

async function isDue(kernel: Kernel, state: UserState, userId: string, input: NotifyInput): Promise<boolean> {
  if (!isWrittenTo(state)) return false;
  return input.rule === 'sign-in-code'
    ? isTimely(signInMoments, await stateOf(kernel, secondFactors, userId), input)
    : isTimely(accountMoments, state, input);
}

/** Words to the holder of an account; nothing when no account has the address, or it is closed or erased. */
async function accountMail(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const userId = input.userId ?? (await stateOf(kernel, address, input.addressHash!)).userId;
  if (!userId) return undefined;
  const state = await stateOf(kernel, user, userId);
  if (!(await isDue(kernel, state, userId, input))) return undefined;
  const { email, role, preferences } = state;
  const lang = input.lang ?? preferences.lang;
  const vars = await FACTS[input.rule as keyof typeof FACTS](kernel, { userId, state, lang, input });
  return { recipientKind: role?.includes('admin') ? 'staff' : 'anyone', recipientId: userId, lang, addresses: { email }, vars };
}

/** Composers of messages to the holder of an account. */
export const toAccounts = composersOf(MOMENTS, accountMail);

/** Six digits in two halves, as people read them aloud. */
export const spaced = (code: string): string => code.replace(/^(\d{3})(\d{3})$/, '$1 $2');
const whenOf = ({ input, lang }: Holder): string => whenWords(input.happenedAt!, lang, zoneOf('QC'));
const page = ({ settings }: Kernel, { lang }: Holder, fr: string, en: string): string => settings.publicUrl + (lang === 'fr' ? fr : en);

/** The link of an account's first invitation: the one its holder was sent, made again. */
export const invitationLink = (kernel: Kernel, userId: string, lang: 'fr' | 'en'): Promise<string> =>
  accountLink(kernel, { userId, lang, input: { rule: 'invitation', sequence: 1, config: kernel.configuration.current() } }, 'invitation');

/**
 * The link of one occasion; made again it is the same.
 * @param as whose time it is good for, where that is another purpose's
 */
async function accountLink(
  kernel: Kernel,
  {
    userId,
    lang,
    input,
  }: Pick<Holder, 'userId' | 'lang'> & { readonly input: Pick<NotifyInput, 'rule' | 'addressHash' | 'sequence' | 'config'> },
  purpose: LinkOfDays,
  as = purpose,
): Promise<string> {
  const subject = { userId };
  const days = linkDays(as, input.config, {});
  const token = await issueLink(kernel, {
    purpose,
    subject,
    lang,
    days,
    occurrence: [input.rule, input.addressHash, input.sequence].join('/'),
  });
  return linkUrl(kernel.settings.publicUrl, purpose, lang, token, subject);
}
