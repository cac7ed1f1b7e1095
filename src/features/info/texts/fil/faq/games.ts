import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about games and their rounds. */
export const games: Topic = {
  id: 'games',
  title: 'Mga laro',
  questions: [
    {
      id: 'demo',
      q: 'Puwede ko bang subukan ang laro nang hindi tumataya?',
      a: ['Oo, ang mga may markang “Demo”, kapag naka-log in ka. Walang itinataya at walang napapanalunan sa demo.'],
    },
    {
      id: 'cut',
      q: 'Naputol ang koneksyon ko sa gitna ng round.',
      a: [
        'Napagpasyahan na ang resulta nang simulan mo ang round, at mananatili iyon. Buksan muli ang laro; ang round at ang balanse mo ay kung ano ang nasa provider.',
      ],
    },
    {
      id: 'odds',
      q: 'Gaano ako kadaling manalo?',
      a: [
        'May sariling patakaran at sariling balik ang bawat laro, na nasa impormasyon ng laro kapag sinasabi ng provider nito. Ang balik na 96 % ay nangangahulugang sa napakaraming round, 4 sa bawat 100 ang naiiwan sa laro. Walang sistemang tatalo roon.',
      ],
    },
    {
      id: 'notOpen',
      q: 'Ayaw bumukas ng laro.',
      a: [
        'Baka inaayos pa ito; sinasabi iyon ng card nito. Kailangan nito ng koneksyon, at dapat naka-log in ka. Kung ayaw pa rin, subukan ang iba at sabihan ang customer service.',
      ],
    },
    {
      id: 'likes',
      q: 'Nasaan ang mga nagustuhan kong laro?',
      a: [
        'Nasa home page at nasa pahina mo. Makapagla-like ka kahit walang network; malalaman ito ng operator pagkatapos.',
      ],
    },
  ],
};
