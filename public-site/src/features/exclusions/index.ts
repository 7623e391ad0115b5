export { BlockList } from './block-list';
export { blockTexts } from './words/block';
