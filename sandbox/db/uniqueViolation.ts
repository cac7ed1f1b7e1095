/** Whether a database error is a violation of a unique constraint. */
export const isUniqueViolation = (error: unknown) => (error as { code?: unknown } | null)?.code === '23505';
