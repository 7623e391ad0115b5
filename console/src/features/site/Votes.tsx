import type { Answer } from '@jurilien/contracts/api';
import { Box, Link, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/http';
import { Loaded, Panel } from '../../components/page/Panel';
import { formatNumber } from '../../format';
import { locale } from '../../locale';
import { useT } from '../../useT';
import { Scroll } from '../../components/list/Scroll';

type Voted = Answer<'GET /api/faq-votes'>['data'][number];
const FAQ = { fr: '/faq', en: '/en/faq' } as const;

/** The questions in words; without them their anchors say enough. */
const askedInWords = async (): Promise<Readonly<Record<string, string>>> => {
  const answer = await fetch('/questions.json');
  return answer.ok ? ((await answer.json()) as Record<string, Record<string, string>>)[locale]! : {};
};

/** Whether the answers of the questions page helped, the least helpful first: what to write again. */
export const Votes = () => {
  const t = useT();
  const query = useQuery({
    queryKey: ['faq-votes'],
    queryFn: ({ signal }) => ask('GET /api/faq-votes', { signal }),
    refetchInterval: 60_000,
  });
  const words = useQuery({ queryKey: ['faq-words'], queryFn: askedInWords, retry: false }).data ?? {};
  const rows = query.data?.data ?? [];
  const share = ({ useful, useless }: Voted): string => `${formatNumber(Math.round((100 * useful) / (useful + useless)))} %`;
  return (
    <Panel title={t('site.votes')}>
      <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 3 }}>{t('site.votesHint')}</Box>
      <Loaded query={query} isEmpty={rows.length === 0} empty={t('site.noVotes')} lines={4}>
        <Scroll label={t('site.votes')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('site.question')}</TableCell>
              <TableCell align="right">{t('site.useless')}</TableCell>
              <TableCell align="right">{t('site.useful')}</TableCell>
              <TableCell align="right">{t('site.share')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.question}>
                <TableCell component="th" scope="row" sx={{ minWidth: 176, overflowWrap: 'anywhere' }}>
                  <Link href={`${FAQ[locale]}#${row.question}`}>{words[row.question] ?? row.question}</Link>
                </TableCell>
                <TableCell align="right">{formatNumber(row.useless)}</TableCell>
                <TableCell align="right">{formatNumber(row.useful)}</TableCell>
                <TableCell align="right">{share(row)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Scroll>
      </Loaded>
    </Panel>
  );
};
