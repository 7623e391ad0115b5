import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { problemOf } from '../../../api/http';
import { Scroll } from '../../../components/list/Scroll';
import { Loaded } from '../../../components/page/Panel';
import { quiet } from '../../../components/text/who';
import { formatCoins, formatDate, formatList, formatNumber, formatTime } from '../../../format';
import { useCode, useT, type Translate } from '../../../useT';
import { formatMinutes, formatShare } from '../../figures';
import { keyLabel } from '../Difference';
import { scopeWords, type Pair } from '../pairs';
import type { Previewed, PreviewQuery } from './usePreview';
import type { preview as words } from './words.fr';

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

type Part = One['parts'][number];
/** By what cases are told apart. */
const byOf = ({ class: of, day }: Part): 'place' | 'class' | 'day' => (day ? 'day' : of ? 'class' : 'place');
const partWords = ({ province, field, class: of, day }: Part, say: { t: Translate; code: ReturnType<typeof useCode> }): string => {
  if (day) return formatDate(`${day}T12:00:00`);
  return [...(of ? [say.t(`config.preview.classes.${of}`)] : []), ...(of && !province ? [] : [scopeWords({ province, field }, say)])].join(
    ', ',
  );
};

/** The same by place, by class of messages or by day: each figure before and after. */
const Parts = ({ of: { parts } }: { of: One }) => {
  const say = { t: useT(), code: useCode() };
  const [first] = parts;
  if (!first) return null;
  const by = byOf(first);
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', fontSize: '.875rem', py: 1 }}>
        {say.t(`config.preview.parts.${by}`)}
      </Box>
      <Scroll label={say.t(`config.preview.parts.${by}`)}>
        <TableHead>
          <TableRow>
            <TableCell>{say.t(`config.preview.by.${by}`)}</TableCell>
            <TableCell align="right">{say.t('config.preview.count')}</TableCell>
            {first.figures.map(({ measure }) => (
              <TableCell key={measure} align="right">
                {say.t(`config.preview.measures.${measure}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map((part) => (
            <TableRow key={partWords(part, say)}>
              <TableCell component="th" scope="row">
                {partWords(part, say)}
              </TableCell>
              <TableCell align="right">{formatNumber(part.cases)}</TableCell>
              {part.figures.map((figure) => (
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

/** On what the figures rest: cases of the last days, or what there is today. */
const basisOf = ({ name, days, cases }: One, at: string, t: Translate): string => {
  const when = formatTime(at);
  const counted = t(`config.preview.cases.${name}`, { n: cases });
  if (days === null) return cases === 0 ? t('config.preview.nothingToday') : t('config.preview.basisToday', { when, cases: counted });
  return cases === 0 ? t('config.preview.nothing', { days }) : t('config.preview.basis', { when, cases: counted, days });
};
/** What a preview cannot know, or from when on the change would count. */
const NOTES: { readonly [N in One['name']]?: readonly (keyof typeof words.notes)[] } = {
  drafts: ['longer'],
  offerWindow: ['opening'],
  unserved: ['longer'],
  claims: ['once'],
  creditWindows: ['longer'],
  surveys: ['longer'],
  quietHours: ['ownHours'],
  contactData: ['keepsDate'],
  documents: ['keepsDate', 'gone'],
  enquiries: ['keepsDate', 'gone'],
  surveyNames: ['keepsDate', 'gone'],
  explanations: ['atOnce', 'gone'],
  messageBodies: ['atOnce', 'gone'],
  candidates: ['keepsDate', 'gone'],
  jobApplications: ['keepsDate', 'gone'],
  conversations: ['atOnce', 'holds'],
  stoppedRequests: ['atOnce', 'holds'],
  endedRequests: ['atOnce', 'holds'],
  requestDetails: ['atOnce', 'holds'],
  acceptedRequests: ['atOnce', 'holds'],
  professionals: ['atOnce', 'holds'],
  licenceProofs: ['atOnce', 'holds'],
  consents: ['atOnce'],
  books: ['atOnce'],
  accessLog: ['atOnce'],
  incidents: ['atOnce'],
  privacyRequests: ['atOnce'],
};

/** One preview: what it is about, on how many cases it rests, its figures. */
const Impact = ({ of, at, set }: { of: One; at: string; set: readonly Pair[] }) => {
  const t = useT();
  const { name, pairs, cases, more } = of;
  const notes = NOTES[name] ?? [];
  const about = [...new Set(pairs.map((n) => keyLabel(set[n]?.key ?? '')))];
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box component="strong">{t(`config.preview.names.${name}`)}</Box>
      <Box sx={quiet}>
        {formatList(about)}
        {' · '}
        {basisOf(of, at, t)}
        {more && ` ${t('config.preview.more')}`}
      </Box>
      {notes.length > 0 && <Box sx={quiet}>{notes.map((note) => t(`config.preview.notes.${note}`)).join(' ')}</Box>}
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
