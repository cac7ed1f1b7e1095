/** What the informational pages say. */
export const en = {
  maintenance: 'Maintenance',
  maintenanceText: 'We are making things better. Your money and your records are safe.',
  from: 'Began',
  until: 'Expected end',
  checking: 'This page goes on by itself when we are back.',
  checkNow: 'Check now',
} as const;
