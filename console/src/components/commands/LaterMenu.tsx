import { Menu, MenuItem } from '@mui/material';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useT } from '../../useT';
import { LATER, LATERS } from './later';

interface Props {
  /** The button that opens the menu. */
  readonly children: (open: (event: MouseEvent<HTMLElement>) => void) => ReactNode;
  /** @param until ISO 8601 UTC, thirty days ahead at most */
  readonly onPick: (until: string) => void;
}

/** Until when something is put off. */
export const LaterMenu = ({ children, onPick }: Props) => {
  const t = useT();
  const [menu, setMenu] = useState<HTMLElement>();
  return (
    <>
      {children((event) => setMenu(event.currentTarget))}
      <Menu open={menu !== undefined} anchorEl={menu} onClose={() => setMenu(undefined)}>
        {LATERS.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              onPick(LATER[name]());
              setMenu(undefined);
            }}
          >
            {t(`later.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
