/** Whether the operator offers a feature: its settings can switch it off by name, and what they don't name is on (payloads K). */
export const isOffered = (
  features: Readonly<Record<string, boolean | 0 | 1>> | null | undefined,
  name: string,
): boolean => Boolean(features?.[name] ?? true);
