import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { problemOf } from '../../../api/http';
import { Scroll } from '../../../components/list/Scroll';
import { Loaded } from '../../../components/page/Panel';
import { quiet } from '../../../components/text/who';
import { formatCoins, formatList, formatNumber, formatTime } from '../../../format';
import { useCode, useT, type Translate } from '../../../useT';
import { formatMinutes, formatShare } from '../../figures';
import { keyLabel } from '../Difference';
import { scopeWords, type Pair } from '../pairs';
import type { Previewed, PreviewQuery } from './usePreview';

type One = Previewed['previews'][number];
type Figure = One['figures'][number];

/** A value of a figure, as its unit is said; nothing to measure is a dash. */
const said = ({ unit }: Figure, value: number | null | undefined, t: Translate): string => {
  if (value === null || value === undefined) return '–';
  const words = {
    cc: formatCoins,
    minutes: (n: number) => formatMinutes(n, t),
    share: formatShare,
    count: formatNumber,
    average: formatNumber,
  };
  return words[unit](value);
};

const Figures = ({ of: { name, figures } }: { of: One }) => {
  const t = useT();
  const known = figures.some(({ was }) => was !== undefined);
  return (
    <Scroll label={t(`config.preview.names.${name}`)}>
      <TableHead>
        <TableRow>
          <TableCell>{t('config.preview.measure')}</TableCell>
          {known && <TableCell align="right">{t('config.preview.was')}</TableCell>}
          <TableCell align="right">{t('config.preview.before')}</TableCell>
          <TableCell align="right">{t('config.preview.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {figures.map((figure) => (
          <TableRow key={figure.measure}>
            <TableCell component="th" scope="row">
              {t(`config.preview.measures.${figure.measure}`)}
            </TableCell>
            {known && <TableCell align="right">{said(figure, figure.was, t)}</TableCell>}
            <TableCell align="right">{said(figure, figure.before, t)}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 700 }}>
              {said(figure, figure.after, t)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Scroll>
  );
};

/** The same by province and field of law: each figure before and after. */
const Parts = ({ of: { parts } }: { of: One }) => {
  const say = { t: useT(), code: useCode() };
  const [first] = parts;
  if (!first) return null;
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', fontSize: '.875rem', py: 1 }}>
        {say.t('config.preview.parts')}
      </Box>
      <Scroll label={say.t('config.preview.parts')}>
        <TableHead>
          <TableRow>
            <TableCell>{say.t('config.preview.place')}</TableCell>
            <TableCell align="right">{say.t('config.preview.count')}</TableCell>
            {first.figures.map(({ measure }) => (
              <TableCell key={measure} align="right">
                {say.t(`config.preview.measures.${measure}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map(({ province, field, cases, figures }) => (
            <TableRow key={`${province}|${field}`}>
              <TableCell component="th" scope="row">
                {scopeWords({ province, field }, say)}
              </TableCell>
              <TableCell align="right">{formatNumber(cases)}</TableCell>
              {figures.map((figure) => (
                <TableCell key={figure.measure} align="right">
                  {`${said(figure, figure.before, say.t)} → ${said(figure, figure.after, say.t)}`}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Scroll>
    </Box>
  );
};

/** One preview: what it is about, on how many cases it rests, its figures. */
const Impact = ({ of, at, set }: { of: One; at: string; set: readonly Pair[] }) => {
  const t = useT();
  const { name, pairs, days, cases, more } = of;
  const about = [...new Set(pairs.map((n) => keyLabel(set[n]?.key ?? '')))];
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box component="strong">{t(`config.preview.names.${name}`)}</Box>
      <Box sx={quiet}>
        {formatList(about)}
        {' · '}
        {cases === 0
          ? t('config.preview.nothing', { days })
          : t('config.preview.basis', { when: formatTime(at), cases: t(`config.preview.cases.${name}`, { n: cases }), days })}
        {more && ` ${t('config.preview.more')}`}
      </Box>
      {cases > 0 && <Figures of={of} />}
      <Parts of={of} />
    </Box>
  );
};

/** What a change would have done with the cases of the last days; settings for which the past says nothing are named. */
export const Preview = ({ query, set }: { query: PreviewQuery; set: readonly Pair[] }) => {
  const t = useT();
  if (query.error && problemOf(query.error).code === 'VALIDATION') return <Box sx={quiet}>{t('config.preview.refused')}</Box>;
  const none = [...new Set((query.data?.none ?? []).map((n) => keyLabel(set[n]?.key ?? '')))];
  return (
    <Box role="region" aria-label={t('config.preview.title')} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box component="h3" sx={{ m: 0, fontSize: '1rem' }}>
        {t('config.preview.title')}
      </Box>
      <Loaded query={query}>
        {query.data && query.data.previews.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3, minWidth: 0 }}>
            {query.data.previews.map((one) => (
              <Impact key={one.name} of={one} at={query.data.at} set={set} />
            ))}
          </Box>
        )}
        {none.length > 0 && <Box sx={quiet}>{t('config.preview.none', { count: none.length, keys: formatList(none) })}</Box>}
      </Loaded>
    </Box>
  );
};
