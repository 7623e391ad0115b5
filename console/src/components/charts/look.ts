import { useTheme } from '@mui/material';

/** What every chart shares: colours of both themes, axes and tooltip in the console's own look. */
export const useChartLook = () => {
  const { palette } = useTheme();
  const dark = palette.mode === 'dark';
  return {
    colours: {
      main: palette.primary.main,
      soft: dark ? '#6f5bb8' : '#b3a1e6',
      accent: dark ? '#ff8a5c' : '#ff7043',
      quiet: dark ? '#6b6185' : '#cfc8de',
    },
    grid: { stroke: palette.divider },
    tick: { fontSize: 12, fill: palette.text.secondary },
    axisLine: { stroke: palette.divider },
    label: { fontSize: 12, fill: palette.text.primary, fontWeight: 700 },
    tooltip: {
      cursor: { fill: palette.action.hover },
      contentStyle: { background: palette.background.paper, border: `1px solid ${palette.divider}`, borderRadius: 8, fontSize: 13 },
      labelStyle: { color: palette.text.primary },
      itemStyle: { color: palette.text.primary },
    },
    legend: { iconType: 'square' as const, iconSize: 10, itemSorter: null, wrapperStyle: { fontSize: 12, paddingTop: 8 } },
  };
};
