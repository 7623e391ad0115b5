import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { useT } from '../../useT';
import { ActionButton } from '../commands/ActionButton';
import { PageHeader } from '../page/PageHeader';
import type { Drafting } from './useDrafting';

interface Props {
  /** The list it is one of. */
  readonly list: { readonly to: string; readonly title: string };
  readonly title: string;
  readonly editor: Drafting & { readonly whyNoPublish: string | undefined };
  readonly onPublish: () => void;
}

/** What is drafted, the way back to its list, and the two buttons: the draft is saved, and it is published. */
export const DraftHead = ({ list, title, editor: { forbidden, dirty, busy, save, whyNoPublish }, onPublish }: Props) => {
  const t = useT();
  return (
    <>
      <Box component={Link} to={list.to} sx={{ color: 'text.secondary', display: 'inline-block', py: 2 }}>
        ← {list.title}
      </Box>
      <PageHeader
        title={title}
        aside={
          <>
            <ActionButton variant="outlined" why={forbidden ?? (dirty ? undefined : t('drafting.whySaved'))} onClick={save}>
              {t(busy ? 'actions.sending' : 'drafting.save')}
            </ActionButton>
            <ActionButton variant="contained" why={whyNoPublish} onClick={onPublish}>
              {t('drafting.publish')}
            </ActionButton>
          </>
        }
      />
    </>
  );
};
