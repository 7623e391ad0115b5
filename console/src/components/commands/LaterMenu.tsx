import { DAY_MS } from '@jurilien/reference';
import { Menu, MenuItem } from '@mui/material';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useT } from '../../useT';

const HOUR = 9;
/** Instants people mean when they say "later". */
const LATER = {
  tomorrow: () => at((d) => (d.setDate(d.getDate() + 1), d.setHours(HOUR, 0, 0, 0))),
  threeDays: () => at((d) => (d.setDate(d.getDate() + 3), d.setHours(HOUR, 0, 0, 0))),
  monday: () => at((d) => (d.setDate(d.getDate() + ((8 - d.getDay()) % 7 || 7)), d.setHours(HOUR, 0, 0, 0))),
  twoWeeks: () => at((d) => (d.setDate(d.getDate() + 14), d.setHours(HOUR, 0, 0, 0))),
  month: () => at((d) => d.setTime(d.getTime() + 30 * DAY_MS - 60_000)),
};
const at = (move: (d: Date) => unknown): string => {
  const d = new Date();
  move(d);
  return d.toISOString();
};

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
        {(Object.keys(LATER) as (keyof typeof LATER)[]).map((name) => (
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
