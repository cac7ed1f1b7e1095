import type { Brand } from './brand.ts';
import { screenshotsOf } from './icons.ts';

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** A shortcut's names. */
interface Label {
  readonly name: string;
  readonly short_name?: string;
  readonly description: string;
}

const shortcut = (name: string, label: Label, url: string) => ({
  ...label,
  url,
  icons: [{ src: `/icons/shortcut-${name}.png`, sizes: '96x96', type: 'image/png' }],
});

/** The languages that have a manifest; a brand's further ones use the English one. */
export type ManifestLanguage = 'en' | 'fil';

/** The shortcuts' names in each language. */
const labels: Record<ManifestLanguage, Record<'search' | 'deposit' | 'jackpot' | 'support', Label>> = {
  en: {
    search: { name: 'Search games', short_name: 'Search', description: 'Find a game by its name' },
    deposit: { name: 'Deposit', description: 'Put money into the wallet' },
    jackpot: { name: 'Lucky Jackpot', short_name: 'Jackpot', description: 'See the jackpots and the prize wheel' },
    support: { name: 'Customer service', short_name: 'Support', description: 'Reach a person, or a helpline' },
  },
  fil: {
    search: { name: 'Maghanap ng laro', short_name: 'Maghanap', description: 'Hanapin ang laro ayon sa pangalan' },
    deposit: { name: 'Mag-deposit', description: 'Maglagay ng pera sa wallet' },
    jackpot: {
      name: 'Lucky Jackpot',
      short_name: 'Jackpot',
      description: 'Tingnan ang mga jackpot at ang prize wheel',
    },
    support: { name: 'Customer service', short_name: 'Tulong', description: 'Kumausap ng tao, o tumawag sa helpline' },
  },
};

/** The file of the manifest in a language. */
export const manifestFile = (language: ManifestLanguage) =>
  language === 'en' ? 'manifest.webmanifest' : 'manifest.fil.webmanifest';

/** A brand's web app manifest in a language (O-09, FB-01, B15): the same app in each, by its `id`. */
export const manifestOf = async (brand: Brand, language: ManifestLanguage = 'en') => ({
  name: brand.name,
  short_name: brand.shortName,
  description: (language === 'fil' && brand.filipino?.description) || brand.description,
  id: '/',
  start_url: '/?source=pwa',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'portrait',
  theme_color: brand.palette.background,
  background_color: brand.palette.background,
  lang: language,
  dir: 'ltr',
  categories: ['games', 'entertainment'],
  prefer_related_applications: false,
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
    icon('monochrome', 512, 'monochrome'),
  ],
  screenshots: (await screenshotsOf(brand)).map((screenshot, at) => ({
    ...screenshot,
    label: (language === 'fil' && brand.filipino?.labels[at]) || screenshot.label,
  })),
  share_target: {
    action: '/feedback',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'pictures', accept: ['image/*'] }] },
  },
  shortcuts: [
    shortcut('search', labels[language].search, '/game/search'),
    shortcut('deposit', labels[language].deposit, '/wallets?name=deposit'),
    shortcut('jackpot', labels[language].jackpot, '/activity/jackpot'),
    shortcut('support', labels[language].support, '/service'),
  ],
});
