import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  chat: 'Live chat',
  opening: 'Binubuksan ang chat…',
  never: 'Huwag magpadala ng password o code, kahit sino pa ang humingi.',
  minimise: 'Paliitin ang chat',
  ownWindow: 'Buksan sa sariling window',
  end: 'Isara ang chat',
  maximise: 'Buksan ang chat',
  failed: 'Hindi mabuksan ang chat dito',
  failedText:
    'Hindi sumasagot ang pahina nito, o hinaharang ito ng browser na ito. Subukan ulit, buksan sa sariling window, o abutin kami sa ibang paraan sa ibaba.',
  retry: 'Subukan ulit',
  cutOff: 'Offline ka ngayon. Tutuloy ang chat kapag may koneksyon na ulit.',
  unread: { one: '{n} bagong mensahe', other: '{n} bagong mensahe' },
} satisfies Translation<typeof en>;
