/** Lengths of time that a text writes though a key of the configuration ships with the same: they would stay when the key changes. */

const TIMES = /^(minutes|hours|days|months|business-(minutes|hours|days))$/;
const plainly = (words) => words.replaceAll(/[\u00A0\u202F]/g, ' ').toLowerCase();
const LETTER = String.raw`[\p{L}\d]`;
const pattern = (said) => new RegExp(`(?<!${LETTER}|\\d[,.]|-)${RegExp.escape(plainly(said))}(?!${LETTER})`, 'u');

/** Texts with such a length that no key decides, by their paths. */
const OF_NO_KEY = new Set(
  [
    // How far back figures and lists look.
    'dashboard.lines.failedMessages delivery.unknownText pros.inCard scheduling.figures',
    'transparency.empty config.preview.measures.contactsEnding config.preview.measures.goes proDashboardTexts.figures proReportTexts.lead proWhyTexts.lead',
    'proProfile.seenTitle proProfile.seenNone proApproved.email.body.2',
    // Choices that someone makes, and examples of what can be typed.
    'later.threeDays later.month comms.laterHint rules.caps.perPersonPer90Days codes.urgencies.eviction askTexts.pressingEviction',
    'askTexts.network.pressingEviction quickTexts.eviction fieldTexts.experience5 proProfile.consultationHint termsTexts.priceHint',
    'hoursTexts.bufferMinutesWrong hoursTexts.slotMinutesWrong',
    // How long a page takes to fill in, and a bank to pay.
    'home.step1Time joining.lead pros.minutes proTexts.joinText r49.email.body.1 paymentTexts.pendingText',
    // Fixed by the code: sign-ins, webhooks, a professional’s own automations, suspensions, ended follow-ups.
    'stepUp.text accountTexts.againText joining.suspensionAsked joining.daysHint refusals.detail.too-late-to-reopen',
    'codes.ownAutomations.followUp3d codes.rules.own-follow-up-3d proAutomations.followUp3d proAutomations.followUp3dText',
    'proAutomations.outOfOfficeText proWebhookTexts.how proWebhookTexts.offFailures proWebhookTexts.failing proWebhookTexts.rotateText',
    'proWebhookTexts.rotated webhookOff.email.preview webhookOff.email.body.1',
    // Promised by people: answers to a letter, an application for a post, a closed account.
    'faqWords.formLead faqWords.sentText recruitmentWords.formLead recruitmentWords.sentText jobReceived.email.preview jobReceived.email.body.1',
    'proProfile.closeText',
    // Not a length of time at all: two days of the calendar, two hours of the clock.
    'reconciliation.why.timing hoursTexts.afterStart',
  ].flatMap((paths) => paths.split(' ')),
);

/**
 * Finds what some key ships with, written in a text.
 * @returns for a text at a path the ways it is said, each with the keys that may be meant; and the excepted paths that say nothing of the kind
 */
export function figuresIn({ KEYS, waysToSay }) {
  const of = (lang) =>
    KEYS.filter(({ unit, shipped }) => TIMES.test(unit) && typeof shipped === 'number' && shipped > 0).flatMap(({ key, unit, shipped }) =>
      waysToSay(shipped, unit, lang).map((said) => ({ key, said, pattern: pattern(said) })),
    );
  const ways = { fr: of('fr'), en: of('en') };
  const unused = new Set(OF_NO_KEY);
  const written = ({ path, text }, lang) => {
    const found = ways[lang].filter((way) => way.pattern.test(plainly(text)));
    if (found.length > 0) unused.delete(path);
    if (OF_NO_KEY.has(path)) return [];
    return [...Map.groupBy(found, ({ said }) => said)].map(
      ([said, some]) => `${path}: “${said}” is to be filled in from the configuration (${some.map(({ key }) => key).join(', ')})`,
    );
  };
  return { written, unused: () => [...unused].map((path) => `${path}: excepted for nothing`) };
}
