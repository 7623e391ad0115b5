import { formatNumber } from '../../format';
import { intlLocale } from '../../locale';
import type { Translate } from '../../useT';

const percent = new Intl.NumberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 0 });

/** A share as people say it; nothing known is a dash. */
export const formatShare = (share: number | null | undefined): string =>
  share === null || share === undefined ? '–' : percent.format(share);
export const shareOf = (part: number, whole: number): number | null => (whole ? part / whole : null);
/** Minutes up to two hours, then hours. */
export const formatMinutes = (minutes: number | null | undefined, t: Translate): string =>
  minutes === null || minutes === undefined
    ? '–'
    : minutes < 120
      ? t('figures.minutes', { n: formatNumber(Math.round(minutes * 10) / 10) })
      : t('figures.hours', { n: formatNumber(Math.round(minutes / 6) / 10) });
