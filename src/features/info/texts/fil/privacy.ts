import type { LongText } from '#features/info/longText.ts';

/** Filipino privacy notice. */
export const privacy: LongText = {
  intro:
    'Ang alam ng {brand} tungkol sa iyo, kung saan ito naka-save, at kung paano mo ito maipapabura. Dahil demo lang ito, huwag magbigay ng totoong detalye.',
  sections: [
    {
      id: 'given',
      title: 'Ang ibinibigay mo sa amin',
      body: [
        [
          'Mobile number o username, at password. Naka-scramble ang password sa operator, kaya walang makakabasa nito.',
          'Nickname at isa sa mga avatar namin, kung gusto mo.',
          'Kung mag-log in ka gamit ang Google, Facebook o LINE: ang pinayagan mong sabihin nila sa amin. Malalaman nilang pumunta ka rito.',
          'Para sa withdrawal: ang account na tatanggap ng pera. Para sa identity check: ang pangalan, birthday at address mo, at mga photo ng ID at mukha mo.',
          'Ang isinusulat mo sa amin.',
        ],
        'Hindi namin hinihingi ang lokasyon o contacts mo, at ang mga photo lang na pinili mo ang nakukuha namin.',
      ],
    },
    {
      id: 'noted',
      title: 'Ang nire-record namin',
      body: [
        [
          'Mga deposit, withdrawal, taya at panalo, at kung kailan: ang mga transaksyon at ang history ng laro mo.',
          'Ang mga na-like mong laro, at ang mga limit at pahingang itinakda mo.',
          'Kung kailan ka nag-log in, at sa anong klase ng browser.',
          'Ang nangyayari sa app: aling page, banner at laro ang binuksan, at aling error ang lumabas. Hindi kasama ang password, code, number na tina-type mo, o pangalan.',
          'Isang random na number para sa device na ito, at kung phone ito o computer.',
          'Aling link o ad ang nagdala sa iyo rito, kung nakasulat sa address. Puwede mo itong i-off sa Settings.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'Ang naka-save sa device mo',
      body: [
        [
          'Ang app at ang mga picture na nakita mo na, para bumukas ito kahit offline.',
          'Ang lobby, ang balanse mo, ang mga na-like mo, ang mga nalaro mo at ang mga transaksyon mo noong huli mong nakita.',
          'Ang settings mo, ang mga hinanap mo, at na tinanggap mo ang paalala sa edad.',
          'Ang sinimulan mong identity check, pati mga photo: hanggang ipadala mo o ma-log out ka, hanggang 7 araw lang.',
          'Ang sinimulan mong feedback, pati mga picture: hanggang ipadala mo o ma-log out ka, hanggang 7 araw lang.',
          'Ang mga pahinga at self-exclusion, para umiral din kahit offline.',
          'Isang cookie para sa wika mo at, kung dalawang bersyon ng app ang ginagamit, isa pa para sa kung alin ang sa iyo. Tumatagal ang mga ito nang 365 araw.',
          'Ang key na nagpapanatili sa iyong naka-log in. Nasa loob lang ito ng app, wala sa mga page na nakikita mo.',
          'Ang mga nangyari sa app, hanggang matanggap ng operator.',
        ],
        'Kapag nag-log out ka, aalisin namin ang sa iyo. Maiiwan ang app, ang lobby na para sa lahat, ang pahinga o self-exclusion, ang hindi pa natatanggap ng operator at, kung hiniling mo, ang username mo. Para alisin ang lahat, i-clear ang data ng site na ito sa browser mo.',
      ],
    },
    {
      id: 'others',
      title: 'Sino pa ang nakakakita ng data mo',
      body: [
        [
          'Ang operator, na sandbox dito.',
          'Ang provider ng larong binuksan mo: isang number na para sa iyo, at ang mga taya mo.',
          'Ang payment page: ang order at ang halaga nito.',
        ],
        'Walang script ng ibang kompanya na tumatakbo sa app. Hindi namin ibinebenta ang data mo kahit kanino.',
      ],
    },
    {
      id: 'offers',
      title: 'Mga alok at balita',
      body: ['Wala kang matatanggap maliban kung i-on mo ito sa Settings. Doon mo rin ito puwedeng i-off.'],
    },
    {
      id: 'safe',
      title: 'Paano ito pinoprotektahan',
      body: [
        'Naka-encrypt ang lahat ng ipinapadala sa internet. Sariling script lang ng app ang tumatakbo, nasa sariling frame ang bawat laro, at hiwalay na naka-save sa device ang data ng bawat player.',
      ],
    },
    {
      id: 'rights',
      title: 'Ang mga karapatan mo',
      body: [
        'Sa ilalim ng Data Privacy Act ng Pilipinas (Republic Act 10173), puwede mong itanong kung ano ang naka-save tungkol sa iyo, ipatama ito, tumutol sa paggamit nito, at ipabura ito. Sumulat sa amin: nasa “Tungkol sa {brand}” ang address. Ayon sa batas, may records na itinatabi, tulad ng mga bayad, laro at identity check, kahit i-delete mo ang account mo.',
      ],
    },
    {
      id: 'young',
      title: 'Mga wala pang 21',
      body: [
        'Ayaw namin ng data ng sinumang wala pang 21 taong gulang. Kapag nalaman naming may ganoong account, isasara at buburahin namin ito.',
      ],
    },
  ],
};
