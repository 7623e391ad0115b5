import { Box, Button, FormControlLabel, Slider, Switch } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { ErrorPanel } from '../../components/Pages';
import { Tag } from '../../components/Tone';
import { formatNumber } from '../../format';
import { useSettled } from '../../useSettled';
import { useCode, useT } from '../../useT';
import { useWhatIf, type Asked, type Changes } from './useMatching';

/** Where the sliders stand before anybody moves them. */
export interface Now {
  rate: string;
  experience: number;
  acceptDistance: boolean;
}
const MOST_KM = 500;
const MOST_YEARS = 20;

const Control = ({ label, value, children }: { label: string; value: ReactNode; children: (id: string) => ReactNode }) => {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '.8125rem' }}>
        <Box component="span" id={id} sx={{ color: 'text.secondary' }}>
          {label}
        </Box>
        <strong>{value}</strong>
      </Box>
      <Box sx={{ px: 1.5 }}>{children(id)}</Box>
    </Box>
  );
};

const Names = ({
  title,
  people,
  tone,
}: {
  title: string;
  people: readonly { readonly professionalId: string; readonly name: string }[];
  tone: 'success' | 'danger';
}) =>
  people.length === 0 ? null : (
    <Box sx={{ fontSize: '.8125rem' }}>
      <Tag tone={tone}>{title}</Tag>{' '}
      {people
        .slice(0, 12)
        .map(({ name }) => name)
        .join(', ')}
      {people.length > 12 && ` +${people.length - 12}`}
    </Box>
  );

/** Move a preference and see who would come in or drop out: nothing is changed by it. */
export const WhatIf = ({ asked, now, version }: { asked: Asked; now: Now; version?: number }) => {
  const t = useT();
  const code = useCode();
  const [moved, setMoved] = useState<Changes>({});
  const changes = useSettled(moved, 250);
  const query = useWhatIf(asked, changes, version);
  const any = Object.keys(moved).length > 0;
  const move = (change: Changes, same: boolean) => {
    const [name] = Object.keys(change) as (keyof Changes)[];
    const { [name!]: _, ...rest } = moved;
    setMoved(same ? rest : { ...rest, ...change });
  };
  const answer = any ? query.data : undefined;
  const codes = answer ? [...new Set([...Object.keys(answer.before.excluded), ...Object.keys(answer.after.excluded)])].sort() : [];
  const shifted = codes.filter((rule) => (answer!.before.excluded[rule] ?? 0) !== (answer!.after.excluded[rule] ?? 0));
  const difference = answer ? answer.after.eligible - answer.before.eligible : 0;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>{t('finder.whatIfHint')}</Box>
      <Box sx={{ display: 'grid', gap: '12px 24px', gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(180px, 1fr))' } }}>
        <Control label={t('finder.distance')} value={moved.distanceKm ? `${formatNumber(moved.distanceKm)} km` : t('finder.ownRadius')}>
          {(id) => (
            <Slider
              size="small"
              min={0}
              max={MOST_KM}
              step={25}
              value={moved.distanceKm ?? 0}
              aria-labelledby={id}
              getAriaValueText={(km) => (km ? `${km} km` : t('finder.ownRadius'))}
              onChange={(_, km) => move({ distanceKm: km as number }, km === 0)}
            />
          )}
        </Control>
        <Control label={t('finder.rate')} value={code('rates', moved.rate ?? now.rate)}>
          {(id) => (
            <Slider
              size="small"
              min={1}
              max={5}
              step={1}
              marks
              value={Number(moved.rate ?? now.rate)}
              aria-labelledby={id}
              getAriaValueText={(rate) => code('rates', String(rate))}
              onChange={(_, rate) => move({ rate: String(rate) as Changes['rate'] }, String(rate) === now.rate)}
            />
          )}
        </Control>
        <Control label={t('finder.experience')} value={t('finder.years', { count: moved.experience ?? now.experience })}>
          {(id) => (
            <Slider
              size="small"
              min={0}
              max={MOST_YEARS}
              step={1}
              value={moved.experience ?? now.experience}
              aria-labelledby={id}
              getAriaValueText={(years) => t('finder.years', { count: years })}
              onChange={(_, years) => move({ experience: years as number }, years === now.experience)}
            />
          )}
        </Control>
        <FormControlLabel
          label={t('finder.acceptDistance')}
          control={
            <Switch
              size="small"
              checked={moved.acceptDistance ?? now.acceptDistance}
              onChange={(_, on) => move({ acceptDistance: on }, on === now.acceptDistance)}
            />
          }
          sx={{ mr: 0, '& .MuiFormControlLabel-label': { fontSize: '.8125rem' } }}
        />
      </Box>
      {any && (
        <Box
          role="status"
          aria-live="polite"
          aria-busy={query.isFetching}
          sx={{ p: 3, bgcolor: 'action.hover', borderRadius: 1, display: 'grid', gap: 1.5 }}
        >
          {query.error ? (
            <ErrorPanel error={query.error} retry={() => void query.refetch()} compact />
          ) : answer ? (
            <>
              <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', flexWrap: 'wrap' }}>
                <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 800 }}>
                  {answer.before.eligible} → {answer.after.eligible}
                </Box>
                <span>
                  {difference === 0
                    ? t('finder.sameNumber')
                    : t(difference > 0 ? 'finder.moreEligible' : 'finder.fewerEligible', { count: Math.abs(difference) })}
                </span>
                <Button onClick={() => setMoved({})} sx={{ ml: 'auto' }}>
                  {t('finder.reset')}
                </Button>
              </Box>
              <Names title={t('finder.entering')} people={answer.entering} tone="success" />
              <Names title={t('finder.leaving')} people={answer.leaving} tone="danger" />
              {shifted.length > 0 && (
                <Box component="ul" sx={{ m: 0, pl: 5, fontSize: '.8125rem' }}>
                  {shifted.map((rule) => (
                    <li key={rule}>
                      {code('exclusions', rule)} ({rule}) : {answer.before.excluded[rule] ?? 0} → {answer.after.excluded[rule] ?? 0}
                    </li>
                  ))}
                </Box>
              )}
            </>
          ) : (
            t('state.loading')
          )}
        </Box>
      )}
    </Box>
  );
};
