import { Box, ListSubheader, MenuItem, Typography } from '@mui/material';
import MoreIcon from '@mui/icons-material/ExpandMore';
import { useT } from '../../useT';
import { MenuButton } from './MenuButton';

interface MenuAction {
  key: string;
  label: string;
  /** Why it cannot be done now. */
  why?: string;
  danger?: boolean;
  act: () => void;
}
export interface MenuGroup {
  key: string;
  title?: string;
  actions: MenuAction[];
}

/** Every other action of a page: what cannot be done says why instead of hiding. */
export const MoreActions = ({ groups }: { groups: MenuGroup[] }) => {
  const t = useT();
  return (
    <MenuButton label={t('lead.more')} endIcon={<MoreIcon />} paper={{ paper: { sx: { maxHeight: 520, width: 360, maxWidth: '92vw' } } }}>
      {(close) =>
        groups.flatMap(({ key, title, actions }) => [
          ...(title
            ? [
                <ListSubheader
                  key={key}
                  role="presentation"
                  sx={{ lineHeight: '30px', fontWeight: 750, fontSize: '.6875rem', bgcolor: 'background.paper' }}
                >
                  {title}
                </ListSubheader>,
              ]
            : []),
          ...actions.map((action) => (
            <MenuItem
              key={action.key}
              aria-disabled={Boolean(action.why)}
              sx={{ display: 'block', whiteSpace: 'normal', py: 1.25 }}
              onClick={() => {
                if (action.why) return;
                close();
                action.act();
              }}
            >
              <Box sx={{ color: action.why ? 'text.disabled' : action.danger ? 'error.main' : 'text.primary', fontWeight: 600 }}>
                {action.label}
              </Box>
              {action.why && (
                <Typography variant="caption" color="text.secondary">
                  {action.why}
                </Typography>
              )}
            </MenuItem>
          )),
        ])
      }
    </MenuButton>
  );
};
