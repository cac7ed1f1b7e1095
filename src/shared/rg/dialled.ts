/** The `tel:` address of a phone number. */
export const telNumber = (tel: string) => `tel:${tel.replace(/[^\d+]/g, '')}`;
