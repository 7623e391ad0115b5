/** What a message to the team may be about; it says who answers. */
export const TOPICS = ['client', 'professional', 'candidate', 'press', 'accessibility', 'other'] as const;
export type Topic = (typeof TOPICS)[number];
