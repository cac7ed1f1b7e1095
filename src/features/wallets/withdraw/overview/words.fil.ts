export default {
  asOf: 'Noong {time}',
  ways: 'Pumili ng paraan',
  wayRange: '{min}–{max}',
  wayFee: '{percent}% fee, minimum na {least}',
  wayTime: 'karaniwang {time}',
  identityWhy: 'Hinihingi ito ng batas bago ka mag-withdraw.',
  wayClosed: 'Sarado ngayon',
  underWay: 'Pinoproseso',
};
