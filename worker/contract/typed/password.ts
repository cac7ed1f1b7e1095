/** Whether a new password has spaces, or control or invisible characters, which nobody can type again as they are. */
export const hasGaps = (password: string) => /[\s\p{Cc}\p{Cf}\p{DI}]/u.test(password);
