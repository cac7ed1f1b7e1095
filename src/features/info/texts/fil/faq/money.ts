import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about deposits and the balance. */
export const money: Topic = {
  id: 'money',
  title: 'Pera',
  questions: [
    {
      id: 'deposit',
      q: 'Paano magdeposito?',
      a: [
        'Buksan ang wallet, pumili ng paraan ng bayad at halaga, at i-tap ang “Magdeposito”. Bubukas ang pahina ng bayad at ibabalik ka nito pagkatapos.',
        'Kunwari lang ang pahinang iyon sa sandbox: wala itong hinihinging totoong detalye, at huwag kang maglagay ng anuman.',
      ],
    },
    {
      id: 'minimum',
      q: 'Magkano ang pinakamababang deposito?',
      a: [
        'Depende sa paraan ng bayad. Mga halagang kasya lang ang inaalok, at kung puwede kang mag-type ng sarili mong halaga, sinasabi ng form kung mula magkano hanggang magkano.',
      ],
    },
    {
      id: 'late',
      q: 'Nagbayad na ako pero hindi nagbago ang balanse ko.',
      a: [
        'Bilang ang deposito kapag nakumpirma ang bayad. Tinitingnan ito ng app kada ilang segundo at sasabihan ka. Nasa mga tala mo ang katayuan ng bawat order; kung hindi gumagalaw, ibigay ang numero nito sa customer service.',
      ],
      links: ['/wallets/record'],
    },
    {
      id: 'checking',
      q: 'Ano ang ibig sabihin ng “Tinitingnan ang deposito mo”?',
      a: [
        'Naputol ang koneksyon habang hinihiling namin ang order, kaya walang nakaaalam dito kung nakarating ito. Hindi kusang humihiling muli ang app: inaalam nito ang nangyari sa una. Hangga’t hindi mo binabayaran ang order, wala itong kukunin sa iyo.',
      ],
    },
    {
      id: 'twice',
      q: 'Puwede ba akong masingil nang dalawang beses?',
      a: [
        'Hindi sa dobleng tap, ikalawang tab o pag-load muli: may sariling numero ang bawat hiling, at isang beses lang itong ginagawa ng operator. Kung magsimula ka ng bagong deposito at bayaran mo ang parehong order, pareho itong bilang.',
      ],
    },
    {
      id: 'stale',
      q: 'Bakit may oras ang balanse ko?',
      a: ['Iyon ang huling narinig namin, at may katagalan na: offline ka, o hindi sumasagot ang operator.'],
    },
    {
      id: 'withdraw',
      q: 'Paano mag-withdraw?',
      a: [
        'Buksan ang wallet, i-tap ang “Mag-withdraw” at piliin kung saan ito pupunta: sa account lang na nakapangalan sa iyo. Bago ka mag-type ng halaga, makikita mo kung magkano ang mawi-withdraw mo, ang singil, at kung ano pa ang kulang. Makikita sa mga tala mo kung nasaan na ang bawat withdrawal.',
        'Sa sandbox, walang dumarating na may halaga: kunwaring halaga ang balanse mo.',
      ],
      links: ['/wallets/record'],
    },
  ],
};
