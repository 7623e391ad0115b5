import { Button, Menu, type ButtonProps, type MenuProps } from '@mui/material';
import { useState, type ReactNode } from 'react';

interface MenuButtonProps extends Pick<ButtonProps, 'startIcon' | 'endIcon'> {
  label: string;
  /** How the open menu looks. */
  paper?: MenuProps['slotProps'];
  /** Its entries; `close` ends the menu. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a menu under itself. */
export const MenuButton = ({ label, paper, children, ...icons }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        {...icons}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close} slotProps={paper}>
        {children(close)}
      </Menu>
    </>
  );
};
