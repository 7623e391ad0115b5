import { Box, Button, FormControlLabel, Slider, Switch } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { ErrorPanel } from '../../components/page/Pages';
import { Tag } from '../../components/Tone';
import { COLON, formatNumber } from '../../format';
import { useSettled } from '../../useSettled';
import { useCode, useT } from '../../useT';
import { useWhatIf, type Asked, type Changes } from './useMatching';

/** Where the sliders stand before anyone moves them. */
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

type Move = (change: Changes, same: boolean) => void;

interface KnobProps {
  label: string;
  display: string;
  value: number;
  min?: number;
  max: number;
  step?: number;
  marks?: true;
  say: (value: number) => string;
  onChange: (value: number) => void;
}
const Knob = ({ label, display, say, onChange, min = 0, step = 1, ...slider }: KnobProps) => (
  <Control label={label} value={display}>
    {(id) => (
      <Slider
        {...slider}
        size="small"
        min={min}
        step={step}
        aria-labelledby={id}
        getAriaValueText={say}
        onChange={(_, value) => onChange(value)}
      />
    )}
  </Control>
);

const Knobs = ({ moved, now, move }: { moved: Changes; now: Now; move: Move }) => {
  const t = useT();
  const code = useCode();
  const rate = moved.rate ?? now.rate;
  const experience = moved.experience ?? now.experience;
  const years = (count: number) => t('finder.years', { count });
  return (
    <Box sx={{ display: 'grid', gap: '12px 24px', gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(180px, 1fr))' } }}>
      <Knob
        label={t('finder.distance')}
        display={moved.distanceKm ? `${formatNumber(moved.distanceKm)} km` : t('finder.ownRadius')}
        value={moved.distanceKm ?? 0}
        max={MOST_KM}
        step={25}
        say={(km) => (km ? `${km} km` : t('finder.ownRadius'))}
        onChange={(distanceKm) => move({ distanceKm }, distanceKm === 0)}
      />
      <Knob
        label={t('finder.rate')}
        display={code('rates', rate)}
        value={Number(rate)}
        min={1}
        max={5}
        marks
        say={(value) => code('rates', String(value))}
        onChange={(value) => move({ rate: String(value) as Changes['rate'] }, String(value) === now.rate)}
      />
      <Knob
        label={t('finder.experience')}
        display={years(experience)}
        value={experience}
        max={MOST_YEARS}
        say={years}
        onChange={(value) => move({ experience: value }, value === now.experience)}
      />
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
  );
};

type Difference = NonNullable<ReturnType<typeof useWhatIf>['data']>;

/** How many more or fewer, who they are, and by which rule. */
const Outcome = ({ answer: { before, after, entering, leaving }, onReset }: { answer: Difference; onReset: () => void }) => {
  const t = useT();
  const code = useCode();
  const difference = after.eligible - before.eligible;
  const count = (side: Difference['before'], rule: string) => side.excluded[rule] ?? 0;
  const rules = [...new Set([...Object.keys(before.excluded), ...Object.keys(after.excluded)])].sort();
  const shifted = rules.filter((rule) => count(before, rule) !== count(after, rule));
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 800 }}>
          {before.eligible} → {after.eligible}
        </Box>
        <span>
          {difference === 0
            ? t('finder.sameNumber')
            : t(difference > 0 ? 'finder.moreEligible' : 'finder.fewerEligible', { count: Math.abs(difference) })}
        </span>
        <Button onClick={onReset} sx={{ ml: 'auto' }}>
          {t('finder.reset')}
        </Button>
      </Box>
      <Names title={t('finder.entering')} people={entering} tone="success" />
      <Names title={t('finder.leaving')} people={leaving} tone="danger" />
      {shifted.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 5, fontSize: '.8125rem' }}>
          {shifted.map((rule) => (
            <li key={rule}>
              {`${code('exclusions', rule)} (${rule})${COLON}`} {count(before, rule)} → {count(after, rule)}
            </li>
          ))}
        </Box>
      )}
    </>
  );
};

/** Move a preference and see who would come in or drop out: nothing is changed by it. */
export const WhatIf = ({ asked, now, version }: { asked: Asked; now: Now; version?: number }) => {
  const t = useT();
  const [moved, setMoved] = useState<Changes>({});
  const { data, error, isFetching, refetch } = useWhatIf(asked, useSettled(moved, 250), version);
  const move: Move = (change, same) => {
    const [name] = Object.keys(change) as (keyof Changes)[];
    const { [name!]: _, ...rest } = moved;
    setMoved(same ? rest : { ...rest, ...change });
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>{t('finder.whatIfHint')}</Box>
      <Knobs moved={moved} now={now} move={move} />
      {Object.keys(moved).length > 0 && (
        <Box
          role="status"
          aria-live="polite"
          aria-busy={isFetching}
          sx={{ p: 3, bgcolor: 'action.hover', borderRadius: 1, display: 'grid', gap: 1.5 }}
        >
          {error && <ErrorPanel error={error} retry={() => void refetch()} compact />}
          {!error && (data ? <Outcome answer={data} onReset={() => setMoved({})} /> : t('state.loading'))}
        </Box>
      )}
    </Box>
  );
};
