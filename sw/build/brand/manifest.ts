import type { Brand } from './brand.ts';
import { screenshotsOf } from './icons.ts';

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a shortcut is called. */
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

/** The web app manifest of a brand (O-09, FB-01). */
export const manifestOf = async (brand: Brand) => ({
  name: brand.name,
  short_name: brand.shortName,
  description: brand.description,
  id: '/',
  start_url: '/?source=pwa',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'portrait',
  theme_color: brand.palette.background,
  background_color: brand.palette.background,
  lang: 'en',
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
  screenshots: await screenshotsOf(brand),
  share_target: {
    action: '/feedback',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'pictures', accept: ['image/*'] }] },
  },
  shortcuts: [
    shortcut(
      'search',
      { name: 'Search games', short_name: 'Search', description: 'Find a game by its name' },
      '/game/search',
    ),
    shortcut('deposit', { name: 'Deposit', description: 'Put money into the wallet' }, '/wallets?name=deposit'),
    shortcut(
      'jackpot',
      { name: 'Lucky Jackpot', short_name: 'Jackpot', description: 'See the jackpots and the prize wheel' },
      '/activity/jackpot',
    ),
    shortcut(
      'support',
      { name: 'Customer service', short_name: 'Support', description: 'Reach a person, or a helpline' },
      '/service',
    ),
  ],
});
