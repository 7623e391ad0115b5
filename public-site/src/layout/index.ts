export { useCoins, useDollars, usePrice } from './coins';
export { Countdown, LiveCountdown } from './countdown';
export { type Described, applicationData, crumbsData, faqData, organizationData, publisher, websiteData } from './described';
export { FieldSign, KeyDrawing, LinkedDrawing, LostDrawing, PauseDrawing, SentDrawing, TalkDrawing } from './drawings';
export type { Frame } from './frame';
export { Head } from './head';
export { StructuredData } from './structured-data';
export { NotFoundPage, TroublePage, type WayOn } from './trouble';
export { useOrigin, useTwins } from './twins';
