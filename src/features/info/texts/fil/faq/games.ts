import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about games and their rounds. */
export const games: Topic = {
  id: 'games',
  title: 'Mga laro',
  questions: [
    {
      id: 'demo',
      q: 'Puwede ko bang subukan ang laro nang hindi tumataya?',
      a: [
        'Oo, ang mga larong may “Demo”, kapag naka-log in ka. Sa demo play, wala kang itinataya at wala kang napapanalunan.',
      ],
    },
    {
      id: 'cut',
      q: 'Naputol ang koneksyon ko sa gitna ng round. Ano na?',
      a: [
        'May resulta na pagsimula mo ng round, at mananatili iyon. Buksan ulit ang laro para makita ang round at ang balanse mo.',
      ],
    },
    {
      id: 'odds',
      q: 'Gaano kalaki ang tsansa kong manalo?',
      a: [
        'May sariling patakaran at return to player ang bawat laro. I-tap ang “i” sa laro para makita, kung sinasabi ito ng provider. Ibig sabihin ng return na 96%, sa napakaraming round, ₱4 sa bawat ₱100 na taya ang napupunta sa laro. Walang sistemang tatalo roon.',
      ],
    },
    {
      id: 'notOpen',
      q: 'Bakit ayaw bumukas ng laro?',
      a: [
        'Baka naka-maintenance ito: makikita iyon sa card nito. Kailangan ng koneksyon, at dapat naka-log in ka. Kung ayaw pa rin, subukan ang ibang laro at sabihan ang customer service.',
      ],
    },
    {
      id: 'likes',
      q: 'Nasaan ang mga na-like kong laro?',
      a: ['Nasa home page, at nasa “Mga laro ko” sa “Ako”. Puwede kang mag-like kahit offline.'],
    },
  ],
};
