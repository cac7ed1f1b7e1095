import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about the app on a device. */
export const app: Topic = {
  id: 'app',
  title: 'Ang app',
  questions: [
    {
      id: 'install',
      q: 'Paano ito i-install?',
      a: ['Mula sa browser, sa ilang tap. Walang APK file: kung may magpadala sa iyo, huwag itong i-install.'],
      links: ['/download'],
    },
    {
      id: 'offline',
      q: 'Ano ang gumagana kahit walang network?',
      a: [
        'Ang lobby at ang paghahanap dito, ang mga ni-like mo, ang mga tala mo noong huli mong makita, ang mga sagot na ito, at ang pag-log out. Kailangan ng koneksyon ng mga laro at ng anumang nagpapagalaw ng pera.',
      ],
    },
    {
      id: 'data',
      q: 'Paano makatipid sa data?',
      a: [
        'I-on ang data saver sa mga setting. Kusa itong sumusunod sa data saver ng browser mo at sa mabagal na network: wala nang nilo-load na hindi mo hiningi.',
      ],
      links: ['/member/settings'],
    },
    {
      id: 'update',
      q: 'Kailangan ko ba itong i-update?',
      a: [
        'Hindi. Kusang dumarating ang bagong bersyon at naghihintay hanggang lumipat ka ng pahina. Hindi nito kailanman ginagambala ang laro, bayad o form.',
      ],
    },
    {
      id: 'memory',
      q: 'Sabi nito, walang itinatabi ang browser na ito. Bakit?',
      a: [
        'Pribadong window, punong storage o setting ng browser mo ang pumipigil sa app na magtabi ng anuman. Gumagana ito, pero makalilimutan ka pagsara mo ng pahina.',
      ],
    },
    {
      id: 'support',
      q: 'Ano ang sasabihin ko sa support kapag may mali?',
      a: [
        'Kung ano ang ginawa mo, kailan, at ang error code kung mayroon. Tinitipon ng pahina ng diagnostics ang lagay ng app, nang walang pribado, para makopya mo.',
      ],
      links: ['/diagnostics'],
    },
  ],
};
