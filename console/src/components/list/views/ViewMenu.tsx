import { IconButton, Menu, MenuItem } from '@mui/material';
import MoreIcon from '@mui/icons-material/MoreVert';
import { useState } from 'react';
import { useT } from '../../../useT';
import type { KeptView, useViewActs } from './saved-views';

interface Props {
  label: string;
  /** What people kept; nothing for a view that the list brings. */
  kept?: KeptView;
  /** The list begins with it. */
  first: boolean;
  viewKey: string;
  acts: ReturnType<typeof useViewActs>;
  onRename: () => void;
}

/** What can be done with the view that is shown: begin with it, and, of one's own, call it otherwise, share it or remove it. */
export const ViewMenu = ({ label, kept, first, viewKey, acts, onRename }: Props) => {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = t('views.options', { name: label });
  const entries: [text: string, act: () => void][] = [
    [t(first ? 'views.beginNoMore' : 'views.begin'), () => void acts.beginWith(first ? null : viewKey)],
    ...(kept?.changeable
      ? ([
          [t('views.rename'), onRename],
          [t(kept.shared ? 'views.unshare' : 'views.shareNow'), () => void acts.change(kept.id, { shared: !kept.shared })],
          [t('list.removeView', { name: label }), () => void acts.remove(kept.id)],
        ] as [string, () => void][])
      : []),
  ];
  return (
    <>
      <IconButton
        size="small"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none', alignSelf: 'center' }}
      >
        <MoreIcon sx={{ fontSize: 18 }} />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': name } }}>
        {entries.map(([text, act]) => (
          <MenuItem
            key={text}
            disabled={acts.busy}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
