export default {
  code: 'Code',
  codeHint: 'Ang {digits}-digit code sa text namin',
  sendCode: 'Ipadala ang code',
  sendAgain: 'Ipadala ulit pagkalipas ng {time}',
  codeSent: 'Nagpadala kami ng code sa {mobile}. Valid ito nang {minutes} min.',
  codeElsewhere: 'Para sa ibang bagay ang huling code sa {mobile}. Humingi ng bago kapag puwede na.',
};
