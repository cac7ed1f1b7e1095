export default {
  adults: 'Para lang sa mga player na 21 pataas.',
  licence: 'Lisensya {no}, {holder}',
  helpline: 'Problema sa sugal? Tumawag sa {tel}',
};
