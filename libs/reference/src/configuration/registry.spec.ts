import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hoursBusiness, KEYS, keyNamed, matchingWeights, schemaOf, KEY_WORDS, type KeyName } from './index.js';

/** Rows of specification 4.13 that code reads: key, its flags (M money, L legal), and whether provinces or fields may differ. */
const SPECIFIED = `
privacy.dueDays privacy.exportLinkDays L·G
session.refreshLeadMs session.refreshWindowMs session.accessMinutes session.reuseGraceSeconds G
auth.resetMinutes auth.invitationDays auth.loginLinkMinutes auth.passwordMin auth.loginTries auth.loginWindowMinutes G
auth.secondFactor.staff auth.secondFactor.professional L·G
link.tokenBits stepUp.codeDigits stepUp.tries stepUp.codeMinutes stepUp.validMinutes privateChange.undoHours retry.backoffMinutes G
intake.oolong.enabled lead.description.min lead.description.max lead.files.max lead.files.fileMb lead.duplicateDays G
lead.draft.expireDays lead.draft.remind1Hours lead.draft.remind2Hours P
lead.confirm.required lead.confirm.graceMinutes lead.confirm.expireDays lead.confirm.resendPerDay P
lead.info.remindHours lead.info.timeoutHours P
lead.hold.maxDays lead.mergeUndoDays lead.reopenDays lead.code.length G
lead.maxAcceptances lead.multi.max L·P
lead.clientUpdateHours lead.unservedAfterHours lead.urgent.unservedAfterHours PF
lead.urgent.courtHours lead.closeStaleDays validation.call.tries validation.call.days hours.business offer.window P
validation.slaMinutes validation.escalatePercent validation.lockMinutes L·P
wave.plan.default wave.plan.urgent wave.plan.super wave.plan.aj wave.plan.renewed PF
wave.plan.preferred super.selfServe offer.lateClaim offer.maxOpenPerProfessional offer.maxPerFirmPerWave P
matching.weights matching.fairnessSeatsPercent matching.explorationOffers L·G
matching.nearKm licence.maxAgeDays P
matching.explanationDays claim.holdMinutes claim.extendMinutes claim.graceSeconds G
claim.unfunded.concurrent claim.unfunded.per30d claim.maxUnconverted24h G
caps.claimsPerDay caps.claimsPerWeek autoClaim.delaySeconds autoClaim.maxPerDay autoClaim.timeoutsToOff P
ignored.count ignored.windowDays ignored.autoPauseAfterDays ignored.autoPauseDays P
sms.pauseHours comms.bodyDays complaints.alarmPercent complaints.killPercent L·G
selfServe.discountAfterHours selfServe.discountBp pricing.base pricing.factor pricing.superMultiplier M·PF
contact.slaHours replacement.maxSelfService replacement.answerHours P
pricing.minCc pricing.maxCc pricing.stepCc pricing.fourEyesAboveCc M·P
billing.model tax.rates ML·P
credits.unitPriceCents credits.packs credits.promoDays credits.reopenDays credits.welcomeCc M·P
credits.lowBalanceCc P
credits.paLimitCc credits.fourEyesAboveCc topup.confirmFirst topup.monthlyCeilingCents refund.cardDays refund.fourEyesAboveCents M·G
leadCredit.windowDays leadCredit.unreachableDays leadCredit.superDays leadCredit.decideBusinessDays leadCredit.autoApproveBusinessDays M·P
leadCredit.unreachable.attempts leadCredit.unreachable.days leadCredit.unreachable.channels leadCredit.unreachable.waitHours M·P
leadCredit.abusePercent M·P
tax.point ML·G
invoice.prefix invoice.fourDigitYear M·G
quiet.sms.weekday quiet.sms.weekend quiet.email.marketing quiet.email.service L·P
caps.person.perDay caps.person.perWeek caps.person.marketingPerMonth L·P
automation.maxLatenessHours sms.maxSegments sms.unreachableFailures counts.min stats.kMin searchSelection.days G
survey.expireDays survey.remindDays survey.delayDays survey.detractorMax P
renewal.max renewal.tokenDays renewal.remindDays renewal.snoozeDays renewal.snoozeMax P
renewal.delay.unservedHours renewal.delay.notRetainedDays renewal.delay.replacedHours renewal.delay.slaSilentDays P
renewal.mode G
followUp.detractorHours followUp.overdueDays P
professional.reviewDays professional.titles.enabled claim.conflictMode licence.recheckDays licence.noticeDays licence.graceDays L·P
recruit.maxOpenContacts recruit.contactDays recruit.staleMonths P
credits.name.fr credits.name.en i18n.defaultLanguage roles.provinceScope.enabled L·G
feature.subscription feature.multi feature.board feature.autoClaim feature.recruit feature.ontario feature.quebec feature.calendarSync L·P
reservation.holdMinutes reservation.extendOnce tz.keepWallTime G
appointment.confirmHours appointment.minNoticeHours appointment.proposals appointment.proposalHoldHours P
appointment.remindHours appointment.outcomeDays P
availability.slotMinutes availability.bufferMinutes availability.horizonDays P
retention.stoppedDays retention.endedMonths retention.detailsMonths retention.acceptedMonths retention.professionalMonths L·G
retention.licenceMonths retention.accessLogMonths retention.consentMonths retention.bookMonths L·G
retention.incidentMonths retention.privacyRequestMonths L·G
blacklist.months blacklist.appealBusinessDays G`;

const rows = SPECIFIED.trim()
  .split('\n')
  .flatMap((row) => {
    const parts = row.split(' ');
    return parts.slice(0, -1).map((key) => [key, parts.at(-1)!] as const);
  });
const scopeLetter = (scopes: readonly string[]): string => (scopes.includes('field') ? 'PF' : scopes.includes('province') ? 'P' : 'G');

describe('the registry of configuration keys', () => {
  it('names each key once, and finds it by its name', () => {
    const names = KEYS.map(({ key }) => key);
    expect(new Set(names).size).toBe(names.length);
    for (const key of KEYS) expect(keyNamed(key.key)).toBe(key);
    expect(keyNamed('nothing.of.the.kind')).toBeUndefined();
    expect(keyNamed('constructor')).toBeUndefined();
  });

  it.each(KEYS.map((key) => [key.key, key] as const))('ships %s with a value of its range', (_name, key) => {
    const check = schemaOf<unknown>(key.kind);
    for (const value of [key.shipped, ...Object.values(key.shippedFor ?? {})]) expect(check.safeParse(value).error?.issues).toBeUndefined();
  });

  it('refuses a value out of range, of another type, and a part that is not declared', () => {
    const refuses = (name: KeyName, value: unknown) => expect(schemaOf<unknown>(keyNamed(name)!.kind).safeParse(value).success).toBe(false);
    refuses('lead.hold.maxDays', 0);
    refuses('lead.hold.maxDays', 1.5);
    refuses('lead.hold.maxDays', '30');
    refuses('lead.hold.maxDays', Number.NaN);
    refuses('billing.model', 'barter');
    refuses('sender.name', 'Jurilien\nBcc: x');
    refuses('credits.packs', [{ cc: 0, cents: 100 }]);
    refuses('matching.weights', { ...matchingWeights.shipped, field: 0.5 });
    refuses('wave.plan.default', []);
    refuses('wave.plan.default', [{ size: 1, minutes: 10, more: true }]);
    for (const hours of ['hours.business', 'offer.window', 'quiet.sms.weekday', 'quiet.email.service'] as const)
      refuses(hours, { ...hoursBusiness.shipped, days: [1, 2, 1] });
    refuses('tax.rates', [{ code: 'GST', province: 'QC', fr: 'TPS', en: 'GST', rateMilli: 5_000, from: '2008-02-30' }]);
  });

  it('has for every key a name and a sentence in both languages', () => {
    for (const { key } of KEYS) {
      const { label, help } = KEY_WORDS[key];
      for (const lang of ['fr', 'en'] as const) {
        expect(label[lang].trim()).not.toBe('');
        expect(label[lang]).not.toMatch(/\.$/);
        expect(help[lang]).toMatch(/\.$/);
      }
    }
    expect(Object.keys(KEY_WORDS).sort()).toEqual(KEYS.map(({ key }) => key).sort());
  });

  it.each(rows)('has %s as the specification has it (%s)', (name, asked) => {
    const key = keyNamed(name)!;
    const letters = `${key.flags.money ? 'M' : ''}${key.flags.legal ? 'L' : ''}`;
    expect(`${letters ? `${letters}·` : ''}${scopeLetter(key.scopes)}`).toBe(asked);
  });
});

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const sources = ['libs', 'services', 'console/src', 'public-site/src'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file}`)
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.(spec|testing|data)\.tsx?$|\.d\.ts$|node_modules|\/demo\//.test(file) &&
        !file.startsWith('libs/reference/src/configuration/'),
    ),
);
const read = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const all = [...read.values()].join('\n');
const here = fileURLToPath(new URL('keys', import.meta.url));
const constantOf = new Map(
  readdirSync(here)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(here, file), 'utf8').matchAll(/export const (\w+) = key\(\{\s+key: '([^']+)'/g)])
    .map(([, constant, name]) => [name!, constant!] as const),
);

describe('readers of configuration keys', () => {
  it('looks at the code', () => {
    expect(read.size).toBeGreaterThan(1_000);
    expect([...constantOf.keys()].sort()).toEqual(KEYS.map(({ key }) => key).sort());
  });

  it.each(KEYS.map(({ key }) => key))('reads %s', (name) => {
    const named = new RegExp(`\\b${constantOf.get(name)}\\b`);
    // A text that says it is a reader too: `{professional.reviewDays}`.
    expect(all.includes(`'${name}'`) || all.includes(`{${name}`) || named.test(all)).toBe(true);
  });

  it('asks no key for what it ships with', () => {
    const constants = [...constantOf.values()].join('|');
    expect(all.match(new RegExp(`\\b(?:${constants})\\.shipped\\b|\\bshippedAt\\(`, 'g'))).toBeNull();
  });

  // A check can see a name that says what the figure is; it cannot see a bare number.
  it('repeats no default under a name of its own', () => {
    const OWN = [
      /CODE_MS = \d/,
      /STEP_UP_TRIES = \d/,
      /\bUNDO_MS = \d/,
      /PASSWORD_MIN = \{ staff: \d/,
      /(?:ACCESS|REFRESH_WINDOW|STAFF_IDLE|IMPERSONATION|TOKEN_CHECK)_MS = \d/,
      /MAX_SEGMENTS = \d/,
      /UNREACHABLE_\w+ = \d/,
      /SOON_MINUTES = \d/,
      /\b(?:FEWEST|FEES_MIN) = \d/,
      /\bAT_LEAST = 10;/,
      /BACKOFF_SECONDS = \[(?:\d|, |_)+\]/,
      /\{ days: \[?\w[^}]*from: \d+ \* /,
      /rateMilli: \d/,
    ];
    const found = [...read].flatMap(([file, text]) => OWN.filter((own) => own.test(text)).map((own) => `${file}: ${String(own)}`));
    expect(found).toEqual([]);
  });
});
