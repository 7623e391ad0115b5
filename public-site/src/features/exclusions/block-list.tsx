import type { Block } from './block.server';
import { BlockRow } from './block-row';

interface Props {
  readonly blocks: readonly Block[];
  readonly busy: boolean;
  readonly onRemove: (blockId: string) => void;
}

/** Blocks of the professional who is signed in, each with the button that removes it. */
export const BlockList = ({ blocks, busy, onRemove }: Props) => (
  <ul className="rows">
    {blocks.map((block) => (
      <BlockRow
        key={block.blockId}
        block={block}
        button={(label, say) => (
          <button type="button" className="button quiet" disabled={busy} aria-label={label} onClick={() => onRemove(block.blockId)}>
            {say}
          </button>
        )}
      />
    ))}
  </ul>
);
