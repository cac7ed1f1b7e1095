import { useState } from 'react';
import type { Input, Output } from '#contract/endpoints.ts';
import { plainName } from '#contract/typed/realName.ts';
import { readIdNo } from '#contract/typed/idNumber.ts';
import type { KycSide } from '#contract/kyc.ts';
import { plain } from '#contract/typed/plain.ts';
import { longestText } from '#shared/forms/person.ts';
import { useSentForm } from '#shared/forms/useSentForm.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { checkSession } from '#shared/forms/checkSession.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { pictureAtFault, placeOf, type FormError } from './refusals.ts';
import { fieldErrorsOf, isTooYoung, type FieldError } from './rules.ts';
import { isIdType, namesOf, pictureNames, sidesOf, stepOf, steps, type KycValues, type Step } from './steps.ts';
import type { Draft } from './useDraft.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { usePictures } from './usePictures.ts';
import { words } from './words.en.ts';

const trimmed = (typed: KycValues) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, typeof value === 'string' ? plain(value) : value]),
  ) as KycValues;

interface Plan {
  check: Output<'kyc'>;
  initial: KycValues;
  draft: Draft;
  /** The staff or the operator requires a correction at a step. */
  onCorrection: (step: Step) => void;
  onSent: () => void;
}

/**
 * The state of an application: its values, its pictures, and sending it, picture by picture and then as a whole
 * (KY-04).
 */
export function useApplication({ check, initial, draft, onCorrection, onSent }: Plan) {
  const t = words.use();
  const pictures = usePictures(draft.pictures);
  const [isBarred, setIsBarred] = useState(false);
  const toCorrect = check.fields ?? [];

  /** A picture uploaded earlier that the staff didn't reject. */
  const received = (side: KycSide) =>
    toCorrect.includes(pictureNames[side]) ? undefined : check.uploaded?.find((each) => each.side === side)?.fileId;
  const has = (side: KycSide) => pictures.of(side) !== undefined || received(side) !== undefined;

  /** Ends the application: nothing of a barred player's stays on the device. */
  function end() {
    kept.forget();
    setIsBarred(true);
    void app.kyc.forgetKyc().catch(() => {});
  }

  async function submit(typed: KycValues) {
    const { epoch } = stores.session;
    const ids: Record<string, string> = {};
    for (const side of sidesOf(typed.idType)) {
      checkSession(epoch);
      ids[pictureNames[side]] = pictures.of(side) ? await pictures.send(side) : (received(side) ?? '');
    }
    const { idType, idNo, realName, birthday, expiry, consent, ...address } = trimmed(typed);
    const input = {
      idType,
      idNo: (isIdType(idType) && readIdNo(idType, typed.idNo)) || idNo,
      realName: plainName(realName),
      birthday,
      ...(expiry && { expiry }),
      ...ids,
      address,
      consent,
    };
    checkSession(epoch);
    await app.kyc.addKyc(input as Input<'addKyc'>);
  }

  const form = useSentForm<KycValues, FieldError, FormError>({
    initial,
    check: (typed) => fieldErrorsOf(typed, operatorTime()),
    longest: Object.fromEntries(namesOf.address.map((name) => [name, longestText])),
    say: (error) => t(typeof error === 'string' ? error : error.key),
    place: placeOf,
    async send(typed) {
      kept.keep();
      try {
        await submit(typed);
        onSent();
      } catch (failure) {
        const place = placeOf(failure, Object.keys(typed));
        if (place?.at === 'field') onCorrection(stepOf(place.field) ?? 'review');
        else if (place?.key === 'picturesRefused') {
          const side = sidesOf(typed.idType).find((each) => pictureNames[each] === pictureAtFault(failure));
          if (side) pictures.refuse(side);
          onCorrection('pictures');
        } else if (place?.key === 'barred') end();
        else if (place?.key === 'sentAlready') void app.replies.read('kyc', {}).catch(() => {});
        throw failure;
      }
    },
  });

  const { values } = form;
  const kept = useKeptDraft(values);

  const sides = sidesOf(values.idType);
  const fieldErrors = fieldErrorsOf(values, operatorTime());
  const tooYoung = isTooYoung(values.birthday, operatorTime());
  const isDone = (step: Step) =>
    step === 'pictures'
      ? sides.every(has)
      : namesOf[step].every((name) => !fieldErrors[name] && !(name === 'birthday' && tooYoung));

  return {
    form,
    pictures,
    sides,
    toCorrect,
    has,
    /** Whether the operator has an earlier picture of this side that may be reused. */
    received: (side: KycSide) => !pictures.of(side) && received(side) !== undefined,
    isDone,
    /** The date of birth is valid, but ends the application once the player has confirmed it (KY-05). */
    tooYoung,
    barred: isBarred,
    end,
    /** The first step that is incomplete. */
    firstOpen: (): Step => steps.find((step) => !isDone(step)) ?? 'review',
    begun: Object.keys(draft.values).length > 0 || draft.pictures.length > 0,
  };
}

export type Application = ReturnType<typeof useApplication>;
