import type { Answer } from '@jurilien/contracts/api';
import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { LAWYER_TYPES } from '@jurilien/reference';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ask } from '../../../api/http';
import { Download } from '../../../components/Download';
import { Scroll } from '../../../components/list/Scroll';
import { Loaded, Panel } from '../../../components/page/Panel';
import { quiet } from '../../../components/text/who';
import { useChanges } from '../../../live';
import { locale } from '../../../locale';
import { useT, type Key as TextKey } from '../../../useT';

type Gaps = Answer<'GET /api/configuration/texts'>;
type Gap = Gaps['gaps'][number];

/** Named after the view of questions, so that each draft and publication of them reads it again; those of templates do too. */
const useTextGaps = () => {
  const query = useQuery({
    queryKey: ['question-sets', 'text-gaps'],
    queryFn: ({ signal }) => ask('GET /api/configuration/texts', { signal }),
  });
  useChanges('message-templates', () => void query.refetch());
  return query;
};

/** Which text it is: the questions of a field of law, where they are written, or a message. */
const Where = ({ gap: { in: where, name, version, draft, question } }: { gap: Gap }) => {
  const t = useT();
  const field = LAWYER_TYPES.find(({ code }) => code === name)?.[locale];
  const asked = field ? <Link to={`/questions/${name}`}>{field}</Link> : t('config.gaps.common');
  return (
    <>
      {where === 'template' ? <Link to={`/comms/templates/${name}`}>{t('config.gaps.template', { name })}</Link> : asked}
      {draft && ` · ${t('config.gaps.draft')}`}
      {version !== undefined && ` · ${t('config.gaps.version', { version })}`}
      <Box component="code" sx={{ display: 'block', fontSize: '.6875rem', color: 'text.secondary' }}>
        {question}
      </Box>
    </>
  );
};

const Line = ({ gap }: { gap: Gap }) => {
  const t = useT();
  const part = t(`config.gaps.parts.${gap.part}` as TextKey);
  const listed = (names: readonly string[]) => names.join(', ') || '–';
  return (
    <TableRow sx={{ '& td': { verticalAlign: 'top' } }}>
      <TableCell component="th" scope="row">
        <Where gap={gap} />
      </TableCell>
      <TableCell>{gap.of === undefined ? part : t('config.gaps.of', { part, of: gap.of })}</TableCell>
      <TableCell>
        {t(`config.gaps.codes.${gap.code}`)}
        {gap.only && <Box sx={quiet}>{t('config.gaps.only', { fr: listed(gap.only.fr), en: listed(gap.only.en) })}</Box>}
      </TableCell>
    </TableRow>
  );
};

const Found = ({ found: { gaps, sets, templates } }: { found: Gaps }) => {
  const t = useT();
  if (gaps.length === 0) return <Box>{t('config.gaps.none', { sets, templates })}</Box>;
  return (
    <>
      <strong>{t('config.gaps.count', { count: gaps.length })}</strong>
      <Scroll label={t('config.gaps.title')}>
        <TableHead>
          <TableRow>
            {(['text', 'part', 'gap'] as const).map((column) => (
              <TableCell key={column}>{t(`config.gaps.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {gaps.map((gap) => (
            <Line key={JSON.stringify(gap)} gap={gap} />
          ))}
        </TableBody>
      </Scroll>
    </>
  );
};

/** Questions and messages that say something in one language alone. */
export const TextGaps = () => {
  const t = useT();
  const query = useTextGaps();
  return (
    <Panel title={t('config.gaps.title')}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
        <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
          <Box sx={{ ...quiet, flex: 1, minWidth: 200 }}>{t('config.gaps.hint')}</Box>
          <Download route="GET /api/configuration/texts.csv" given={{ query: { lang: locale } }} file="texts.csv" label="config.gaps.csv" />
        </Box>
        <Loaded query={query} lines={2}>
          {query.data && <Found found={query.data} />}
        </Loaded>
      </Box>
    </Panel>
  );
};
