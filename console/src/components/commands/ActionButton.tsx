import { Button, Tooltip, type ButtonProps } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useReadOnly } from '../../useReadOnly';

/** A button that stays reachable when unavailable and says why, to the eye and to a screen reader. */
export const ActionButton = ({
  why: reason,
  onClick,
  children,
  ...props
}: Omit<ButtonProps, 'disabled'> & { why?: string; children: ReactNode }) => {
  const id = useId();
  const why = useReadOnly() ?? reason;
  if (!why)
    return (
      <Button {...props} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <Tooltip title={why} describeChild>
      <Button
        {...props}
        variant={props.variant === 'contained' ? 'outlined' : props.variant}
        color="inherit"
        aria-disabled
        aria-describedby={id}
        onClick={(event) => event.preventDefault()}
        sx={{
          ...(props.sx as object),
          color: 'text.disabled',
          borderStyle: 'dashed',
          cursor: 'not-allowed',
          '&:hover': { bgcolor: 'transparent' },
        }}
      >
        {children}
        <span id={id} style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
          {why}
        </span>
      </Button>
    </Tooltip>
  );
};
