export default {
  step: '{n} sa {of}',
  next: 'Susunod',
  skip: 'I-skip ang tour',
  done: 'Tapos',
  find: 'Hanapin ang laro mo',
  findText: 'Pumili ng kategorya o brand, o mag-search ng pangalan. I-tap ang puso para i-like ang laro.',
  know: 'Alamin bago maglaro',
  knowText: 'I-tap ang “i” sa laro para sa RTP, taya at patakaran. Marami ang may libreng demo.',
  stay: 'Ikaw ang may kontrol',
  stayText: 'Ipinapakita sa bawat laro ang oras mo at ang pagbabago sa balanse. Tumigil kahit kailan.',
};
