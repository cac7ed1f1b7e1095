import type { LongText } from '#features/info/longText.ts';

/** Filipino privacy notice. */
export const privacy: LongText = {
  intro:
    'Ang alam ng {brand} tungkol sa iyo, kung saan ito nakatabi, at kung paano mo ito aalisin. Dahil demonstrasyon lang ito, ang pinakamabuting proteksyon ay huwag magbigay ng anumang totoo.',
  sections: [
    {
      id: 'given',
      title: 'Ang ibinibigay mo sa amin',
      body: [
        [
          'Numero ng cellphone o pangalan ng account, at password. Naka-scramble ang password sa operator, kaya walang makababasa nito.',
          'Palayaw at larawang pipiliin mula sa mga larawan namin, kung gusto mo.',
          'Kung sa Google, Facebook o LINE ka maglo-log in: ang pinayagan mong sabihin nila sa amin. Malalaman nilang pumasok ka rito.',
          'Para sa pag-withdraw: ang account na tatanggap ng pera. Para sa pagsusuri ng ID mo: ang pangalan, petsa ng kapanganakan at address mo, at mga litrato ng ID at mukha mo.',
          'Ang isinusulat mo sa amin.',
        ],
        'Hindi namin hinihingi ang kinaroroonan mo o ang mga contact mo, at wala kaming nakukuhang litrato kundi ang pinili mo para sa pagsusuring iyon.',
      ],
    },
    {
      id: 'noted',
      title: 'Ang naitatala habang gumagamit ka',
      body: [
        [
          'Mga deposito, withdrawal, taya at panalo, at kung kailan: ang mga tala mo.',
          'Ang mga larong ni-like mo, at ang mga limit at pahingang itinakda mo.',
          'Kung kailan ka nag-log in, at sa anong uri ng browser.',
          'Ang nangyayari sa app: aling pahina, banner at laro ang binuksan, at aling error ang lumabas. Hindi kailanman ang password, code, numerong na-type mo, o pangalan.',
          'Isang random na numero para sa device na ito, at kung telepono ito o computer.',
          'Aling link o patalastas ang nagdala sa iyo rito, kung nakasulat iyon sa address. Puwede mo itong i-off sa mga setting.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'Ang nananatili sa device mo',
      body: [
        [
          'Ang app mismo at ang mga larawang nakita mo na, para bumukas ito kahit walang network.',
          'Ang lobby, ang mga ni-like mo, ang mga nilaro mo at ang mga tala mo noong huli mong makita.',
          'Ang mga setting mo, ang mga hinanap mo, at na tinanggap mo ang paalala sa edad.',
          'Ang sinimulan mong pagsusuri ng ID, pati mga litrato: hanggang ipadala mo o mag-log out ka, 7 araw ang pinakamatagal.',
          'Isang cookie para sa wika mo. Tumatagal ito nang 365 araw.',
          'Ang susing nagpapanatili sa iyong naka-log in. Ang loob ng app ang nagtatabi nito, hindi ang mga pahinang nakikita mo.',
          'Ang mga nangyari sa app, hanggang matanggap ng operator.',
        ],
        'Pag-log out mo, mawawala ang sa iyo; maiiwan ang app at ang lobby na para sa lahat. Para alisin ang lahat, burahin sa browser ang datos ng site na ito.',
      ],
    },
    {
      id: 'others',
      title: 'Sino pa ang may nakikita',
      body: [
        [
          'Ang operator, na dito ay ang sandbox.',
          'Ang provider ng larong binuksan mo: na ikaw ang naglalaro, sa pamamagitan ng isang numero, at ang mga taya mo.',
          'Ang pahina ng bayad: ang order at ang halaga nito.',
        ],
        'Walang script ng ibang kompanya na tumatakbo sa app. Wala kaming ibinebentang anuman tungkol sa iyo.',
      ],
    },
    {
      id: 'offers',
      title: 'Mga alok at balita',
      body: ['Wala kang matatanggap maliban kung i-on mo ito sa mga setting, at doon mo rin ito puwedeng i-off.'],
    },
    {
      id: 'safe',
      title: 'Paano ito pinoprotektahan',
      body: [
        'Naka-encrypt ang anumang dumadaan sa internet. Walang kinukunang script ang app kundi sa sarili nito, nakakulong ang mga laro sa sarili nilang frame, at may sariling lugar sa device ang datos ng bawat manlalaro.',
      ],
    },
    {
      id: 'rights',
      title: 'Ang mga karapatan mo',
      body: [
        'Sa ilalim ng Data Privacy Act ng Pilipinas (Republic Act 10173), maitatanong mo kung ano ang nakatabi tungkol sa iyo, maipapatama mo ito, makatututol ka sa paggamit nito, at maipabubura mo ito. Sumulat sa amin; nasa pahina tungkol sa amin ang address. May mga talang dapat itabi ng may-lisensyang operator hangga’t sinasabi ng batas; hindi kailangan iyon ng demonstrasyong ito.',
      ],
    },
    {
      id: 'young',
      title: 'Bawal ang wala pang 21',
      body: [
        'Ayaw namin ng datos ng sinumang wala pang 21 taong gulang. Kapag nalaman naming may ganoong account, isasara at buburahin ito.',
      ],
    },
  ],
};
