/** A number as `tel:` wants it. */
export const telNumber = (tel: string) => `tel:${tel.replace(/[^\d+]/g, '')}`;
