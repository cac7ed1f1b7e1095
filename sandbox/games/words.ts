import type { SlotSymbol } from './slot.ts';

const symbolsInEnglish: Record<SlotSymbol, string> = {
  pearl: 'Pearl',
  gem: 'Gem',
  turtle: 'Turtle',
  nautilus: 'Nautilus',
  starfish: 'Starfish',
  fish: 'Fish',
  coral: 'Coral',
};

const symbolsInFilipino: Record<SlotSymbol, string> = {
  pearl: 'Perlas',
  gem: 'Hiyas',
  turtle: 'Pawikan',
  nautilus: 'Nautilus',
  starfish: 'Isdang-bituin',
  fish: 'Isda',
  coral: 'Korales',
};

const english = {
  tag: 'en',
  symbols: symbolsInEnglish,
  home: 'Home',
  sound: 'Sound',
  rules: 'Rules and paytable',
  close: 'Close',
  deposit: 'Deposit',
  balance: 'Balance',
  bet: 'Bet',
  lower: 'Lower bet',
  raise: 'Raise bet',
  spin: 'Spin',
  demo: 'Demo · play money',
  invite: 'Choose your bet and spin',
  spinning: 'Good luck!',
  lost: 'No win this time',
  won: 'You win {amount}',
  checking: 'Connection lost. Checking your round…',
  insufficient: 'Not enough balance for this bet.',
  demoOver: 'Not enough play money for this bet.',
  ended: 'This game session has ended. Go home and open the game again.',
  ownLimit: 'A limit that you set yourself stands against this bet. It was not taken.',
  void: 'That round did not happen. Your bet is yours again.',
  refused: 'The casino did not accept this round. Your bet was not taken.',
  unavailable: 'The casino can’t be reached. Your last round is kept and will be settled.',
  threeAlike: 'Three alike on a line',
  times: '{times} × bet',
  wild: 'The pearl stands for any symbol. Three pearls pay as pearls.',
  linesTitle: 'Five lines',
  linesRule: 'Every bet plays all five lines. Wins on several lines are added up.',
  rtpTitle: 'Return to player',
  rtpRule:
    'Theoretical return: {rtp}. It is the share of all bets that comes back as wins over very many rounds; ' +
    'it does not say what one round or one evening brings.',
  fairTitle: 'How a round works',
  fairRule:
    'Every spin is one round, started by you. The server draws the result with secure random numbers; the reels only ' +
    'show it. If the connection breaks, the round is finished on the server and your win is added to your balance.',
  limits: 'Bets from {min} to {max}.',
  launchTitle: 'This game link no longer works',
  launchRule: 'A link opens a game once and within a minute. Go back and open the game again: nothing was bet.',
  awayTitle: 'The casino can’t be reached',
  awayRule: 'The game could not be opened. Nothing was bet. Go back and try again in a moment.',
  back: 'Back to the lobby',
};

/** The texts of the game, in one language. */
export type Words = typeof english;

const filipino: Words = {
  tag: 'fil',
  symbols: symbolsInFilipino,
  home: 'Bumalik sa lobby',
  sound: 'Tunog',
  rules: 'Tuntunin at bayad',
  close: 'Isara',
  deposit: 'Magdeposito',
  balance: 'Balanse',
  bet: 'Taya',
  lower: 'Babaan ang taya',
  raise: 'Taasan ang taya',
  spin: 'Ikot',
  demo: 'Demo · hindi totoong pera',
  invite: 'Pumili ng taya at paikutin',
  spinning: 'Good luck sa iyo!',
  lost: 'Walang panalo ngayon',
  won: 'Panalo ka ng {amount}',
  checking: 'Naputol ang koneksyon. Tinitingnan ang ikot mo…',
  insufficient: 'Kulang ang balanse para sa tayang ito.',
  demoOver: 'Kulang ang perang panlaro para sa tayang ito.',
  ended: 'Tapos na ang session na ito. Bumalik sa lobby at buksan muli ang laro.',
  ownLimit: 'Lampas na ang tayang ito sa limit na itinakda mo. Hindi ito kinuha.',
  void: 'Hindi natuloy ang ikot. Nasa iyo pa rin ang taya mo.',
  refused: 'Hindi tinanggap ng casino ang ikot na ito. Hindi kinuha ang taya mo.',
  unavailable: 'Hindi maabot ang casino. Nakatago ang huling ikot mo at maaayos ito.',
  threeAlike: 'Tatlong magkapareho sa linya',
  times: '{times} × taya',
  wild: 'Ang perlas ay puwedeng maging kahit anong simbolo. Ang tatlong perlas ay may sariling bayad.',
  linesTitle: 'Limang linya',
  linesRule: 'Kasali ang limang linya sa bawat taya. Pinagsasama ang panalo sa iba’t ibang linya.',
  rtpTitle: 'Balik sa manlalaro',
  rtpRule:
    'Teoretikal na balik: {rtp}. Ito ang bahagi ng lahat ng taya na bumabalik bilang panalo sa napakaraming ikot; ' +
    'hindi nito sinasabi ang mangyayari sa isang ikot o isang gabi.',
  fairTitle: 'Paano gumagana ang ikot',
  fairRule:
    'Bawat ikot ay ikaw ang nagsisimula. Server ang bumubunot ng resulta gamit ang ligtas na random na numero; ' +
    'ipinapakita lang ito ng mga reel. Kapag naputol ang koneksyon, tinatapos ng server ang ikot at idinaragdag ang panalo mo.',
  limits: 'Taya mula {min} hanggang {max}.',
  launchTitle: 'Hindi na gumagana ang link na ito',
  launchRule:
    'Isang beses at sa loob ng isang minuto lang gumagana ang link. Bumalik at buksan muli ang laro: walang itinaya.',
  awayTitle: 'Hindi maabot ang casino',
  awayRule: 'Hindi nabuksan ang laro. Walang itinaya. Bumalik at subukan muli maya-maya.',
  back: 'Bumalik sa lobby',
};

/** The texts for a language tag such as `fil` or `tl-PH`; English for any other. */
export const wordsFor = (tag = ''): Words => (/^(fil|tl)\b/i.test(tag) ? filipino : english);
