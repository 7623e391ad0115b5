import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { templates } from '@jurilien/notifications';
import {
  CLOSINGS,
  CONTACT_CHANNELS,
  CREDIT_REASONS,
  NEXT_STEPS,
  NOT_RETAINED_REASONS,
  REPLACEMENT_CAUSES,
  REPLACEMENT_REFUSALS,
} from '@jurilien/acceptance';
import { TOLD } from '@jurilien/persistence';
import { BLOCK_TYPES, CLOSE_REASONS } from '@jurilien/lead';
import { REFUSE_REASONS } from '@jurilien/search';
import { CONSULTATIONS } from '../../libs/acceptance/src/acceptance-words.js';
import { en } from '../../console/src/i18n/en';
import { fr } from '../../console/src/i18n/fr';
import type { Words } from '../../console/src/components/text/sentence-tools';
import { consoleModule } from '../support/console-module.js';

type Event = { type: string; data: Record<string, unknown> };
const { eventSentence } = await consoleModule<{ eventSentence: (event: Event, locale: 'fr' | 'en', words: Words) => string }>(
  'event-sentences',
);
type Codes = Record<string, Record<string, string>>;
const codes: Readonly<Record<'fr' | 'en', Codes>> = { fr: fr.codes, en: en.codes };
const GOLDEN = 'test/golden/events';

/** Every event there is, with what it may carry. */
const events = readdirSync(GOLDEN).map(
  (file) => JSON.parse(readFileSync(`${GOLDEN}/${file}`, 'utf8')) as { type: string; samples: Record<string, unknown>[] },
);
/** Those whose pages tell what happened from the audit alone. */
const PRIVACY = /^(?:Privacy|LegalHold|Erasure|PersonKey|Incident)/;
const words = (lang: 'fr' | 'en'): Words => ({
  code: (family, value) => codes[lang][family]?.[String(value)] ?? '–',
  coins: (cc) => `${Number(cc) / 100} juricoins`,
  date: () => '12 mai',
  time: () => '9 h',
  name: () => 'Me Roy',
  staff: () => 'Aude',
  field: (name) => String(name),
  fields: () => '',
});

describe.each(['fr', 'en'] as const)('the console in %s', (lang) => {
  it('says every event in a sentence, whatever of it is there', () => {
    const unsaid = events.flatMap(({ type, samples }) =>
      samples
        .map((data) => eventSentence({ type, data }, lang, words(lang)))
        .filter(
          (sentence) =>
            sentence === type.replace(/([a-z])([A-Z])/g, '$1 $2') || /undefined|NaN|\[object|null/.test(sentence) || sentence.trim() === '',
        )
        .map((sentence) => `${type}: ${sentence}`),
    );
    expect([...new Set(unsaid)]).toEqual([]);
  });

  it('says the events of requests about one’s own data, holds, erasures and incidents from what the audit tells of them', () => {
    const unsaid = events
      .filter(({ type }) => PRIVACY.test(type))
      .flatMap(({ type, samples }) =>
        samples
          .map((data) => Object.fromEntries(Object.entries(data).filter(([name]) => TOLD.includes(name))))
          .map((data) => eventSentence({ type, data }, lang, words(lang)))
          .filter((sentence) => /undefined|NaN|null/.test(sentence))
          .map((sentence) => `${type}: ${sentence}`),
      );
    expect([...new Set(unsaid)]).toEqual([]);
  });

  it('has a name for every message that is sent', () => {
    expect(Object.keys(templates).filter((rule) => !codes[lang]['rules']![rule])).toEqual([]);
  });

  it('has a name for every clock that rings', () => {
    const timers = readdirSync('libs')
      .filter((context) => existsSync(`libs/${context}/src/automations`))
      .flatMap((context) =>
        readdirSync(`libs/${context}/src/automations`, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.ts') && !/\.(spec|testing)\.ts$/.test(file))
          .flatMap((file) => [
            ...readFileSync(`libs/${context}/src/automations/${file}`, 'utf8').matchAll(/\b(?:timer|reminder)\('([^']+)'/g),
          ])
          .map(([, name]) => name!),
      );
    expect(timers).toEqual(expect.arrayContaining(['accept.sla', 'wave.end', 'lead.closeStale']));
    expect([...new Set(timers)].filter((timer) => !codes[lang]['timers']![timer])).toEqual([]);
  });

  it.each([
    ['closeReasons', CLOSE_REASONS],
    ['blockTypes', BLOCK_TYPES],
    ['refusals', REFUSE_REASONS],
    ['replacementCauses', REPLACEMENT_CAUSES],
    ['replacementRefusals', REPLACEMENT_REFUSALS],
    ['creditReasons', CREDIT_REASONS],
    ['acceptanceOutcomes', [...CONSULTATIONS, ...NEXT_STEPS, ...NOT_RETAINED_REASONS, ...CLOSINGS]],
    ['channels', CONTACT_CHANNELS],
  ] as const)('names %s', (family, all) => expect(all.filter((code) => !codes[lang][family]?.[code])).toEqual([]));
});
