export default {
  chat: 'Live chat',
  opening: 'Binubuksan ang chat…',
  never: 'Huwag magpadala ng password o code, kahit sino pa ang humingi.',
  minimise: 'I-minimize ang chat',
  ownWindow: 'Buksan sa bagong window',
  end: 'Isara ang chat',
  maximise: 'Buksan ang chat',
  failed: 'Hindi mabuksan ang chat',
  failedText:
    'Hindi sumasagot ang chat, o bina-block ito ng browser mo. Subukan ulit, buksan sa bagong window, o kontakin kami sa ibang paraan.',
  retry: 'Subukan ulit',
  cutOff: 'Offline ka. Itutuloy ang chat pag-online mo ulit.',
  unread: { one: '{n} bagong mensahe', other: '{n} na bagong mensahe' },
};
