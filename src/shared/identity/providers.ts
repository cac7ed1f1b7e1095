import { socialTypes, type Provider } from '#contract/loginKinds.ts';

/** The identity providers' names, the same in every language. */
export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
};

const order: readonly Provider[] = ['google', 'facebook', 'line'];

interface Offer {
  readonly type: number;
  readonly enabled: boolean | 0 | 1;
  readonly appId?: string | null | undefined;
  readonly url?: string | null | undefined;
}

/** The identity providers that the operator's config enables. */
export const openProviders = (
  config: { readonly socialMedia?: readonly Offer[] | null | undefined } | null,
): Provider[] =>
  order.filter((provider) =>
    config?.socialMedia?.some(
      ({ type, enabled, appId, url }) => type === socialTypes[provider] && enabled && appId && url,
    ),
  );
