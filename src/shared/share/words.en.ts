/** Texts of sharing a link. */
export const en = {
  copied: 'Copied',
  copyFailed: 'Copying is blocked here. Your link: {url}',
  shareText: 'Join me on {brand}, for players aged 21 and over:',
} as const;
