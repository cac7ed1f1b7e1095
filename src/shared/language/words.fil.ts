export default {
  notHere: 'Wala pa sa device na ito ang {language}. Palitan ito kapag online ka na.',
};
