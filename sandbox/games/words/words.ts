import { kindsInEnglish, type KindWords } from './kinds.en.ts';
import { kindsInFilipino } from './kinds.fil.ts';
import { motifsInEnglish, motifsInFilipino } from './motifs.ts';

const english = {
  tag: 'en',
  kinds: kindsInEnglish as KindWords,
  motifs: motifsInEnglish,
  home: 'Home',
  sound: 'Sound',
  rules: 'Rules and paytable',
  close: 'Close',
  balance: 'Balance',
  bet: 'Bet',
  lower: 'Lower bet',
  raise: 'Raise bet',
  demo: 'Demo · play money',
  lost: 'No win this time',
  won: 'You win {amount}',
  returned: 'Your bet is back',
  net: 'Bet {bet} · Net {net}',
  checking: 'Connection lost. Checking your round…',
  insufficient: 'Not enough balance for this bet.',
  demoOver: 'Not enough play money for this bet.',
  ended: 'This game session has ended. Go home and open the game again.',
  ownLimit: 'A limit that you set yourself stands against this bet. It was not taken.',
  void: 'That round did not happen. Your bet is yours again.',
  refused: 'The casino did not accept this round. Your bet was not taken.',
  unavailable: 'The casino can’t be reached. Your last round is kept and will be settled.',
  rtpTitle: 'Return to player',
  rtpRule:
    'Theoretical return: {rtp}. It is the share of all bets that comes back as wins over very many rounds; ' +
    'it does not say what one round or one evening brings.',
  fairTitle: 'How a round works',
  fairRule:
    'Every round is started by you. The server draws the result with secure random numbers when it takes the bet; the ' +
    'page only shows it. If the connection breaks, the round is finished on the server and your win is added to your ' +
    'balance.',
  limits: 'Bets from {min} to {max}.',
  launchTitle: 'This game link no longer works',
  launchRule: 'A link opens a game once and within a minute. Go back and open the game again: nothing was bet.',
  awayTitle: 'The casino can’t be reached',
  awayRule: 'The game could not be opened. Nothing was bet. Go back and try again in a moment.',
  back: 'Back to the lobby',
};

/** The texts of the games, in one language. */
export type Words = typeof english;

const filipino: Words = {
  tag: 'fil',
  kinds: kindsInFilipino,
  motifs: motifsInFilipino,
  home: 'Bumalik sa lobby',
  sound: 'Tunog',
  rules: 'Tuntunin at bayad',
  close: 'Isara',
  balance: 'Balanse',
  bet: 'Taya',
  lower: 'Babaan ang taya',
  raise: 'Taasan ang taya',
  demo: 'Demo · hindi totoong pera',
  lost: 'Walang panalo ngayon',
  won: 'Panalo ka ng {amount}',
  returned: 'Ibinalik ang taya mo',
  net: 'Taya {bet} · Net {net}',
  checking: 'Naputol ang koneksyon. Tinitingnan ang round mo…',
  insufficient: 'Kulang ang balanse para sa tayang ito.',
  demoOver: 'Kulang ang perang panlaro para sa tayang ito.',
  ended: 'Tapos na ang session na ito. Bumalik sa lobby at buksan ulit ang laro.',
  ownLimit: 'Lampas na ang tayang ito sa limit na itinakda mo. Hindi ito kinuha.',
  void: 'Hindi natuloy ang round. Nasa iyo pa rin ang taya mo.',
  refused: 'Hindi tinanggap ng casino ang round na ito. Hindi kinuha ang taya mo.',
  unavailable: 'Hindi maka-connect sa casino. Nakatago ang huling round mo at maaayos ito.',
  rtpTitle: 'Return to player (RTP)',
  rtpRule:
    'Teoretikal na balik: {rtp}. Ito ang bahagi ng lahat ng taya na bumabalik bilang panalo sa napakaraming round; ' +
    'hindi nito sinasabi ang mangyayari sa isang round o isang gabi.',
  fairTitle: 'Paano gumagana ang isang round',
  fairRule:
    'Ikaw ang nagsisimula ng bawat round. Server ang nagda-draw ng resulta gamit ang ligtas na random na numero kapag ' +
    'kinuha ang taya; ipinapakita lang ito ng page. Kapag naputol ang koneksyon, tinatapos ng server ang round at ' +
    'idinaragdag ang panalo mo.',
  limits: 'Taya mula {min} hanggang {max}.',
  launchTitle: 'Hindi na gumagana ang link na ito',
  launchRule:
    'Isang beses at sa loob ng isang minuto lang gumagana ang link. Bumalik at buksan ulit ang laro: walang itinaya.',
  awayTitle: 'Hindi maka-connect sa casino',
  awayRule: 'Hindi nabuksan ang laro. Walang itinaya. Bumalik at subukan ulit mamaya.',
  back: 'Bumalik sa lobby',
};

/** The texts for a language tag such as `fil` or `tl-PH`; English for any other. */
export const wordsFor = (tag = ''): Words => (/^(fil|tl)\b/i.test(tag) ? filipino : english);
