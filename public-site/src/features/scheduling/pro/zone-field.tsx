import { OFFERED_ZONES, zoneWords } from '@jurilien/reference';
import { useState } from 'react';
import { useLang, useWords } from '../../../lang';
import type { Lang } from '../../../routes.table';
import { hoursTexts } from '../words/pro-hours';
import { Problem, Typed } from './typed';

const OTHER = 'other';

/** What a zone's time is called, and where it holds: `heure de l’Est (Toronto)`. */
const named = (zone: string, lang: Lang): string => `${zoneWords(zone, lang)} (${zone.split('/').at(-1)?.replaceAll('_', ' ')})`;

interface Props {
  readonly zone: string;
  readonly error: string | undefined;
  readonly onChange: (zone: string) => void;
}

/** The zones of our people, and any other by its name. */
export function ZoneField({ zone, error, onChange }: Props) {
  const t = useWords(hoursTexts);
  const lang = useLang();
  const [kept] = useState(zone);
  const [other, setOther] = useState(false);
  const offered = [...new Set([...OFFERED_ZONES, kept])];
  return (
    <>
      <div className={error ? 'field failed' : 'field'}>
        <label htmlFor="zone">{t.zone}</label>
        <p className="hint" id="zone-hint">
          {t.zoneHint}
        </p>
        <Problem id="zone" error={other ? undefined : error} />
        <select
          id="zone"
          value={other ? OTHER : zone}
          aria-describedby={error && !other ? 'zone-hint zone-error' : 'zone-hint'}
          aria-invalid={error && !other ? true : undefined}
          onChange={({ currentTarget: { value } }) => {
            setOther(value === OTHER);
            if (value !== OTHER) onChange(value);
          }}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {named(one, lang)}
            </option>
          ))}
          <option value={OTHER}>{t.zoneOther}</option>
        </select>
      </div>
      {other && (
        <>
          <Typed
            id="zone-search"
            label={t.zoneSearch}
            hint={t.zoneSearchHint}
            value={zone}
            error={error}
            list="zones"
            length={64}
            onType={onChange}
          />
          <datalist id="zones">
            {Intl.supportedValuesOf('timeZone').map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </>
      )}
    </>
  );
}
