/** Whether a new password has spaces or invisible characters, which nobody can type again as they are. */
export const hasGaps = (password: string) => /[\s\p{Cf}\p{DI}]/u.test(password);
