import { Box, InputAdornment, Link as MuiLink, TextField } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { FOUND_TEXT_DAYS } from '@jurilien/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Message } from '../../components/page/Pages';
import { Loaded, Panel } from '../../components/page/Panel';
import { useT } from '../../useT';
import { useFinder, useFoundLine, type FoundGroup } from './found';

const Group = ({ group }: { group: FoundGroup }) => {
  const t = useT();
  const line = useFoundLine();
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
              <MuiLink component={Link} to={to} sx={{ fontWeight: 700, minWidth: { sm: 130 } }}>
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
  const { query, asks, found } = useFinder(text);
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 960 }}>
      <TextField
        type="search"
        autoFocus
        fullWidth
        value={text}
        placeholder={t('finder.placeholder')}
        onChange={(event) => setText(event.target.value)}
        helperText={t('finder.hint', { days: FOUND_TEXT_DAYS })}
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
      {asks && (
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
