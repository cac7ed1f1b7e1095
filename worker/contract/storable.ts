/** Text without what databases can't store: NUL and lone surrogates. */
export const storable = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, '');
