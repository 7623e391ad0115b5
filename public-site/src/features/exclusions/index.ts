export { BlockList } from './block-list';
export { BlockRow } from './block-row';
export { blockTexts } from './words/block';
