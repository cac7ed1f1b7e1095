import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import css from '../Entry.module.css';
import { FormRefusal } from './FormRefusal.tsx';
import type { FormRefusal as Refused } from './refusals.ts';

interface FormProps {
  /** What `useEntryForm` returned. */
  form: { props: ComponentProps<'form'>; refusal: Refused | null; busy: boolean };
  /** The button's name. */
  submit: string;
  children: ReactNode;
}

/** A form's fields, and at their end what the operator said over the button that sends them. */
export function Form({ form, submit, children }: FormProps) {
  return (
    <form {...form.props} className={css['form']}>
      {children}
      <div className={css['foot']}>
        <FormRefusal refusal={form.refusal} />
        <Button type="submit" kind="gold" wide busy={form.busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
