import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about the app on a device. */
export const app: Topic = {
  id: 'app',
  title: 'Ang app',
  questions: [
    {
      id: 'install',
      q: 'Paano ito i-install?',
      a: ['Sa browser, sa ilang tap lang. Walang APK file: kung may magpadala sa iyo, huwag itong i-install.'],
      links: ['/download'],
    },
    {
      id: 'offline',
      q: 'Ano ang gumagana kahit offline?',
      a: [
        'Ang lobby at ang search dito, ang mga na-like mo, ang mga transaksyon mo noong huli mong nakita, ang mga sagot na ito, at ang pag-log out. Kailangan ng koneksyon ang mga laro at kapag may gagalawing pera.',
      ],
    },
    {
      id: 'data',
      q: 'Paano makatipid sa data?',
      a: [
        'I-on ang data saver sa Settings. Sa Auto, mag-o-on ito kapag naka-data saver ang browser mo o mabagal ang network. Ang binubuksan mo lang ang nilo-load noon.',
      ],
      links: ['/member/settings'],
    },
    {
      id: 'update',
      q: 'Kailangan ko ba itong i-update?',
      a: ['Hindi. Kusa itong nag-a-update kapag lumipat ka ng page. Hindi nito pinuputol ang laro, bayad o form.'],
    },
    {
      id: 'memory',
      q: 'Bakit sinasabi ng app na walang sine-save ang browser na ito?',
      a: [
        'Private window, punong storage o setting ng browser ang pumipigil sa app na mag-save. Gumagana pa rin ito, pero makakalimutan ka pagsara mo ng page.',
      ],
    },
    {
      id: 'support',
      q: 'Ano ang sasabihin ko sa customer service kapag may problema?',
      a: [
        'Kung ano ang ginawa mo, kailan, at ang error code kung mayroon. Sa page na “Diagnostics”, puwede mong kopyahin ang lagay ng app. Walang pribadong detalye roon.',
      ],
      links: ['/diagnostics'],
    },
  ],
};
