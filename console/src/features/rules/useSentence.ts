import { KEY_WORDS, type KeyName } from '@jurilien/reference';
import { inLocale } from '../../locale';
import { useT, type Key } from '../../useT';
import type { Catalogue, Delay, RuleText } from './useRules';

/** A delay in words: an amount, before or after, or the setting that says it. */
export const useDelayWords = () => {
  const t = useT();
  return (delay: Delay): string => {
    if ('key' in delay) return t('rules.delay.configured', { setting: inLocale(KEY_WORDS[delay.key as KeyName].label) });
    if (delay.amount === 0) return t('rules.delay.atOnce');
    const amount = t(`rules.units.${delay.unit}` as Key, { n: Math.abs(delay.amount) });
    return t(delay.amount > 0 ? 'rules.delay.after' : 'rules.delay.before', { amount });
  };
};

/** A rule read as a sentence: the moment, when, who hears, on which ways. */
export const useSentence = (catalogue: Catalogue | undefined) => {
  const t = useT();
  const delayWords = useDelayWords();
  return ({ trigger, delays, audience, channels }: RuleText): string => {
    const moment = catalogue?.triggers.find(({ key }) => key === trigger)?.label;
    return t('rules.sentence', {
      moment: moment ? inLocale(moment) : trigger,
      when: delays.map(delayWords).join(', '),
      who: t(`rules.audiences.${audience}`),
      ways: channels.map((channel) => t(`rules.channels.${channel}`)).join(', '),
    });
  };
};
