import { client } from '#contract/client.ts';
import { build } from '#data/updates.ts';
import css from './MemberScreen.module.css';
import { words } from './words.en.ts';

/** The version of the app, for support (ME-08). */
export function Version() {
  const t = words.use();
  return <p className={css['version']}>{t('version', { version: client.version, build })}</p>;
}
