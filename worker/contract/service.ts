/** The `itemType` of online service in the queue of customer service; the others are links (E-07). */
export const onlineService = 1;
