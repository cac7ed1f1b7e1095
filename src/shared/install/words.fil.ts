export default {
  thisApp: 'app na ito',
  login:
    'Hindi ka makakapag-log in gamit ang {providers} sa loob ng {app}. Para magamit ito, buksan ang page sa browser mo.',
  install: 'Hindi ka makakapag-install sa loob ng {app}. Buksan muna ang page na ito sa browser mo.',
  save: 'Hindi puwedeng mag-download o mag-print sa loob ng {app}. Buksan ang page na ito sa browser mo.',
  notify: 'Hindi kami makakapagpadala ng notifications sa loob ng {app}. Buksan ang page na ito sa browser mo.',
  logInThere: 'Kailangan mong mag-log in ulit doon.',
  open: 'Buksan sa browser mo',
  hand: 'Walang bumukas? Gawin ito:',
  steps: 'Paano ito buksan sa browser mo',
  menu: 'I-tap ang tatlong tuldok sa sulok ng screen.',
  chooseIos: 'Piliin ang “Open in Safari” o “Open in browser”.',
  chooseAndroid: 'Piliin ang “Open in Chrome” o “Open in browser”.',
  orCopy: 'O kopyahin ang link at i-paste sa browser mo.',
  copy: 'Kopyahin ang link',
  copied: 'Nakopya na. I-paste ito sa browser mo.',
  notCopied: 'Hindi makopya. Diinan nang matagal ang link para kopyahin:',

  keepTitle: 'Manatiling naka-log in',
  keepText:
    'Kung 7 araw kang hindi bumisita, puwede kang i-log out ng browser mo at burahin nito ang settings at offline pages mo. Hindi nabubura ang mga ito sa naka-install na app.',
  keepHow: 'Paano mag-install',
  keepDone: 'Sige',
};
