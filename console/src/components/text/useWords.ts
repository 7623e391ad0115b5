import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { formatCoins, formatMoment, formatTime } from '../../format';
import type { Words } from './sentence-tools';
import { locale } from '../../locale';

/** Words for event sentences, with the names of the professionals the page already knows. */
export const useWords = (names: ReadonlyMap<string, string>, staff: (id: string) => string): Words => {
  const translate = useTranslate();
  return useMemo(() => {
    const field = (name: unknown) => translate(`fields.${String(name)}`, { _: String(name ?? '') });
    return {
      code: (family, value) =>
        value === undefined || value === null ? '–' : translate(`codes.${family}.${String(value)}`, { _: String(value) }),
      coins: (cc) => formatCoins(typeof cc === 'number' && !Number.isNaN(cc) ? cc : null),
      date: (at) => formatMoment(at as string),
      time: (at) => formatTime(at as string),
      staff: (id) => staff(String(id ?? '')),
      name: (id) => names.get(String(id)) ?? (locale === 'fr' ? 'un professionnel' : 'a professional'),
      field,
      fields: (data) => {
        const changed = Array.isArray(data.changed) ? data.changed : Object.keys((data.facts ?? {}) as object);
        return changed.length ? ` (${changed.map((name) => field(name).toLowerCase()).join(', ')})` : '';
      },
    };
  }, [translate, names, staff]);
};
