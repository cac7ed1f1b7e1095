import type { ComponentProps, ReactNode } from 'react';
import { words as shell } from '#i18n/words.ts';
import { Button } from '#ui/Button.tsx';
import css from './MemberScreen.module.css';
import { words } from './words.ts';

interface FormProps {
  /** What `useMemberForm` returned. */
  form: { props: ComponentProps<'form'>; refusal: object | null; busy: boolean };
  children: ReactNode;
}

/** The fields of a form about the player, and the button that saves them. */
export function Form({ form, children }: FormProps) {
  const t = words.use();
  const common = shell.use();
  return (
    <form {...form.props} className={css['form']}>
      {children}
      <div role="alert" className={css['refusal']}>
        {form.refusal && common('needsConnection')}
      </div>
      <Button type="submit" kind="gold" wide busy={form.busy}>
        {t('save')}
      </Button>
    </form>
  );
}
