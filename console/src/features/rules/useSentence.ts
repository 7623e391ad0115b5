import { KEY_WORDS, type KeyName } from '@jurilien/reference';
import { weekWords } from '../../components/hours/week-words';
import { inLocale } from '../../locale';
import { useT, type Key } from '../../useT';
import type { Catalogue, Delay, RuleText } from './useRules';

/** A delay in words: an amount, before or after, or the setting that says it. */
export const useDelayWords = () => {
  const t = useT();
  return (delay: Delay): string => {
    if ('key' in delay) {
      const setting = inLocale(KEY_WORDS[delay.key as KeyName].label);
      return t(delay.before ? 'rules.delay.configuredBefore' : 'rules.delay.configured', { setting });
    }
    if (delay.amount === 0) return t('rules.delay.atOnce');
    const amount = t(`rules.units.${delay.unit}` as Key, { n: Math.abs(delay.amount) });
    return t(delay.amount > 0 ? 'rules.delay.after' : 'rules.delay.before', { amount });
  };
};

/** A rule read as a sentence: the moment, when, who hears, on which ways. */
export const useSentence = (catalogue: Catalogue | undefined) => {
  const t = useT();
  const delayWords = useDelayWords();
  const waysOf = ({ channels, inTurn }: RuleText): string => {
    const names = channels.map((channel) => t(`rules.channels.${channel}`));
    return inTurn ? names.reduce((first, next) => t('rules.inTurn', { first, next })) : names.join(', ');
  };
  const minutes = (n: number): string => t('rules.units.minutes', { n });
  const remindsWords = ({ reminds }: RuleText): string[] =>
    reminds ? [t('rules.reminds.within', { least: minutes(reminds.leastMinutes), rest: minutes(reminds.restMinutes) })] : [];
  return (text: RuleText): string => {
    const { trigger, delays, window, audience } = text;
    const moment = catalogue?.triggers.find(({ key }) => key === trigger)?.label;
    return t('rules.sentence', {
      moment: moment ? inLocale(moment) : trigger,
      when: [
        ...delays.map(delayWords),
        ...remindsWords(text),
        ...(window ? [t('rules.within', { hours: weekWords(window, t) })] : []),
      ].join(', '),
      who: t(`rules.audiences.${audience}`),
      ways: waysOf(text),
    });
  };
};
