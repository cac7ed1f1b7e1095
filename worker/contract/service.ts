/** The `itemType` of live chat in the customer service queue; other types are links (E-07). */
export const onlineService = 1;
