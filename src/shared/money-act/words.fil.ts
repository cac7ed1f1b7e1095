export default {
  doubt: 'Tinitingnan ang status',
  doubtOffline: 'Titingnan namin agad pag-online mo ulit.',
  still: 'Hindi pa kumpirmado. Karaniwang isang minuto lang.',
  check: 'I-check ulit',
  leave: 'I-check mamaya',
};
