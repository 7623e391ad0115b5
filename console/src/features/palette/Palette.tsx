import { Box, Dialog, InputAdornment, TextField } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { openPalette } from '../../layout/palette-switch';
import { useT } from '../../useT';
import { useGroups, type Group, type Item } from './items';

interface ListProps {
  id: string;
  groups: readonly Group[];
  active: Item | undefined;
  onHover: (item: Item) => void;
  onPick: (item: Item) => void;
}
const optionId = (list: string, { key }: Item) => `${list}-${key}`;

const Option = ({ id, item, on, onHover, onPick }: { id: string; item: Item; on: boolean; onHover: () => void; onPick: () => void }) => {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (on) line.current?.scrollIntoView({ block: 'nearest' });
  }, [on]);
  return (
    <Box
      ref={line}
      id={id}
      role="option"
      aria-selected={on}
      aria-disabled={item.why ? true : undefined}
      onMouseMove={onHover}
      onClick={onPick}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        flexWrap: 'wrap',
        px: 4,
        py: 1.5,
        cursor: item.why ? 'not-allowed' : 'pointer',
        bgcolor: on ? 'action.selected' : 'transparent',
        boxShadow: (theme) => (on ? `inset 3px 0 0 ${theme.palette.primary.main}` : 'none'),
      }}
    >
      <Box component="span" sx={{ fontWeight: 650, color: item.why ? 'text.secondary' : item.danger ? 'error.main' : 'text.primary' }}>
        {item.label}
      </Box>
      {item.state}
      {(item.why ?? item.detail) && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '.8125rem', overflowWrap: 'anywhere' }}>
          {item.why ?? item.detail}
        </Box>
      )}
    </Box>
  );
};

const Options = ({ id, groups, active, onHover, onPick }: ListProps) => {
  const t = useT();
  return (
    <Box id={id} role="listbox" aria-label={t('palette.title')} sx={{ overflowY: 'auto', maxHeight: '60vh', pb: 2 }}>
      {groups.map((group) => (
        <Box key={group.key} role="group" aria-label={group.title}>
          <Box aria-hidden sx={{ px: 4, pt: 2.5, pb: 1, fontSize: '.6875rem', fontWeight: 750, color: 'text.secondary' }}>
            {group.title}
          </Box>
          {group.items.map((item) => (
            <Option
              key={item.key}
              id={optionId(id, item)}
              item={item}
              on={item === active}
              onHover={() => onHover(item)}
              onPick={() => onPick(item)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
};

interface TypedProps {
  typed: string;
  list: string;
  active: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}
/** The box that keeps the focus while the lines below it are walked through. */
const Typed = ({ typed, list, active, onType, onKeyDown }: TypedProps) => {
  const t = useT();
  return (
    <TextField
      autoFocus
      fullWidth
      value={typed}
      placeholder={t('palette.placeholder')}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      slotProps={{
        htmlInput: {
          role: 'combobox',
          'aria-label': t('palette.title'),
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': list,
          'aria-activedescendant': active,
          maxLength: 100,
          autoComplete: 'off',
          spellCheck: false,
        },
        input: {
          sx: { fontSize: '1.0625rem', minHeight: 56, '& fieldset': { border: 0, borderBottom: 1, borderRadius: 0 } },
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

/** Up, down, first and last of what is listed; the choice begins again with what is typed. */
const useChoice = (groups: readonly Group[]) => {
  const [key, setKey] = useState<string>();
  const items = groups.flatMap(({ items: some }) => some);
  const at = Math.max(
    0,
    items.findIndex((item) => item.key === key),
  );
  const to = (index: number) => setKey(items[(index + items.length) % items.length]?.key);
  return { items, active: items[at], at, to, choose: (item: Item) => setKey(item.key), again: () => setKey(undefined) };
};

const close = () => openPalette(false);
const pick = (item: Item | undefined) => {
  if (!item || item.why) return;
  close();
  // The palette has given the focus back by then: what opens next takes it from there.
  setTimeout(item.act, 0);
};

/** Ctrl+K: go to a page, find anything, do what one's role and the open page allow. */
export default function Palette() {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { groups, busy, refused } = useGroups(typed);
  const { items, active, at, to, choose, again } = useChoice(groups);
  const moves: Record<string, () => void> = { ArrowDown: () => to(at + 1), ArrowUp: () => to(at - 1), Enter: () => pick(active) };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.nativeEvent.isComposing) return;
    event.preventDefault();
    move();
  };
  const said = refused ? t('finder.exactOnly') : items.length > 0 ? t('palette.count', { count: items.length }) : t('palette.nothing');
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': t('palette.title'), sx: { position: 'absolute', top: { xs: 8, sm: 72 }, m: 0 } } }}
    >
      <Typed
        typed={typed}
        list={id}
        active={active && optionId(id, active)}
        onType={(text) => {
          setTyped(text);
          again();
        }}
        onKeyDown={onKeyDown}
      />
      <Options id={id} groups={groups} active={active} onHover={choose} onPick={pick} />
      <Box role="status" aria-live="polite" aria-busy={busy} sx={{ px: 4, py: 1.5, color: 'text.secondary', fontSize: '.75rem' }}>
        {said}
      </Box>
    </Dialog>
  );
}
