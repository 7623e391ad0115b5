import { Button } from '@mui/material';
import { useCloseNotification, useTranslate } from 'react-admin';

/** In a notification: takes back what it tells. What was done is in the log, and so is its end: nothing waits for the toast to close. */
export const UndoAction = ({ onUndo }: { onUndo: () => void }) => {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        close();
        onUndo();
      }}
    >
      {translate('ra.action.undo')}
    </Button>
  );
};
