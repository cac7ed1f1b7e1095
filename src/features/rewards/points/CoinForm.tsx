import * as codes from '#contract/codes.ts';
import type { CoinRate } from '#contract/endpoints/diamonds.ts';
import { readWhole } from '#contract/typed/amount.ts';
import { props } from '#contract/props.ts';
import { formatMoney } from '#i18n/money.ts';
import { ServerCountdown } from '#shared/claims/ServerCountdown.tsx';
import { Worth } from '#shared/draws/Worth.tsx';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import type { Phrase } from '#shared/forms/phrase.ts';
import type { Answers } from '#shared/forms/refusals.ts';
import { useOperatorForm } from '#shared/forms/useOperatorForm.ts';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { Card } from '#ui/Card.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Slider } from '#ui/forms/Slider.tsx';
import { mostOf, numberError, worthOf } from './coinRules.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './PointsScreen.module.css';
import { useTurnover } from './useTurnover.ts';
import { words } from './words.en.ts';

type FieldError = Phrase<typeof words.en, 'numberWrong' | 'notEnough' | 'dayOver' | 'depositFirst'>;

interface CoinFormProps {
  /** The player's diamonds. */
  diamond: number;
  rate: Readonly<CoinRate>;
  exchange: MoneyAct<'exchangeDiamonds'>;
}

/** Exchanges diamonds for money: by a slider or a number, with its value in pesos, up to the day's limit (DI-01). */
export function CoinForm({ diamond, rate, exchange }: CoinFormProps) {
  const t = words.use();
  const { left, resetAt, min } = rate;
  const done = typeof left === 'number' && left < min;
  return (
    <Card nacre aria-label={t('toCash')}>
      <div className={css['head']}>
        <h2 className={typography['heading']}>{t('toCash')}</h2>
        <WorthOfDiamonds rate={rate} />
      </div>
      {mostOf(rate, diamond) > 0 ? (
        <Choice diamond={diamond} rate={rate} exchange={exchange} />
      ) : (
        <p className={typography['caption']}>{done ? t('dayDone') : t('tooFew', { n: min })}</p>
      )}
      {typeof left === 'number' && (
        <div className={css['head']}>
          <small className={typography['caption']}>{t('leftToday', { n: Math.max(0, left) })}</small>
          {resetAt && (
            <small className={typography['caption']}>
              {t('resets')} <ServerCountdown label={t('resets')} until={resetAt} />
            </small>
          )}
        </div>
      )}
    </Card>
  );
}

const WorthOfDiamonds = ({ rate: { diamond: num, coin } }: Pick<CoinFormProps, 'rate'>) => (
  <Worth id={props.diamond} rate={{ num, coin }} />
);

function Choice({ diamond, rate, exchange }: CoinFormProps) {
  const t = words.use();
  const { min, step } = rate;
  const turnover = useTurnover(rate.turnover);
  const most = mostOf(rate, diamond);
  const answers: Answers<FieldError> = {
    [codes.lowBalance]: () => ({ key: 'notEnough', params: { n: diamond }, field: 'diamond' }),
    [codes.conditionUnmet]: ({ need }) =>
      need === 'recharge' ? { key: 'depositFirst' } : { key: 'dayOver', field: 'diamond' },
  };
  const form = useOperatorForm<{ diamond: string }, FieldError>({
    words,
    answers,
    initial: { diamond: String(min) },
    check: ({ diamond: typed }) => ({ diamond: numberError(typed, rate, diamond) }),
    send: ({ diamond: typed }) => exchange.send({ diamond: readWhole(typed)! }),
  });
  const field = form.text('diamond', t('stepHint', { min, step }));
  const many = Math.min(readWhole(field.value) ?? 0, most);
  const pesos = numberError(field.value, rate, diamond) ? '—' : formatMoney(worthOf(rate, many));
  return (
    <OperatorForm form={{ ...form, busy: form.busy || exchange.busy }} submit={t('exchange')}>
      <div className={layout['stack2']}>
        <Slider
          label={t('howMany')}
          min={min}
          max={most}
          step={step}
          value={Math.max(min, many)}
          text={`${t('diamondCount', { n: many })}, ${formatMoney(worthOf(rate, many))}`}
          onChange={(value) => field.onChange(String(value))}
        />
        <Field {...field} label={t('howMany')} linesApart inputMode="numeric" autoComplete="off" enterKeyHint="done" />
      </div>
      <output className={css['get']}>{t('getCash', { amount: pesos })}</output>
      <small className={typography['caption']}>{turnover}</small>
    </OperatorForm>
  );
}
