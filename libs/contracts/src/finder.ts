/** Words of messages and follow-ups are read, not indexed: the finder looks through those of so many last days. */
export const FOUND_TEXT_DAYS = 90;
