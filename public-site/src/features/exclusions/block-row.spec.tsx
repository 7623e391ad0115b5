import { screen } from '@testing-library/react';
import { show } from '../../testing/show.testing';
import type { Block } from './block.server';
import { BlockRow } from './block-row';

const row = (actions: string[]): void => {
  const block = { blockId: 'b1', kind: 'legalAid', actions } as Block;
  show(<BlockRow block={block} button={(label, say) => <button aria-label={label}>{say}</button>} />);
};

describe('a block in the list of its owner', () => {
  it('can be taken back', () => {
    row(['RemoveBlock']);
    expect(screen.getByRole('button')).toBeDefined();
  });
  it('has no button for what could not be sent', () => {
    row([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
