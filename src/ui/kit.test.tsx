// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { button, press, render, type } from '#tests/support/render.tsx';
import { Button } from './Button.tsx';
import { CodeField } from './forms/CodeField.tsx';
import { Dialog } from './overlays/Dialog.tsx';
import { Field } from './forms/Field.tsx';
import { GameCard } from './media/GameCard.tsx';
import { RadioCards } from './forms/RadioCards.tsx';
import { Tabs } from './lists/Tabs.tsx';

const reveal = { show: 'Show', hide: 'Hide', showName: 'Show password', hideName: 'Hide password' };
const Password = () => (
  <Field
    {...{ reveal, label: 'Password', type: 'password', name: 'pin', value: 'x' }}
    autoComplete="current-password"
    onChange={() => {}}
  />
);

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const input = () => document.querySelector('input')!;
const dialog = () => document.querySelector('dialog')!;
const hot = { kind: 'hot', text: 'Hot' } as const;

describe('buttons', () => {
  test('a busy button keeps the focus and ignores taps', async () => {
    const tap = vi.fn();
    await render(
      <Button busy onClick={tap}>
        Pay
      </Button>,
    );
    await press('Pay');
    expect(tap).not.toHaveBeenCalled();
    expect(button('Pay')!.hasAttribute('disabled')).toBe(false);
  });
});

describe('fields', () => {
  test('a field is described by its error, then by its hint', async () => {
    await render(<Field label="Account" value="" onChange={() => {}} hint="6 to 16" error="Too short" />);
    const said = input().getAttribute('aria-describedby')!.split(' ');
    expect(said.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too short', '6 to 16']);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(find('label').getAttribute('for')).toBe(input().id);
  });

  test('a password can be shown, and hidden again', async () => {
    await render(<Password />);
    await press('Show password');
    expect(input().type).toBe('text');
    expect(button('Show password')).toBeUndefined();
    await press('Hide password');
    expect(input().type).toBe('password');
  });

  test.each(['hidden', 'shown'])('a password that is %s is not spell-checked, corrected or capitalised', async (is) => {
    await render(<Password />);
    if (is === 'shown') await press('Show password');
    const names = ['spellcheck', 'autocapitalize', 'autocorrect', 'autocomplete', 'name'];
    expect(names.map((name) => input().getAttribute(name))).toEqual([
      'false',
      'none',
      'off',
      'current-password',
      'pin',
    ]);
  });

  test('a shown password is hidden again when its form is sent', async () => {
    await render(
      <form>
        <Password />
      </form>,
    );
    await press('Show password');
    await act(async () => void find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(input().type).toBe('password');
  });

  test('other fields keep the phone’s spelling help', async () => {
    await render(<Field label="Remark" value="" onChange={() => {}} />);
    expect(input().hasAttribute('spellcheck')).toBe(false);
  });

  test('a code accepts only digits, and truncates none', async () => {
    const change = vi.fn();
    await render(<CodeField label="Code" length={6} value="" onChange={change} />);
    await type('Code', ' 24-68 10 99');
    expect(change).toHaveBeenCalledWith('24681099');
    expect(input().autocomplete).toBe('one-time-code');
  });
});

describe('tabs and radio cards', () => {
  test('arrow keys move through the tabs, and only the current one is a tab stop', async () => {
    const select = vi.fn();
    const tabs = [
      { id: 'phone', name: 'Phone' },
      { id: 'account', name: 'Account' },
    ];
    await render(
      <Tabs label="Ways" tabs={tabs} current="phone" onSelect={select}>
        form
      </Tabs>,
    );
    expect([...document.querySelectorAll<HTMLElement>('[role=tab]')].map((tab) => tab.tabIndex)).toEqual([0, -1]);
    const left = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true });
    await act(async () => find('[role=tab]').dispatchEvent(left));
    expect(select).toHaveBeenCalledWith('account');
    expect(document.activeElement?.textContent).toBe('Account');
    expect(find('[role=tabpanel]').getAttribute('aria-labelledby')).toBe(find('[role=tab]').id);
  });

  test('radio cards are one named group, and disabled ones can’t be chosen', async () => {
    const choose = vi.fn();
    const options = [
      { value: 1, label: 'GCash' },
      { value: 2, label: 'Bank', disabled: true },
    ];
    await render(<RadioCards legend="Channel" options={options} value={undefined} onChange={choose} />);
    const group = find('[role=radiogroup]');
    expect(document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent).toBe('Channel');
    await press('GCash');
    expect(choose).toHaveBeenCalledWith(1);
    expect([...document.querySelectorAll('input')].map((radio) => radio.disabled)).toEqual([false, true]);
  });
});

describe('dialogs', () => {
  test('a dialog opens with focus on its heading, and Escape asks to close it', async () => {
    const close = vi.fn();
    await render(
      <Dialog title="Tips" onClose={close} closeLabel="Close">
        text
      </Dialog>,
    );
    expect(dialog().open).toBe(true);
    expect(document.activeElement).toBe(find('h2'));
    await act(async () => dialog().dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(close).toHaveBeenCalledOnce();
  });

  test('a dialog that is reopened before its close event fires stays open', async () => {
    const close = vi.fn();
    await render(
      <Dialog title="Tips" onClose={close} closeLabel="Close">
        text
      </Dialog>,
    );
    await act(async () => dialog().dispatchEvent(new Event('close')));
    expect(close).not.toHaveBeenCalled();
  });

  test('a dialog’s header and footer are no page landmarks', async () => {
    await render(
      <Dialog title="Tips" foot={<button type="button">Well</button>}>
        text
      </Dialog>,
    );
    expect(dialog().querySelectorAll('header, footer')).toHaveLength(0);
  });

  test('a mandatory dialog opens again when the browser closes it', async () => {
    await render(<Dialog title="Age">text</Dialog>);
    await act(async () => dialog().close());
    expect(dialog().open).toBe(true);
    expect(document.querySelector('dialog button')).toBeNull();
  });
});

describe('cards', () => {
  test('a small card is only a link', async () => {
    const card = { brand: 'Lagoon', cover: '/games/7.svg', badges: [hot], resting: false, liked: false };
    await render(
      <GameCard small href="/game/start?gameId=7" name="Gold Tide" {...card} likeLabel="Like" onLike={() => {}} />,
    );
    expect(find('article').textContent).toBe('Gold Tide');
    expect(button('Like')).toBeUndefined();
  });

  test('a game card is a link by its name, with a heart to toggle', async () => {
    const like = vi.fn();
    await render(
      <GameCard
        href="/game/start?gameId=7"
        name="Gold Tide"
        brand="Lagoon"
        cover="/games/7.svg"
        badges={[hot]}
        resting={false}
        liked={false}
        likeLabel="Like Gold Tide"
        onLike={like}
      />,
    );
    expect(find('a').textContent).toBe('Gold Tide');
    expect(button('Like Gold Tide')!.getAttribute('aria-pressed')).toBe('false');
    await press('Like Gold Tide');
    expect(like).toHaveBeenCalledWith(true);
    expect(location.pathname).not.toBe('/game/start');
  });
});
