import { Box, MenuItem, TextField, useTheme } from '@mui/material';
import { type FigureName, regionPoints } from '@jurilien/reference';
import { useMemo, useState } from 'react';
import { Panel } from '../../components/page/Panel';
import { useT } from '../../useT';
import type { Report } from './asked';
import { figureText, labelOf, useValueName } from './shown';

const SHOWN = ['submitted', 'acceptedShare', 'unservedShare', 'unreachableShare'] as const satisfies readonly FigureName[];
const CLASSES = 5;
const [WIDTH, HEIGHT] = [720, 400];
/** North of it there are few towns, and the south would be too small to be seen. */
const [WEST, EAST, SOUTH, NORTH] = [-95.2, -57, 41.6, 55.4];

/** Where a place stands on the map: degrees of longitude are shorter up here. */
const at = (lat: number, lng: number): string =>
  `M${Math.round(((lng - WEST) / (EAST - WEST)) * WIDTH * 10) / 10} ${Math.round(((NORTH - lat) / (NORTH - SOUTH)) * HEIGHT * 10) / 10}h0`;

/** Every town and postal area that we know, by its region: together they draw it. */
function townsByRegion(): ReadonlyMap<string, string> {
  const towns = new Map<string, string>();
  for (const [region, lat, lng] of regionPoints())
    if (lat < NORTH && lat > SOUTH && lng > WEST && lng < EAST) towns.set(region, (towns.get(region) ?? '') + at(lat, lng));
  return towns;
}

/** What the shades stand for. */
const Scale = ({ from, to, colour }: { from: string; to: string; colour: (index: number) => string }) => {
  const t = useT();
  const box = (color: string, key: number) => (
    <Box key={key} aria-hidden sx={{ width: 28, height: 12, bgcolor: color, borderRadius: 0.5 }} />
  );
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', fontSize: '.75rem', color: 'text.secondary', flexWrap: 'wrap' }}>
      <span>{from}</span>
      {from === to ? (
        box(colour(CLASSES - 1), 0)
      ) : (
        <>
          {Array.from({ length: CLASSES }, (_, index) => box(colour(index), index))}
          <span>{to}</span>
        </>
      )}
      {box('divider', CLASSES)}
      <span>{t('reports.mapNothing')}</span>
    </Box>
  );
};

/** Quebec and Ontario by region, drawn of their own towns: the higher the figure, the darker. Its numbers are in the table of regions. */
export default function RegionMap({ report }: { report: Report }) {
  const t = useT();
  const { palette } = useTheme();
  const name = useValueName();
  const towns = useMemo(townsByRegion, []);
  const [figure, choose] = useState<(typeof SHOWN)[number]>('acceptedShare');
  const values = new Map(
    report.by.region.flatMap(({ value, figures }) => {
      const told = figures[figure];
      return value === null || told === null ? [] : [[value, told] as const];
    }),
  );
  const [least, most] = [Math.min(...values.values()), Math.max(...values.values())];
  const shade = (value: number): number =>
    most === least ? CLASSES - 1 : Math.min(CLASSES - 1, Math.floor(((value - least) / (most - least)) * CLASSES));
  const colour = (index: number): string => `color-mix(in srgb, ${palette.primary.main} ${24 + index * 19}%, ${palette.background.paper})`;
  return (
    <Panel title={t('reports.map')}>
      <TextField
        select
        label={t('reports.mapShown')}
        value={figure}
        sx={{ minWidth: 220, displayPrint: 'none' }}
        onChange={({ target }) => choose(SHOWN.find((one) => one === target.value) ?? 'acceptedShare')}
      >
        {SHOWN.map((one) => (
          <MenuItem key={one} value={one}>
            {labelOf(one)}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('reports.mapLabel', { figure: labelOf(figure) })}
        sx={{ width: 1, height: 'auto', display: 'block', my: 2 }}
      >
        {Array.from(towns, ([region, path]) => {
          const value = values.get(region);
          return (
            <path
              key={region}
              d={path}
              fill="none"
              stroke={value === undefined ? palette.divider : colour(shade(value))}
              strokeWidth={6}
              strokeLinecap="round"
            >
              <title>{`${name('region', region)}: ${figureText(figure, value)}`}</title>
            </path>
          );
        })}
      </Box>
      {values.size > 0 && <Scale from={figureText(figure, least)} to={figureText(figure, most)} colour={colour} />}
    </Panel>
  );
}
