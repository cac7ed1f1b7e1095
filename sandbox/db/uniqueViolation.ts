/** Whether an error of the database says that another row has a value already that may be there once. */
export const isUniqueViolation = (error: unknown) => (error as { code?: unknown } | null)?.code === '23505';
