import type { Answer } from '@jurilien/contracts/api';
import { useConditionWords } from '../../components/conditions/useConditionWords';
import { formatNumber } from '../../format';
import { useCode, useT } from '../../useT';
import { LANGS, type Audiences, type Lang } from './draft';

export type Versions = Answer<'GET /api/campaigns/:id/versions'>;
type Version = Versions['now'];

/** One thing that a campaign says, in words of the page or, with a language, in those of its readers. */
interface Said {
  readonly label: string;
  readonly text: string;
  readonly lang?: Lang;
}

/** What one version says otherwise than another. */
export interface Change extends Omit<Said, 'text'> {
  readonly before: string;
  readonly now: string;
}

/** All that an approval covers, thing by thing, so that two versions can be laid side by side. */
const useSaid = (audiences: Audiences) => {
  const t = useT();
  const code = useCode();
  const conditionWords = useConditionWords();
  const inLanguage = ({ words, trial }: Version, lang: Lang): Said[] => {
    const named = { lang: t(`campaigns.langs.${lang}`) };
    return [
      { label: t('campaigns.subject', named), text: words[lang].subject, lang },
      { label: t('campaigns.subjectB', named), text: trial?.subjects[lang] ?? '', lang },
      { label: t('campaigns.body', named), text: words[lang].body, lang },
    ];
  };
  const pace = ({ localTime, perMinute, rampUp }: Version): Said[] => [
    { label: t('campaigns.clock'), text: t(localTime ? 'campaigns.localTime' : 'campaigns.fixedTime') },
    { label: t('campaigns.perMinute'), text: perMinute ? formatNumber(perMinute) : t('campaigns.asFastAsAllowed') },
    { label: t('campaigns.rampUp'), text: t(rampUp ? 'conditions.yes' : 'conditions.no') },
  ];
  const trialOf = ({ trial }: Version): Said[] => [
    { label: t('campaigns.trial.secondPercent'), text: trial ? formatNumber(trial.secondPercent) : '' },
    { label: t('campaigns.trial.holdoutPercent'), text: trial ? formatNumber(trial.holdoutPercent) : '' },
    { label: t('campaigns.trial.winner'), text: trial ? t(`campaigns.trial.winners.${trial.winner}`) : '' },
  ];
  return (version: Version): Said[] => {
    const { name, channel, segment } = version;
    const facts = audiences.find(({ audience }) => audience === segment.audience)?.fields ?? [];
    return [
      { label: t('campaigns.name'), text: name },
      { label: t('campaigns.channel'), text: t(`campaigns.channels.${channel}`) },
      { label: t('campaigns.segmentName'), text: segment.name },
      { label: t('campaigns.audience'), text: t(`campaigns.audiences.${segment.audience}`) },
      { label: t('campaigns.where'), text: segment.province ? code('provinces', segment.province) : t('campaigns.everywhere') },
      { label: t('campaigns.condition'), text: conditionWords(segment.query, facts) || t('campaigns.everyone') },
      ...LANGS.flatMap((lang) => inLanguage(version, lang)),
      ...trialOf(version),
      ...pace(version),
    ];
  };
};

/** What a campaign says otherwise than when it was last approved or sent back. */
export const useChangesSince = (audiences: Audiences) => {
  const said = useSaid(audiences);
  return (before: Version, now: Version): Change[] => {
    const old = said(before);
    return said(now).flatMap(({ text, ...of }, n) => {
      const was = old[n]?.text ?? '';
      return was === text ? [] : [{ ...of, before: was, now: text }];
    });
  };
};
