export default {
  copied: 'Nakopya na',
  copyFailed: 'Bawal mag-copy rito. Link mo: {url}',
  shareText: 'Sali ka sa {brand}, para sa 21 taong gulang pataas:',
};
