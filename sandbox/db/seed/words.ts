const words = (text: string) => text.trim().split(/\s+/);

/** First words of game names. */
export const qualities = words(`
  Golden Silver Ruby Emerald Sapphire Amber Jade Coral Ivory Crimson Lucky Royal Mighty Merry Magic
  Mystic Secret Hidden Ancient Eternal Wild Brave Swift Bold Proud Gentle Dancing Singing Roaring
  Rising Shining Glowing Blazing Frozen Stormy Sunny Starry Moonlit Midnight Morning Island Ocean
  River Mountain Jungle Desert Lagoon Harbor Bamboo Mango Piña Fiesta Maharlika Bayani Masaya Malaya
  Dakila Bituin Perlas Manila Cebu Davao Vigan Baguio Palawan Boracay Siargao Batanes Bohol Sulu
  Thunder Lightning Velvet Neon Turbo Cosmic
`);

/** Second words of game names. */
export const things = words(`
  Carabao Tarsier Eagle Maya Tamaraw Pawikan Dolphin Whale Marlin Tuna Dragon Tiger Monkey Rooster
  Phoenix Panther Falcon Peacock Butterfly Firefly Pearl Crown Treasure Lantern Parol Banderitas
  Jeepney Kalesa Bangka Vinta Galleon Compass Anchor Lighthouse Volcano Waterfall Rainbow Sunrise
  Comet Galaxy Señorita Princesa Reina Niño Datu Sultan Diwata Sirena Kapre Higante Mariposa
  Sampaguita Orchid Lotus Coconut Durian Calamansi Halo-Halo Lechon Bibingka Festival Serenade
  Tinikling Kundiman Carnival Palace Temple Castle Plaza Mercado Fortune Jackpot Diamond
`);

/** The lobby's categories, the last word of game names in each, and its share of games. */
export const shelves = [
  { name: 'Slots', endings: ['', 'Gold', 'Spins', 'Riches', 'Deluxe'], share: 8 },
  { name: 'Fishing', endings: ['Fishing', 'Hunter'], share: 2 },
  { name: 'Live Casino', endings: ['Baccarat', 'Roulette', 'Live'], share: 2 },
  { name: 'Table Games', endings: ['Blackjack', 'Dice', 'Color Game'], share: 2 },
  { name: 'Bingo', endings: ['Bingo'], share: 2 },
  { name: 'Poker', endings: ['Poker', 'Pusoy', 'Tongits'], share: 2 },
  { name: 'Arcade', endings: ['Crash', 'Mines', 'Plinko'], share: 1 },
  { name: 'Sports', endings: ['Cup', 'League'], share: 1 },
] as const;

/** A hidden category. */
export const hiddenShelf = 'Lottery';

/** Game makers (brands), all invented. */
export const brandNames = [
  'Bituin Gaming',
  'Lakan Play',
  'Amihan',
  'Habagat Labs',
  'Tala Interactive',
  'Kidlat',
  'Bulawan Works',
  'Dalisay',
  'Mayon Studio',
  'Agila',
  'Señor Suerte',
  'Bahaghari',
] as const;
