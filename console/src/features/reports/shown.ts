import { type FigureName, FIGURE_WORDS, figureWords, lastingWords, REPORT_WORDS, shareWords } from '@jurilien/reference';
import { formatNumber } from '../../format';
import { locale } from '../../locale';
import { useRegion } from '../../regions';
import { useCode, useT } from '../../useT';

/** A figure as its unit is written, everywhere alike; nothing known is a dash. */
export const figureText = (name: FigureName, value: number | null | undefined): string => figureWords(name, value, locale);
/** A part of a whole as people say it. */
export const partText = (part: number | null, whole: number | null): string => (part === null || !whole ? '–' : shareText(part / whole));
export const shareText = (share: number): string => shareWords(share, locale);
/** A number; one that may not be told is a dash. */
export const numberText = (n: number | null): string => (n === null ? '–' : formatNumber(n));
/** What a part of the report is called. */
export const partLabel = (of: keyof typeof REPORT_WORDS): string => REPORT_WORDS[of][locale].label;
export const labelOf = (name: FigureName): string => FIGURE_WORDS[name][locale].label;

/** How long something took, from minutes; nothing known is a dash. */
export const lastingText = (minutes: number | null | undefined): string => lastingWords(minutes, locale);

/** What a part of the requests is called: a region by its name, a field by its words, what people wrote as it is. */
export const useValueName = () => {
  const [t, code, region] = [useT(), useCode(), useRegion()];
  return (dimension: string, value: string | null): string => {
    if (value === null) return t('reports.unknown');
    switch (dimension) {
      case 'region':
        return region(value);
      case 'field':
        return code('lawyerTypes', value);
      case 'province':
        return code('provinces', value);
      case 'lang':
        return code('langs', value);
      case 'source':
        return code('channels', value);
      default:
        return value;
    }
  };
};

/** Why a request ended, or was credited, in words. */
export const useReason = () => {
  const [t, code] = [useT(), useCode()];
  return (kind: 'unserved' | 'lost' | 'refunds', reason: string): string => {
    if (kind === 'unserved') return code('unservedReasons', reason);
    if (kind === 'refunds') return code('creditReasons', reason);
    const [ending = '', why] = reason.split(':');
    const how: Readonly<Record<string, string>> = {
      rejected: t('reports.ending.rejected'),
      closed: t('reports.ending.closed'),
      withdrawn: t('reports.ending.withdrawn'),
      blocked: t('reports.ending.blocked'),
      notConfirmed: t('reports.ending.notConfirmed'),
    };
    const families = { rejected: 'rejectReasons', closed: 'closeReasons', withdrawn: 'withdrawReasons', blocked: 'blockTypes' } as const;
    const family = ending in families ? families[ending as keyof typeof families] : undefined;
    return [how[ending] ?? ending, family && why ? code(family, why) : why].filter(Boolean).join(' – ');
  };
};
