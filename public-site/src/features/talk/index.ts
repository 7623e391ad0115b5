export { ClientTalk, ProTalk } from './live-talk';
export { talkTexts } from './words/talk';
