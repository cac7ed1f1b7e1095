/** What the settings switch on and off, by name. */
export type Features = Readonly<Record<string, boolean | 0 | 1>> | null | undefined;

/**
 * Whether the operator offers a feature that is no activity: its settings can switch it off, and unnamed features are
 * on.
 */
export const isOn = (features: Features, name: string): boolean => Boolean(features?.[name] ?? true);
