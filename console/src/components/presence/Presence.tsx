import type { ATTENDED } from '@jurilien/contracts';
import { Box } from '@mui/material';
import PersonIcon from '@mui/icons-material/VisibilityOutlined';
import WritingIcon from '@mui/icons-material/EditOutlined';
import { formatList } from '../../format';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { Tag } from '../Tone';
import { usePresence } from './usePresence';

/** Who else has a record open, and who of them is writing; said to a screen reader as it changes. */
export const Presence = ({ view, id }: { view: (typeof ATTENDED)[number]; id: string }) => {
  const t = useT();
  const { nameOf } = useStaff();
  const others = usePresence(view, id);
  const groups = [
    { key: 'writing', tone: 'warning', icon: <WritingIcon sx={{ fontSize: 15 }} />, people: others.filter(({ writing }) => writing) },
    { key: 'here', tone: 'info', icon: <PersonIcon sx={{ fontSize: 15 }} />, people: others.filter(({ writing }) => !writing) },
  ] as const;
  return (
    <Box role="status" aria-label={t('presence.label')} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {groups.map(
        ({ key, tone, icon, people }) =>
          people.length > 0 && (
            <Tag key={key} tone={tone}>
              {icon} {t(`presence.${key}`, { names: formatList(people.map(({ userId }) => nameOf(userId))), count: people.length })}
            </Tag>
          ),
      )}
    </Box>
  );
};
