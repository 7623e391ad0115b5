import type { ToneName } from '../../tokens';
import { useT } from '../../useT';
import { Tag } from '../Tone';

type ChangeKind = 'added' | 'removed' | 'changed' | 'moved';
const TONES: Record<ChangeKind, ToneName> = { added: 'success', removed: 'danger', changed: 'warning', moved: 'neutral' };

/** How one version differs from another in one thing. */
export const ChangeTag = ({ kind }: { kind: ChangeKind }) => {
  const t = useT();
  return <Tag tone={TONES[kind]}>{t(`drafting.kinds.${kind}`)}</Tag>;
};
