/** Text without what databases can't store: NUL, and halves of a surrogate pair. */
export const storable = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, '');
