/** A number as `tel:` wants it. */
export const dialled = (tel: string) => `tel:${tel.replace(/[^\d+]/g, '')}`;
