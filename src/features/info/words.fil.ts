import type { Translation } from '../../app/i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  maintenance: 'Inaayos ang app',
  maintenanceText: 'May pinagaganda kami. Ligtas ang pera at mga tala mo.',
  from: 'Nagsimula',
  until: 'Inaasahang tapos',
  checking: 'Kusang tutuloy ang pahinang ito kapag bukas na kami.',
  checkNow: 'Tingnan ngayon',
} satisfies Translation<typeof en>;
