import type { AccountRow } from '@jurilien/rows/identity';
import type { LeadRow } from '@jurilien/rows/processes';
import type { MessageRow } from '@jurilien/rows/messaging';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Box, InputAdornment, Link as MuiLink, TextField } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import type { Answer } from '@jurilien/contracts/api';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ask } from '../../api/http';
import { Message } from '../../components/page/Pages';
import { Loaded, Panel } from '../../components/page/Panel';
import { State } from '../../components/Tone';
import { formatMoment, formatPhone } from '../../format';
import { useRegion } from '../../regions';
import { useSettled } from '../../useSettled';
import { useCode, useT } from '../../useT';
import { stateOf } from '../lawyers';

/** What was found in one place. */
type FoundGroup = Answer<'POST /api/finder'>['groups'][number];

const SHORTEST = 2;
interface Line {
  id: string;
  title: string;
  detail: string;
  to?: string;
  state?: React.ReactNode;
}

/** A row of any place as one line: what it is called, what tells it apart, where it opens. */
const useLine = () => {
  const code = useCode();
  const region = useRegion();
  const joined = (...words: (string | null | undefined)[]) => words.filter((word) => word && word !== '–').join(' · ');
  return (place: FoundGroup['place'], found: Readonly<Record<string, unknown>>): Line => {
    if (place === 'leads') {
      const row = found as unknown as LeadRow;
      return {
        id: row.id,
        title: row.code ?? '–',
        detail: joined(row.clientName, code('lawyerTypes', row.lawyerType), region(row.region), formatPhone(row.phoneNumber), row.email),
        to: `/leads/${row.id}`,
        state: <State family="states" value={row.state} />,
      };
    }
    if (place === 'professionals') {
      const row = found as unknown as ProfessionalRow;
      return {
        id: row.id,
        title: row.name,
        detail: joined(code('titles', row.title), row.firm, row.province, row.licenceNo, formatPhone(row.phoneNumber), row.email),
        to: `/lawyers/${row.id}`,
        state: <State family="professionalStates" value={stateOf(row)} />,
      };
    }
    if (place === 'messages') {
      const row = found as unknown as MessageRow;
      return {
        id: row.id as string,
        title: code('rules', row.rule),
        detail: joined(code('channels', row.channel), row.to, formatMoment(row.queuedAt)),
        to: row.leadId
          ? `/leads/${row.leadId}`
          : row.recipientKind === 'professional'
            ? `/lawyers/${row.recipientId}?tab=messages`
            : `/messages?filter=${encodeURIComponent(JSON.stringify({ id: row.id }))}`,
        state: <State family="messageStates" value={row.state} />,
      };
    }
    if (place === 'user-accounts') {
      const row = found as unknown as AccountRow;
      return { id: row.id, title: row.username, detail: joined(row.email), to: `/users/${row.id}` };
    }
    const row = found as { id: string; from?: string; lastAt?: string };
    return { id: row.id, title: formatPhone(row.from), detail: joined(formatMoment(row.lastAt)), to: '/messages' };
  };
};

const Group = ({ group }: { group: FoundGroup }) => {
  const t = useT();
  const line = useLine();
  return (
    <Panel
      title={t(`finder.places.${group.place}`)}
      flush
      aside={<Box sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>{t('finder.found', { count: group.total })}</Box>}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {group.rows.map((found) => {
          const { id, title, detail, to, state } = line(group.place, found);
          return (
            <Box
              component="li"
              key={id}
              data-row
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 3,
                flexWrap: 'wrap',
                px: 4,
                py: 1.5,
                borderTop: 1,
                borderColor: 'divider',
                '&:hover, &:focus-within': { bgcolor: 'action.hover' },
              }}
            >
              <MuiLink component={Link} to={to!} sx={{ fontWeight: 700, minWidth: { sm: 130 } }}>
                {title}
              </MuiLink>
              {state}
              <Box sx={{ color: 'text.secondary', fontSize: '.8125rem', overflowWrap: 'anywhere' }}>{detail}</Box>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
};

/** One box for whatever is in hand. What is typed may be a name or a number: it stays out of the address. */
export const FindAnything = () => {
  const t = useT();
  const [text, setText] = useState('');
  // An address is a question of its own, and questions are counted: half of one is not asked.
  const q = useSettled(text, text.includes('@') ? 900 : 250).trim();
  const query = useQuery({
    queryKey: ['finder', q],
    queryFn: ({ signal }) => ask('POST /api/finder', { body: { q }, signal }),
    enabled: q.length >= SHORTEST,
    placeholderData: (old) => old,
    gcTime: 60_000,
  });
  const found = q.length >= SHORTEST ? query.data : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 960 }}>
      <TextField
        type="search"
        autoFocus
        fullWidth
        value={text}
        placeholder={t('finder.placeholder')}
        onChange={(event) => setText(event.target.value)}
        helperText={t('finder.hint')}
        slotProps={{
          htmlInput: { 'aria-label': t('finder.anything'), maxLength: 100, autoComplete: 'off', spellCheck: false },
          input: {
            sx: { fontSize: '1.0625rem', minHeight: 48 },
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      {q.length >= SHORTEST && (
        <Box aria-live="polite" aria-busy={query.isFetching} sx={{ display: 'grid', gap: 4 }}>
          <Loaded query={query} lines={5}>
            {found?.kind === 'refused' ? (
              <Message drawing="locked" title={t('finder.exactOnly')} text={t('finder.exactOnlyText')} compact />
            ) : found && found.groups.length === 0 ? (
              <Message drawing="empty" title={t('finder.nothing')} text={t('finder.nothingText')} compact />
            ) : (
              found?.groups.map((group) => <Group key={group.place} group={group} />)
            )}
          </Loaded>
        </Box>
      )}
    </Box>
  );
};
