export default {
  show: 'Ipakita',
  hide: 'Itago',
  showPassword: 'Ipakita ang {what}',
  hidePassword: 'Itago ang {what}',
};
